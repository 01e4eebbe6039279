import {
  Tabs as OriginalTabs,
  type TabProps,
  type TabsProps,
  useStorageValue,
} from '@rspress/core/theme-original';
import { Children, forwardRef, isValidElement, type ReactElement, useState } from 'react';
import './tabs.css';

/**
 * The framework's tabs with buttons in their labels, which aren't focusable otherwise. A click on a button reaches the label.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  const { children, values, groupId, defaultValue, defaultIndex = 0 } = props;
  const elements = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  const tabs = values?.length
    ? values
    : elements.map(({ props: { label, value, disabled } }, index) => ({
        label,
        value: value ?? String(index),
        disabled,
      }));
  const named = tabs.findIndex(({ value }) => value === defaultValue);
  const start = named < 0 ? defaultIndex : named;
  const [own, setOwn] = useState(start);
  const [stored, setStored] = useStorageValue(`rspress.tabs.${groupId}`, String(start));
  // The framework shows nothing if the stored tab doesn't exist in this group.
  const isShared = groupId !== undefined && tabs[Number(stored)] !== undefined;
  const current = isShared ? Number(stored) : own;

  return (
    <OriginalTabs
      {...props}
      ref={ref}
      {...(!isShared && { groupId: undefined as never })}
      values={tabs.map(({ label, value, disabled = false }, index) => ({
        value,
        disabled,
        label: (
          <button type="button" disabled={disabled} aria-pressed={index === current}>
            {label}
          </button>
        ),
      }))}
      onChange={(index) => {
        setOwn(index);
        if (groupId !== undefined) setStored(String(index));
        props.onChange?.(index);
      }}
    />
  );
});
