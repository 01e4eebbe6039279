import type texts from '../../i18n.json';

/** A link to a tool or list of the toolchain. */
export interface ToolLink {
  name: string;
  /** The key of its description in `i18n.json`. */
  desc: keyof typeof texts;
  /** Path of the logo below the public folder. Most logos are views of a single file, to save requests. */
  logo: string;
  /** The tool's site. Languages that aren't listed use the URL of the default language. */
  url: Readonly<Record<string, string>>;
}

/**
 * The links in the header menu. The first six, the tools in the order of a project's life cycle, are also the cards of the
 * home page. A test fails on a logo that doesn't exist.
 */
export const ecosystemLinks: readonly ToolLink[] = [
  {
    name: 'Rspack',
    desc: 'ecosystem.rspack',
    logo: '/logos.svg#rspack',
    url: { en: 'https://rspack.rs/', zh: 'https://rspack.rs/zh/' },
  },
  {
    name: 'Rsbuild',
    desc: 'ecosystem.rsbuild',
    logo: '/logos.svg#rsbuild',
    url: { en: 'https://rsbuild.rs/', zh: 'https://rsbuild.rs/zh/' },
  },
  {
    name: 'Rslib',
    desc: 'ecosystem.rslib',
    logo: '/logos.svg#rslib',
    url: { en: 'https://rslib.rs/', zh: 'https://rslib.rs/zh/' },
  },
  {
    name: 'Rspress',
    desc: 'ecosystem.rspress',
    logo: '/icon.svg',
    url: { en: 'https://rspress.rs/', zh: 'https://rspress.rs/zh/' },
  },
  {
    name: 'Rsdoctor',
    desc: 'ecosystem.rsdoctor',
    logo: '/logos.svg#rsdoctor',
    url: { en: 'https://rsdoctor.rs/', zh: 'https://rsdoctor.rs/zh/' },
  },
  {
    name: 'Rstest',
    desc: 'ecosystem.rstest',
    logo: '/logos.svg#rstest',
    url: { en: 'https://rstest.rs/', zh: 'https://rstest.rs/zh/' },
  },
  {
    name: 'Awesome Rstack',
    desc: 'ecosystem.awesome',
    logo: '/logos.svg#awesome',
    url: { en: 'https://github.com/web-infra-dev/awesome-rstack' },
  },
];

/** The cards of the home page. */
export const homeCards = ecosystemLinks.slice(0, 6);

/** Returns the URL of a tool's site in a language, or in the default language if it is missing. */
export const urlOf = ({ url }: ToolLink, lang: string, root: string): string =>
  url[lang] ?? url[root] ?? '';
