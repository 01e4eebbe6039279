import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TranslationNote } from './TranslationNote.tsx';

const { page, site } = vi.hoisted(() => ({
  page: {} as Record<string, unknown>,
  site: { lang: 'en' },
}));
vi.mock('@rspress/core/runtime', () => ({
  usePage: () => ({ page }),
  useSite: () => ({ site }),
  withBase: (path: string) => `/base${path}`,
}));
vi.mock('@rspress/core/theme-original', () => ({ Callout: 'div' }));
vi.mock('../navbar/useAlternates.ts', () => ({
  useAlternates: () => [{ lang: 'en', label: 'English', path: '/guide/a' }],
}));
vi.mock('@handbook/content/browser', () => ({ useText: () => (key: string) => key }));

it('links an outdated translation to the English page', () => {
  page.translationPending = { since: '2026-03-02T10:00:00Z', day: '2026年3月2日' };
  const html = renderToStaticMarkup(<TranslationNote />);
  expect(html).toContain('translationNote.since');
  expect(html).toContain('href="/base/guide/a"');
  page.translationPending = undefined;
  expect(renderToStaticMarkup(<TranslationNote />)).toBe('');
});
