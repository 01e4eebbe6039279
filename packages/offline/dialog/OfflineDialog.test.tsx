// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { OfflineDialog } from './OfflineDialog.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { register, store } = vi.hoisted(() => ({ register: vi.fn(), store: vi.fn() }));

vi.mock('@rspress/core/runtime', () => ({ useSite: () => ({ site: { base: '/' } }) }));
vi.mock('@handbook/content/browser', () => ({ useText: () => (key: string) => key }));
vi.mock('../registration/register.ts', () => ({ register }));
vi.mock('./languageStore.ts', () => {
  const state = { kind: 'absent', size: 1, stored: 0, pageCount: 1 };
  return {
    LanguageStore: class {
      store = store;
      check = () => {};
      subscribe = () => () => {};
      state = () => state;
    },
  };
});

it('shows an error while the browser refuses the service worker', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<OfflineDialog lang="en" onClose={() => {}} />));
  const press = () => act(async () => document.querySelector('button')?.click());
  const status = () => document.querySelector('[role=status]')?.textContent;
  expect(status()).toBe('offline.status.absent');

  register.mockRejectedValueOnce(new Error('denied'));
  await press();
  expect(status()).toBe('offline.problem.worker offline.status.absent');
  expect(store).not.toHaveBeenCalled();

  register.mockResolvedValueOnce({});
  await press();
  expect(status()).toBe('offline.status.absent');
  expect(store).toHaveBeenCalledOnce();
});
