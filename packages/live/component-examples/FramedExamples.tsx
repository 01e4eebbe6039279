import { FramedPart } from '../framed-part/FramedPart.tsx';
import { choice, flag, text } from '../live-example/controls.ts';
import { withSlots } from './withSlots.ts';

const response = '{ "port": "Hamburg", "high": ["04:12", "16:37"] }';

export const CodeBlockRuntimeExample = () => (
  <FramedPart
    name="CodeBlockRuntime"
    size="box"
    controls={{
      lang: choice(['json', 'css', 'tsx', 'shellscript', 'klingon']),
      code: text(response),
      title: text('response.json'),
      lineNumbers: flag(),
      wrapCode: flag(),
    }}
  />
);

export const PromptExample = () => (
  <FramedPart
    name="Prompt"
    size="box"
    controls={{
      title: text('Add a page'),
      eyebrow: text(),
      description: text('Gives your agent the **rules** of this site.'),
      prompt: text('Create docs/hello.mdx with a title and one paragraph.'),
      defaultCollapsed: flag(true),
    }}
  />
);

export const PageTabsExample = () => (
  <FramedPart
    name="PageTabs"
    size="box"
    inside={
      '<PageTab label="Web">In a browser.</PageTab>\n<PageTab label="Node">On a server.</PageTab>'
    }
    controls={{ id: text('page'), tabPosition: choice(['left', 'center'], 'left') }}
  />
);

export const HoverGroupExample = () => (
  <FramedPart
    name="HoverGroup"
    size="box"
    attributes={['items={items}']}
    controls={{
      isOpen: flag(false, true),
      position: choice(['left', 'center', 'right'], 'center'),
    }}
  />
);

export const CodeButtonGroupExample = () => (
  <FramedPart
    name="CodeButtonGroup"
    size="row"
    attributes={['{...buttons}']}
    controls={{ showWrapCodeButton: flag(true), showCopyButton: flag(true) }}
  />
);

export const SourceCodeExample = () => (
  <FramedPart
    name="SourceCode"
    size="row"
    attributes={['href="https://github.com/web-infra-dev/rspress"']}
    controls={{ platform: choice(['github', 'gitlab'], 'github') }}
  />
);

export const SocialLinksExample = () => <FramedPart name="SocialLinks" size="row" controls={{}} />;

export const SwitchAppearanceExample = () => (
  <FramedPart name="SwitchAppearance" size="row" controls={{}} />
);

export const PageTabExample = () => (
  <FramedPart
    name="PageTab"
    size="box"
    controls={{ label: text('Hamburg'), children: text('04:12 · 16:37') }}
  />
);

export const DocContentExample = () => (
  <FramedPart
    name="DocContent"
    size="box"
    controls={{
      isOverviewPage: flag(),
      beforeDocContent: flag(),
      afterDocContent: flag(),
      components: flag(),
    }}
    code={({ isOverviewPage, beforeDocContent, afterDocContent, components }) =>
      [
        '<DocContent',
        `  components={${components ? '{ blockquote: Quote }' : 'undefined'}}`,
        ...(isOverviewPage ? ['  isOverviewPage'] : []),
        ...(beforeDocContent ? ['  beforeDocContent={<mark>beforeDocContent</mark>}'] : []),
        ...(afterDocContent ? ['  afterDocContent={<mark>afterDocContent</mark>}'] : []),
        '/>',
      ].join('\n')
    }
  />
);

/** The component renders parts of a feature as HTML, so the query string only selects values that the example defines. */
export const HomeFeatureExample = () => (
  <FramedPart
    name="HomeFeature"
    size="box"
    controls={{
      title: text('Static first'),
      icon: choice(['⚡', '🧭']),
      span: choice([2, 3, 4, 6], undefined, 6),
      link: choice(['/harbors/hamburg', '/glossary']),
    }}
    code={(feature) =>
      `<HomeFeature\n  features={[\n    ${JSON.stringify({ ...feature, details: 'Every page is <b>HTML</b>.' }, null, 2).replaceAll('\n', '\n    ')},\n  ]}\n/>`
    }
  />
);

export const OverviewGroupExample = () => (
  <FramedPart name="OverviewGroup" size="box" attributes={['group={group}']} controls={{}} />
);

export const NotFoundLayoutExample = () => (
  <FramedPart name="NotFoundLayout" size="column" controls={{}} />
);

export const RootExample = () => (
  <FramedPart
    name="Root"
    page="/"
    size="column"
    more={{ Root: true }}
    controls={{ value: choice(['free', 'team'], 'free') }}
    code={({ value }) =>
      `export const Root = ({ children }: RootProps) => (\n  <Plan.Provider value="${value}">\n    <Log />\n    {children}\n  </Plan.Provider>\n);`
    }
  />
);

/** Shows the layout with the selected slots, each filled with its name. */
export const LayoutExample = () => (
  <FramedPart
    name="Layout"
    page="/"
    size="window"
    controls={{
      top: flag(),
      beforeNav: flag(),
      afterNavTitle: flag(false, true),
      afterNavMenu: flag(),
      beforeSidebar: flag(false, true),
      beforeDocContent: flag(false, true),
      afterDocContent: flag(),
      beforeDocFooter: flag(),
      beforeOutline: flag(),
      bottom: flag(),
    }}
    code={(slots) => withSlots('Layout', slots)}
  />
);
