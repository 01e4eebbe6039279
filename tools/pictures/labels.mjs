const parts = {
  layout: {
    '.rp-nav': { en: 'Navbar', zh: '导航栏' },
    '.rp-doc-layout__sidebar': { en: 'Sidebar', zh: '侧边栏' },
    '.rspress-doc': { en: 'Content', zh: '正文' },
    '.rp-doc-footer': { en: 'Footer', zh: '页脚' },
    '.rp-outline': { en: 'Outline', zh: '大纲' },
  },
  left: {
    '.rp-nav__title': { en: 'Logo and title', zh: 'logo 和标题' },
    '.rp-nav__left .rp-nav-menu__item': { en: 'Links on the left', zh: '左侧的链接' },
  },
  right: {
    '.rp-search-button': { en: 'Search box', zh: '搜索框' },
    '.rp-nav__right .rp-nav-menu--right .rp-nav-menu__item': {
      en: 'Links on the right',
      zh: '右侧的链接',
    },
    '.rp-nav__others > li:nth-of-type(1)': { en: 'Language menu', zh: '语言菜单' },
    '.rp-nav__others > li:nth-of-type(2)': { en: 'Version menu', zh: '版本菜单' },
    '.rp-nav__others > .rp-switch-appearance': { en: 'Dark mode switch', zh: '深色模式开关' },
    '.rp-nav__others > .rp-social-links': { en: 'Social links', zh: '社交链接' },
  },
};

/** @param {Record<string, Record<'en' | 'zh', string>>} named @param {'en' | 'zh'} lang */
const inLanguage = (named, lang) =>
  Object.entries(named).map(([selector, label]) => ({ selector, label: label[lang] }));

/** @param {'en' | 'zh'} lang */
const labelsIn = (lang) => ({
  layout: inLanguage(parts.layout, lang),
  navbar: { left: inLanguage(parts.left, lang), right: inLanguage(parts.right, lang) },
});

/** The parts of a page and of its navbar, with their labels in each language. */
export const labels = { en: labelsIn('en'), zh: labelsIn('zh') };
