import { defineConfig } from '@rspress/core';

/** A site of the default theme with everything that its navbar can contain. */
export default defineConfig({
  root: 'docs',
  lang: 'en',
  route: { localeRedirect: 'never' },
  locales: [
    { lang: 'en', label: 'English', title: 'Teapot' },
    { lang: 'zh', label: '简体中文', title: 'Teapot' },
  ],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  themeConfig: {
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/acme/teapot' }],
    editLink: { docRepoBaseUrl: 'https://github.com/acme/teapot/edit/main/docs' },
  },
});
