import {
  Tabs as OriginalTabs,
  type TabsProps,
  useStorageValue,
} from '@rspress/core/theme-original';
import { forwardRef, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import '@rspress/core/dist/theme/components/Tabs/index.css';
import { initialTab, nextTab, readTabs, textOf } from './readTabs.ts';
import './tabs.css';

/**
 * The framework's tabs with the roles and keyboard support of tabs. The framework's labels aren't focusable, and an invalid
 * stored index hides all panels.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  const tabs = readTabs(props);
  const { groupId, tabPosition = 'left', keepDOM = true } = props;
  const start = initialTab(tabs, props);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(start);
  const [stored, setStored] = useStorageValue(`rspress.tabs.${groupId}`, String(start));
  const wanted = groupId ? Number(stored) : own;
  const current = tabs[wanted] ? wanted : start;
  const choose = (index: number) => {
    if (tabs[index]?.disabled) return;
    props.onChange?.(index);
    if (groupId) setStored(String(index));
    else setOwn(index);
  };

  // Find in page searches the other panels too, and shows the one with the match. React would set `hidden` to an empty string.
  useEffect(() => {
    const element = panels.current;
    if (!element || !('onbeforematch' in element)) return;
    [...element.children].forEach((panel, index) => {
      const isClosed = index !== current && !tabs[index]?.disabled;
      panel.toggleAttribute('hidden', isClosed);
      if (isClosed) panel.setAttribute('hidden', 'until-found');
      // Only the content of such a panel is hidden, and screen readers would find an empty panel.
      panel.ariaHidden = isClosed ? 'true' : null;
    });
    const onBeforeMatch = ({ target }: Event) => {
      const index = [...element.children].indexOf(target as Element);
      if (index >= 0) choose(index);
    };
    element.addEventListener('beforematch', onBeforeMatch);
    return () => element.removeEventListener('beforematch', onBeforeMatch);
  });

  // For SSG-MD, the framework renders all panels.
  if (import.meta.env.SSG_MD) return <OriginalTabs {...props} />;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(tabs, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className={`rp-tabs ${props.className ?? ''}`} ref={ref}>
      <div
        className="rp-tabs__label rp-tabs__label--no-scrollbar"
        role="tablist"
        style={{ justifyContent: tabPosition === 'center' ? 'center' : 'flex-start' }}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ key, label, disabled }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === current}
            aria-controls={`${id}panel${index}`}
            disabled={disabled}
            tabIndex={index === current ? 0 : -1}
            data-index={index}
            className={`rp-tabs__label__item rp-tabs__label__item--${index === current ? 'selected' : 'not-selected'} ${props.labelItemClassName ?? ''}`}
            onClick={() => choose(index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="rp-tabs__content" ref={panels}>
        {tabs.map(({ key, label, content }, index) => (
          <div
            key={key}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            data-index={index}
            data-label={textOf(label)}
            className={`rp-tabs__content__item rp-tabs__content__item--${index === current ? 'active' : 'hidden'} ${props.contentItemClassName ?? ''}`}
          >
            {(keepDOM || index === current) && content}
          </div>
        ))}
      </div>
    </div>
  );
});
