import { type TabsProps, useStorageValue } from '@rspress/core/theme-original';
import { forwardRef, type KeyboardEvent, useId, useRef, useState } from 'react';
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
      <div className="rp-tabs__content">
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
