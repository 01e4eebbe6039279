import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { TranslationNote } from './TranslationNote.tsx';

const { page, site } = vi.hoisted(() => ({
  page: { _relativePath: 'zh/guide/a.mdx' } as Record<string, unknown>,
  site: { lang: 'en', themeConfig: { editLink: { docRepoBaseUrl: 'https://host.example/docs' } } },
}));
vi.mock('@rspress/core/runtime', () => ({
  usePage: () => ({ page }),
  useSite: () => ({ site }),
  withBase: (path: string) => `/base${path}`,
}));
vi.mock('../navbar/useAlternates.ts', () => ({
  useAlternates: () => [{ lang: 'en', label: 'English', path: '/guide/a' }],
}));
vi.mock('@handbook/content/browser', () => ({
  useText:
    () =>
    (key: string, values: object = {}) =>
      [key, ...Object.values(values)].join(' '),
}));

const rendered = () => renderToStaticMarkup(<TranslationNote />);
beforeEach(() => {
  delete page.translationPending;
});

it('shows the date, and links to the English page and to the edit form', () => {
  page.translationPending = { since: '2026-03-02T10:00:00Z', day: '2026年3月2日' };
  expect(rendered()).toBe(
    '<p class="translation-note rp-not-doc" role="note">translationNote.since 2026年3月2日 ' +
      '<a href="/base/guide/a" hrefLang="en">translationNote.original</a> · ' +
      '<a href="https://host.example/docs/zh/guide/a.mdx">translationNote.edit</a></p>',
  );
});

it('leaves out an unknown date', () => {
  page.translationPending = {};
  expect(rendered()).toContain('translationNote.text ');
});

it('is absent on a page that is up to date', () => {
  expect(rendered()).toBe('');
});
