/** One site to build with a version of the framework. */
export interface Case {
  /** The name of the case in the record. */
  name: string;
  framework: '1.47.2' | 'installed';
  /** Its page, if it differs from the common page. */
  source?: string;
  /** The imports of its configuration. */
  imports?: string;
  /** The options of its configuration. */
  config: string;
  /** What the page states about it. `says` is a part of the error message if the build fails. */
  expected: { builds: true; shows?: string[]; lacks?: string[] } | { builds: false; says: string };
}

/** Parts of a built page, each recognized by its HTML. */
export const markers: Readonly<Record<string, RegExp>> = {
  'containers of 1.x': /class="[^"]*rspress-directive[ "]/,
  'containers of 2.x': /rp-callout rp-callout--/,
  'colored code': /class="shiki/,
  'a marked line': /class="line[^"]*\b(?:diff )?add\b/,
  'a date': /Last Updated/,
  'custom label before the date': /Changed/,
};

/** The page of every case, with syntax that the four packages process. */
export const source = `# Home

:::tip
Plain.
:::

:::note{title="Named"}
With a title.
:::

> [!TIP]
> An alert.

![Picture](/picture.svg)

\`\`\`settings
a = 1
\`\`\`
`;

/** A page with a line that a transformer highlights. */
const marked =
  '# Home\n\n```ts\nexport const added = 1; // [!code ++]\n```\n\n```ini\na = 1\n```\n';

const alias = {
  '1.47.2': "markdown: { highlightLanguages: [['settings', 'ini']] }",
  installed: "markdown: { shiki: { langAlias: { settings: 'ini' }, langs: ['ini'] } }",
};
const shiki = (options: string) => `markdown: { shiki: { ${options} } }`;
const dated = "themeConfig: { lastUpdated: true, lastUpdatedText: 'Changed' }";
const registered = (name: string) => `The plugin "@rspress/plugin-${name}" has been registered`;
const imported = (name: string, what: string) =>
  `import { ${what} } from '@rspress/plugin-${name}';`;

/** The cases by the page of the plugin that moved into the core. */
export const cases: Readonly<Record<string, readonly Case[]>> = {
  'container-syntax': [
    {
      name: 'nothing registered',
      framework: '1.47.2',
      config: alias['1.47.2'],
      expected: { builds: true, shows: ['containers of 1.x'], lacks: ['containers of 2.x'] },
    },
    {
      name: 'nothing registered',
      framework: 'installed',
      config: alias.installed,
      expected: { builds: true, shows: ['containers of 2.x'], lacks: ['containers of 1.x'] },
    },
    {
      name: 'plugin listed',
      framework: '1.47.2',
      imports: imported('container-syntax', 'pluginContainerSyntax'),
      config: `${alias['1.47.2']}, plugins: [pluginContainerSyntax()]`,
      expected: { builds: false, says: registered('container-syntax') },
    },
    {
      name: 'plugin of 1.x kept',
      framework: 'installed',
      imports: imported('container-syntax', 'pluginContainerSyntax'),
      config: `${alias.installed}, plugins: [pluginContainerSyntax()]`,
      expected: { builds: true, shows: ['containers of 2.x'], lacks: ['containers of 1.x'] },
    },
  ],
  'medium-zoom': (['1.47.2', 'installed'] as const).map((framework) => ({
    name: 'plugin listed',
    framework,
    imports: imported('medium-zoom', 'pluginMediumZoom'),
    config: `${alias[framework]}, plugins: [pluginMediumZoom()]`,
    expected: { builds: false, says: registered('medium-zoom') },
  })),
  'last-updated': [
    {
      name: 'custom label in themeConfig',
      framework: '1.47.2',
      config: `${alias['1.47.2']}, ${dated}`,
      expected: { builds: true, shows: ['custom label before the date'] },
    },
    {
      name: 'custom label in themeConfig',
      framework: 'installed',
      config: `${alias.installed}, ${dated}`,
      expected: { builds: true, shows: ['a date'], lacks: ['custom label before the date'] },
    },
    ...(['1.47.2', 'installed'] as const).map((framework) => ({
      name: 'plugin listed beside the setting',
      framework,
      imports: imported('last-updated', 'pluginLastUpdated'),
      config: `${alias[framework]}, themeConfig: { lastUpdated: true }, plugins: [pluginLastUpdated()]`,
      expected: { builds: false as const, says: registered('last-updated') },
    })),
    {
      name: 'plugin of 1.x without the setting',
      framework: 'installed',
      imports: imported('last-updated', 'pluginLastUpdated'),
      config: `${alias.installed}, plugins: [pluginLastUpdated()]`,
      expected: { builds: true, lacks: ['a date'] },
    },
  ],
  shiki: [
    {
      name: 'plugin registered',
      framework: '1.47.2',
      source: marked,
      imports: imported('shiki', 'createTransformerDiff, pluginShiki'),
      config:
        "plugins: [pluginShiki({ theme: 'github-dark', langs: ['ini'], transformers: [createTransformerDiff()] })]",
      expected: { builds: true, shows: ['colored code', 'a marked line'] },
    },
    {
      name: 'its transformer passed on',
      framework: 'installed',
      source: marked,
      imports: imported('shiki', 'createTransformerDiff'),
      config: shiki(
        "theme: 'github-dark', tokenizeTimeLimit: 0, langs: ['ini'], transformers: [createTransformerDiff()]",
      ),
      expected: { builds: true, shows: ['colored code'], lacks: ['a marked line'] },
    },
    {
      name: 'a transformer of Shiki 4 in its place',
      framework: 'installed',
      source: marked,
      imports: "import { transformerNotationDiff } from '@shikijs/transformers';",
      config: shiki(
        "theme: 'github-dark', tokenizeTimeLimit: 0, langs: ['ini'], transformers: [transformerNotationDiff()]",
      ),
      expected: { builds: true, shows: ['colored code', 'a marked line'] },
    },
    {
      name: 'highlightLanguages moved to langAlias',
      framework: 'installed',
      config: alias.installed,
      expected: { builds: true, shows: ['colored code'] },
    },
  ],
};
