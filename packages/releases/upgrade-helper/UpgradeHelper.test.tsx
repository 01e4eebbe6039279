// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { HelperData } from './data.ts';
import { UpgradeHelper } from './UpgradeHelper.tsx';

vi.mock('@handbook/content/browser', () => ({
  Link: (props: ComponentProps<'a'>) => <a {...props} />,
}));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const item = (name: string, version: string, kind: 'added' | 'removed') => ({
  kind,
  area: 'config',
  label: 'Options',
  name,
  fact: { type: 'boolean' },
  version,
  ...(kind === 'added' && { link: `/api/#${name}` }),
});

const data: HelperData = {
  texts: {
    'helper.summary': '{{count}} from {{from}} to {{to}}',
    'helper.none': 'none',
    'helper.order': 'order',
    colon: ': ',
    comma: ', ',
  },
  versions: ['1.47.2', '2.0.0', '2.0.1', '2.0.2'],
  entries: { '2.0.0': '/r#v2-0-0', '2.0.1': '/r#v2-0-1', '2.0.2': '/r#v2-0-2' },
  items: [item('fresh', '2.0.1', 'added'), item('gone', '2.0.2', 'removed')],
  steps: [{ text: 'Replace the packages', link: '/migrate#replace' }],
};

let root: Root | undefined;
const show = (search = '') => {
  history.replaceState(null, '', `/releases/${search}`);
  return act(() => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<UpgradeHelper data={data} />);
  });
};
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

const status = () => document.querySelector('[role="status"]')?.textContent;
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const choose = (name: string, value: string) =>
  act(() => {
    const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    if (!select) throw new Error(`There is no ${name}.`);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

it('renders the step to the newest release during the build', () => {
  expect(renderToString(<UpgradeHelper data={data} />)).toContain('1 from 2.0.1 to 2.0.2');
});

it('reads the choice from the URL, and shows all differences in between', async () => {
  await show('?from=2.0.0&to=2.0.2');
  expect(status()).toBe('2 from 2.0.0 to 2.0.2');
  expect(links()).toEqual(['/api/#fresh', '/r#v2-0-1', '/r#v2-0-2']);
  expect(document.body.textContent).toContain('gone');
});

it('writes the choice to the URL', async () => {
  await show();
  await choose('from', '2.0.0');
  await choose('to', '2.0.1');
  expect(location.search).toBe('?from=2.0.0&to=2.0.1');
  expect(status()).toBe('1 from 2.0.0 to 2.0.1');
});

it('links to the migration from version 1, and has no links for a downgrade', async () => {
  await show('?from=1.47.2&to=2.0.0');
  expect(links()).toEqual(['/migrate#replace', '/r#v2-0-0']);
  expect(status()).toBe('none');
  await choose('from', '2.0.1');
  expect(status()).toBe('order');
  expect(links()).toEqual([]);
});
