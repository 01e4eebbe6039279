/** What readers search for if they don't know the plugin or its package. */
interface PluginQueries {
  en: readonly string[];
  zh: readonly string[];
}

/** Queries for the pages of official plugins by page, including plugins that moved into the core. */
export const pluginQueries: Readonly<Record<string, PluginQueries>> = {
  algolia: {
    en: ['docsearch', 'replace the built-in search by algolia'],
    zh: ['docsearch', '用 algolia 替换内置搜索'],
  },
  'api-docgen': {
    en: ['table of props', 'show props of a react component'],
    zh: ['组件属性表格', '从类型生成属性表'],
  },
  'client-redirects': {
    en: ['redirect an old address', 'redirect in the browser'],
    zh: ['旧地址重定向', '浏览器里重定向'],
  },
  'container-syntax': {
    en: ['container kinds', 'github alerts and containers'],
    zh: ['容器种类', '容器语法'],
  },
  'last-updated': {
    en: ['date of the last change', 'last updated author'],
    zh: ['最后更新时间', '显示最后修改日期'],
  },
  llms: {
    en: ['markdown for ai readers plugin', 'llms-full.txt'],
    zh: ['给 AI 的 markdown 插件', 'llms-full.txt'],
  },
  'medium-zoom': {
    en: ['image zoom', 'enlarge images on click'],
    zh: ['图片缩放', '点击图片放大'],
  },
  playground: {
    en: ['try mdx', 'live code editor'],
    zh: ['试写 mdx', '在线编辑代码'],
  },
  preview: {
    en: ['live preview of a component', 'preview component demo iframe'],
    zh: ['代码块 预览', '代码块显示运行结果'],
  },
  rss: {
    en: ['publish a feed', 'atom feed of news'],
    zh: ['订阅源', '发布 atom'],
  },
  shiki: {
    en: ['code highlighting themes', 'add a language to highlight'],
    zh: ['代码高亮主题', '添加高亮语言'],
  },
  sitemap: {
    en: ['sitemap.xml', 'sitemap for search engines'],
    zh: ['sitemap.xml', '站点地图'],
  },
  twoslash: {
    en: ['types on hover in code blocks', 'type check code blocks'],
    zh: ['代码块 类型提示', '代码块 类型检查'],
  },
  typedoc: {
    en: ['generate pages from a typescript module', 'api pages from typescript'],
    zh: ['从 TypeScript 模块生成页面', '生成 API 文档'],
  },
};
