/** A value for each language, by its code. */
export type ByLanguage = Readonly<Record<string, string>>;

/** A link to a tool or list of the toolchain. */
export interface ToolLink {
  name: string;
  /** A short description. */
  desc: ByLanguage;
  /** Path of the logo below the public folder. Most logos are views of a single file, to save requests. */
  logo: string;
  /** Enlarges (above 1) or shrinks (below 1) a logo that looks too small or too large. */
  logoScale?: number;
  /** The tool's site. Languages that aren't listed use the URL of the default language. */
  url: ByLanguage;
}

/**
 * The links in the header menu. The first six, the tools in the order of a project's life cycle, are also the cards of the
 * home page. A test fails on a logo that doesn't exist.
 */
export const ecosystemLinks: readonly ToolLink[] = [
  {
    name: 'Rspack',
    desc: {
      en: 'A bundler written in Rust, compatible with webpack',
      zh: '用 Rust 编写的打包工具，兼容 webpack 生态',
    },
    logo: '/logos.svg#rspack',
    url: { en: 'https://rspack.rs/', zh: 'https://rspack.rs/zh/' },
  },
  {
    name: 'Rsbuild',
    desc: {
      en: 'A build tool for web apps, based on Rspack',
      zh: '开箱即用的构建工具，基于 Rspack',
    },
    logo: '/logos.svg#rsbuild',
    url: { en: 'https://rsbuild.rs/', zh: 'https://rsbuild.rs/zh/' },
  },
  {
    name: 'Rslib',
    desc: {
      en: 'A build tool for JavaScript libraries and UI components',
      zh: '构建 JavaScript 库与组件库',
    },
    logo: '/logos.svg#rslib',
    url: { en: 'https://rslib.rs/', zh: 'https://rslib.rs/zh/' },
  },
  {
    name: 'Rspress',
    desc: {
      en: 'Documentation sites with React and MDX',
      zh: '用 React 和 MDX 写文档站',
    },
    logo: '/icon.svg',
    url: { en: 'https://rspress.rs/', zh: 'https://rspress.rs/zh/' },
  },
  {
    name: 'Rsdoctor',
    desc: {
      en: 'Analyzes the build process and its output',
      zh: '分析构建过程与产物',
    },
    logo: '/logos.svg#rsdoctor',
    url: { en: 'https://rsdoctor.rs/', zh: 'https://rsdoctor.rs/zh/' },
  },
  {
    name: 'Rstest',
    desc: {
      en: 'A test framework that shares your build setup',
      zh: '测试框架，与构建共用一套配置',
    },
    logo: '/logos.svg#rstest',
    url: { en: 'https://rstest.rs/', zh: 'https://rstest.rs/zh/' },
  },
  {
    name: 'Awesome Rstack',
    desc: {
      en: 'Plugins, templates, and sites from the community',
      zh: '社区的插件、模板与案例',
    },
    logo: '/logos.svg#awesome',
    logoScale: 0.9,
    url: { en: 'https://github.com/web-infra-dev/awesome-rstack' },
  },
];

/** The number of links that are also cards of the home page. */
const CARDS = 6;

/** The cards of the home page. */
export const homeCards = ecosystemLinks.slice(0, CARDS);

/** Returns the value in a language, or in the default language if it is missing. */
export const localize = (values: ByLanguage, lang: string, root: string): string =>
  values[lang] ?? values[root] ?? '';
