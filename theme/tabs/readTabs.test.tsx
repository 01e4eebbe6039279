import { describe, expect, it } from 'vitest';
import { chosenTab, nextTab, readTabs, textOf } from './readTabs.ts';

const Tab = (_: { label?: string; value?: string; disabled?: boolean }) => null;
const children = [
  <Tab key="a" label="A" value="a" />,
  ' ',
  <Tab key="b" label="B" value="b" disabled />,
  <Tab key="c" label="C" value="c" />,
];

describe('readTabs', () => {
  it('takes labels from the tabs, and nothing from text between them', () => {
    expect(readTabs({ children }).map(({ label }) => label)).toEqual(['A', 'B', 'C']);
  });

  it('takes labels from values, and finds the content of each', () => {
    const tabs = readTabs({ values: [{ label: 'Last', value: 'c' }], children });
    expect(tabs).toMatchObject([{ label: 'Last', content: { props: { value: 'c' } } }]);
  });
});

describe('chosenTab', () => {
  const tabs = readTabs({ children });
  it('is the named one, else the numbered one, else the first', () => {
    expect(chosenTab(tabs, { defaultValue: 'c', defaultIndex: 1 })).toBe(2);
    expect(chosenTab(tabs, { defaultValue: 'none', defaultIndex: 2 })).toBe(2);
    expect(chosenTab(tabs, {})).toBe(0);
  });
});

describe('nextTab', () => {
  const tabs = readTabs({ children });
  it('goes round past disabled tabs', () => {
    expect(nextTab(tabs, 0, 'ArrowRight')).toBe(2);
    expect(nextTab(tabs, 2, 'ArrowRight')).toBe(0);
    expect(nextTab(tabs, 0, 'ArrowLeft')).toBe(2);
  });

  it('knows both ends, and leaves other keys alone', () => {
    expect(nextTab(tabs, 2, 'Home')).toBe(0);
    expect(nextTab(tabs, 0, 'End')).toBe(2);
    expect(nextTab(tabs, 0, 'Tab')).toBeUndefined();
  });
});

describe('textOf', () => {
  it('leaves pictures out', () => {
    const label = (
      <div>
        <svg aria-hidden="true" />
        <span>npm</span>
      </div>
    );
    expect(textOf(label)).toBe('npm');
  });
});
