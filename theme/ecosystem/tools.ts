/** A link to a tool or list of the toolchain. */
export interface ToolLink {
  name: string;
  /** What it is, in Chinese. */
  desc: string;
  /** What it is, in English. */
  descEn: string;
  /** Path of the drawing below the public folder; the drawings are views of one file, so that it is one request. */
  logo: string;
  /** Enlarges (above 1) or shrinks (below 1) a drawing that looks too small or too large. */
  logoScale?: number;
  url: string;
  /** Where English readers go instead of `url`. */
  urlEn?: string;
}

/** The Rstack tools, in the order of a project's life cycle: bundle, build, publish, document, diagnose, test. */
export const tools: readonly ToolLink[] = [
  {
    name: 'Rspack',
    desc: '用 Rust 编写的打包工具，兼容 webpack 生态',
    descEn: 'A bundler written in Rust, compatible with webpack',
    logo: '/logos.svg#rspack',
    url: 'https://rspack.rs/zh/',
    urlEn: 'https://rspack.rs/',
  },
  {
    name: 'Rsbuild',
    desc: '开箱即用的构建工具，基于 Rspack',
    descEn: 'A build tool for web apps, based on Rspack',
    logo: '/logos.svg#rsbuild',
    url: 'https://rsbuild.rs/zh/',
    urlEn: 'https://rsbuild.rs/',
  },
  {
    name: 'Rslib',
    desc: '构建 JavaScript 库与组件库',
    descEn: 'A build tool for JavaScript libraries and UI components',
    logo: '/logos.svg#rslib',
    url: 'https://rslib.rs/zh/',
    urlEn: 'https://rslib.rs/',
  },
  {
    name: 'Rspress',
    desc: '用 React 和 MDX 写文档站',
    descEn: 'Documentation sites with React and MDX',
    logo: '/icon.svg',
    url: 'https://rspress.rs/zh/',
    urlEn: 'https://rspress.rs/',
  },
  {
    name: 'Rsdoctor',
    desc: '分析构建过程与产物',
    descEn: 'Analyzes the build process and its output',
    logo: '/logos.svg#rsdoctor',
    url: 'https://rsdoctor.rs/zh/',
    urlEn: 'https://rsdoctor.rs/',
  },
  {
    name: 'Rstest',
    desc: '测试框架，与构建共用一套配置',
    descEn: 'A test framework that shares your build setup',
    logo: '/logos.svg#rstest',
    url: 'https://rstest.rs/zh/',
    urlEn: 'https://rstest.rs/',
  },
];

/** The list of community projects for the tools. */
const communityList: ToolLink = {
  name: 'Awesome Rstack',
  desc: '社区的插件、模板与案例',
  descEn: 'Plugins, templates, and sites from the community',
  logo: '/logos.svg#awesome',
  logoScale: 0.9,
  url: 'https://github.com/web-infra-dev/awesome-rstack',
};

/** What the header menu lists. */
export const ecosystemLinks: readonly ToolLink[] = [...tools, communityList];
