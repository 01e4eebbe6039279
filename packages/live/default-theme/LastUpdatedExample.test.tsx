import { LastUpdated } from '@rspress/core/dist/theme/components/LastUpdated/index.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LastUpdatedLine } from './LastUpdatedExample.tsx';

const { page } = vi.hoisted(() => ({ page: { lastUpdatedTime: '', lastUpdatedAuthor: '' } }));
vi.mock('@handbook/content/browser', () => ({ useText: () => (key: string) => key }));
vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string) => key,
  useLang: () => 'en',
  usePage: () => ({ page }),
  useSite: () => ({ site: { themeConfig: { lastUpdated: true } } }),
}));

it.each([undefined, 'Ada'])(
  'renders the same markup as the framework’s component, author %s',
  (author) => {
    page.lastUpdatedTime = new Date('2026-11-21T11:49:05Z').toLocaleString('en', {
      timeZone: 'UTC',
    });
    page.lastUpdatedAuthor = author ?? '';
    expect(renderToStaticMarkup(<LastUpdatedLine author={author} />)).toBe(
      renderToStaticMarkup(<LastUpdated />),
    );
  },
);
