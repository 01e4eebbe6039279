import { describe, expect, it } from 'vitest';
import { initialTab, nextTab, readTabs, textOf } from './readTabs.ts';

const Tab = (_: { label?: string; value?: string; disabled?: boolean }) => null;
const children = [
  <Tab key="a" label="A" value="a" />,
  ' ',
  <Tab key="b" label="B" value="b" disabled />,
  <Tab key="c" label="C" value="c" />,
];

describe('readTabs', () => {
  it('reads labels from the tabs, and ignores text between them', () => {
    expect(readTabs({ children }).map(({ label }) => label)).toEqual(['A', 'B', 'C']);
  });

  it('reads labels from `values`, and finds the content of each', () => {
    const tabs = readTabs({ values: [{ label: 'Last', value: 'c' }], children });
    expect(tabs).toMatchObject([{ label: 'Last', content: { props: { value: 'c' } } }]);
  });
});

describe('initialTab', () => {
  const tabs = readTabs({ children });
  it('is the tab with the value, or the index, or the first tab', () => {
    expect(initialTab(tabs, { defaultValue: 'c', defaultIndex: 1 })).toBe(2);
    expect(initialTab(tabs, { defaultValue: 'none', defaultIndex: 2 })).toBe(2);
    expect(initialTab(tabs, {})).toBe(0);
  });
});

describe('nextTab', () => {
  const tabs = readTabs({ children });
  it('wraps around, and skips disabled tabs', () => {
    expect(nextTab(tabs, 0, 'ArrowRight')).toBe(2);
    expect(nextTab(tabs, 2, 'ArrowRight')).toBe(0);
    expect(nextTab(tabs, 0, 'ArrowLeft')).toBe(2);
  });

  it('supports Home and End, and ignores other keys', () => {
    expect(nextTab(tabs, 2, 'Home')).toBe(0);
    expect(nextTab(tabs, 0, 'End')).toBe(2);
    expect(nextTab(tabs, 0, 'Tab')).toBeUndefined();
  });
});

describe('textOf', () => {
  it('ignores icons', () => {
    const label = (
      <div>
        <svg aria-hidden="true" />
        <span>npm</span>
      </div>
    );
    expect(textOf(label)).toBe('npm');
  });
});
