import type { TabProps, TabsProps } from '@rspress/core/theme-original';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** One tab with what it shows. */
export interface TabParts {
  key: string;
  label: ReactNode;
  value?: string | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

/** The tabs that are named by `values`, or by the `<Tab>`s themselves. */
export function readTabs({ values, children }: TabsProps): TabParts[] {
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

/** The tab that is open at first. */
export function chosenTab(
  tabs: readonly TabParts[],
  { defaultValue, defaultIndex = 0 }: Pick<TabsProps, 'defaultValue' | 'defaultIndex'>,
): number {
  const named =
    defaultValue === undefined ? -1 : tabs.findIndex(({ value }) => value === defaultValue);
  return named === -1 ? defaultIndex : named;
}

/** Where a key leads from a tab, past those that are disabled; undefined for a key that leads nowhere. */
export function nextTab(
  tabs: readonly TabParts[],
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

/** The words of a label, without its pictures. */
export function textOf(label: ReactNode): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label);
  if (Array.isArray(label)) return label.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(label)) return textOf(label.props.children);
  return '';
}
