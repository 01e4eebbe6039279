import type { TabProps, TabsProps } from '@rspress/core/theme-original';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The label and the content of a tab. */
export interface TabItem {
  key: string;
  label: ReactNode;
  value?: string | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

/** Returns the tabs from `values`, or else from the `Tab` children. */
export function readTabs({ values, children }: TabsProps): TabItem[] {
  const elements = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  if (values && values.length > 0) {
    return values.map((item, index) => ({
      ...item,
      key: item.value,
      content: elements.find(({ props }) => props.value === item.value) ?? elements[index],
    }));
  }
  return elements.map((content, index) => {
    const { label, value, disabled } = content.props;
    return { key: value ?? String(index), label, value, disabled, content };
  });
}

/** Returns the index of the tab that is open at first. */
export function initialTab(
  tabs: readonly TabItem[],
  { defaultValue, defaultIndex = 0 }: Pick<TabsProps, 'defaultValue' | 'defaultIndex'>,
): number {
  const named =
    defaultValue === undefined ? -1 : tabs.findIndex(({ value }) => value === defaultValue);
  return named === -1 ? defaultIndex : named;
}

/** Returns the index of the tab that a key selects, skipping disabled tabs; undefined for other keys. */
export function nextTab(
  tabs: readonly TabItem[],
  current: number,
  key: string,
): number | undefined {
  const open = tabs.flatMap(({ disabled }, index) => (disabled ? [] : [index]));
  const at = open.indexOf(current);
  if (key === 'ArrowRight') return open[(at + 1) % open.length];
  if (key === 'ArrowLeft') return open.at(at - 1);
  if (key === 'Home') return open[0];
  if (key === 'End') return open.at(-1);
  return undefined;
}

/** Returns the text of a label, without icons. */
export function textOf(label: ReactNode): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label);
  if (Array.isArray(label)) return label.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(label)) return textOf(label.props.children);
  return '';
}
