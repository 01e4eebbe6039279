import { defineConfig } from '@rspress/core';

export default defineConfig({
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', title: 'Tidebook', description: 'When the water comes.' },
    { lang: 'zh', label: '简体中文', title: '潮汐手册', description: '潮水几时来。' },
  ],
  icon: '/wave.svg',
  logo: '/wave.svg',
  logoText: 'Tidebook',
  llms: true,
  themeConfig: {
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rspress' },
      { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
    ],
  },
  route: { cleanUrls: true, localeRedirect: 'never' },
  builderConfig: {
    resolve: {
      // The highlighter with four languages instead of all: `CodeBlockRuntime` itself is the shipped one.
      alias: { shiki$: './theme/fewLanguages.ts' },
    },
  },
});
