// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { IconGrid } from './IconGrid.tsx';

const clipboard = vi.hoisted(() => ({ copyToClipboard: vi.fn<() => Promise<boolean>>() }));
vi.mock('@handbook/content/browser', () => ({
  useText: () => (key: string, values: object) => `${key} ${Object.values(values).join()}`,
}));
vi.mock('@rspress/core/theme-original', () => clipboard);
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const clickFirst = async () => {
  await act(async () => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<IconGrid icons={[{ name: 'IconCopy', picture: <svg />, code: 'the import' }]} />);
  });
  await act(async () => document.querySelector('button')?.click());
};
const status = () => document.querySelector('[role=status]')?.textContent;
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

it('labels each button, copies its code, and confirms it', async () => {
  clipboard.copyToClipboard.mockResolvedValue(true);
  await clickFirst();
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('icons.copy IconCopy');
  expect(clipboard.copyToClipboard).toHaveBeenCalledWith('the import');
  expect(status()).toBe('icons.copied the import');
});

it('doesn’t confirm a copy that failed', async () => {
  clipboard.copyToClipboard.mockResolvedValue(false);
  await clickFirst();
  expect(status()).toBe('');
});
