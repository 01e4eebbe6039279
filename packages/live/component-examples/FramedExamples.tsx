import { framedPart } from '../framed-part/framedPart.tsx';
import { choice, flag, slot, text } from '../live-example/controls.ts';

const response = '{ "port": "Hamburg", "high": ["04:12", "16:37"] }';

export const CodeBlockRuntimeExample = framedPart('CodeBlockRuntime', {
  size: 'box',
  controls: {
    lang: choice(['json', 'css', 'tsx', 'shellscript', 'klingon']),
    code: text(response),
    title: text('response.json'),
    lineNumbers: flag(),
    wrapCode: flag(),
  },
});

export const PromptExample = framedPart('Prompt', {
  size: 'box',
  controls: {
    title: text('Add a page'),
    eyebrow: text(),
    description: text('Gives your agent the **rules** of this site.'),
    prompt: text('Create docs/hello.mdx with a title and one paragraph.'),
    defaultCollapsed: flag(true),
  },
});

export const PageTabsExample = framedPart('PageTabs', {
  size: 'box',
  inside:
    '<PageTab label="Web">In a browser.</PageTab>\n<PageTab label="Node">On a server.</PageTab>',
  controls: { id: text('page'), tabPosition: choice(['left', 'center'], 'left') },
});

export const HoverGroupExample = framedPart('HoverGroup', {
  size: 'box',
  attributes: ['items={items}'],
  controls: {
    isOpen: flag(false, true),
    position: choice(['left', 'center', 'right'], 'center'),
  },
});

export const CodeButtonGroupExample = framedPart('CodeButtonGroup', {
  size: 'row',
  attributes: ['{...buttons}'],
  controls: { showWrapCodeButton: flag(true), showCopyButton: flag(true) },
});

export const SourceCodeExample = framedPart('SourceCode', {
  size: 'row',
  attributes: ['href="https://github.com/web-infra-dev/rspress"'],
  controls: { platform: choice(['github', 'gitlab'], 'github') },
});

export const SocialLinksExample = framedPart('SocialLinks', { size: 'row' });

export const SwitchAppearanceExample = framedPart('SwitchAppearance', { size: 'row' });

export const PageTabExample = framedPart('PageTab', {
  size: 'box',
  controls: { label: text('Hamburg'), children: text('04:12 · 16:37') },
});

export const DocContentExample = framedPart('DocContent', {
  size: 'box',
  controls: {
    isOverviewPage: flag(),
    beforeDocContent: flag(),
    afterDocContent: flag(),
    components: flag(),
  },
  code: ({ isOverviewPage, beforeDocContent, afterDocContent, components }) =>
    [
      '<DocContent',
      `  components={${components ? '{ blockquote: Quote }' : 'undefined'}}`,
      ...(isOverviewPage ? ['  isOverviewPage'] : []),
      ...(beforeDocContent ? ['  beforeDocContent={<mark>beforeDocContent</mark>}'] : []),
      ...(afterDocContent ? ['  afterDocContent={<mark>afterDocContent</mark>}'] : []),
      '/>',
    ].join('\n'),
});

/** The component renders parts of a feature as HTML, so the query string only selects values that the example defines. */
export const HomeFeatureExample = framedPart('HomeFeature', {
  size: 'box',
  controls: {
    title: text('Static first'),
    icon: choice(['⚡', '🧭']),
    span: choice([2, 3, 4, 6], undefined, 6),
    link: choice(['/harbors/hamburg', '/glossary']),
  },
  code: (feature) =>
    `<HomeFeature\n  features={[\n    ${JSON.stringify({ ...feature, details: 'Every page is <b>HTML</b>.' }, null, 2).replaceAll('\n', '\n    ')},\n  ]}\n/>`,
});

export const OverviewGroupExample = framedPart('OverviewGroup', {
  size: 'box',
  attributes: ['group={group}'],
});

export const NotFoundLayoutExample = framedPart('NotFoundLayout', { size: 'column' });

export const RootExample = framedPart('Root', {
  page: '/',
  size: 'column',
  controls: { value: choice(['free', 'team'], 'free') },
  code: ({ value }) =>
    `export const Root = ({ children }: RootProps) => (\n  <Plan.Provider value="${value}">\n    <Log />\n    {children}\n  </Plan.Provider>\n);`,
});

/** Shows the layout with the selected slots, each filled with its name. */
export const LayoutExample = framedPart('Layout', {
  page: '/',
  size: 'window',
  controls: {
    top: slot(),
    beforeNav: slot(),
    afterNavTitle: slot(true),
    afterNavMenu: slot(),
    beforeSidebar: slot(true),
    beforeDocContent: slot(true),
    afterDocContent: slot(),
    beforeDocFooter: slot(),
    beforeOutline: slot(),
    bottom: slot(),
  },
});
