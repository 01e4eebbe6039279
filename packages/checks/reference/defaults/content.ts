import { code, type DefaultRecord, driver, none, prose, site } from '../evidence/records.ts';

const image = 'core/node/mdx/remarkPlugins/image.js';
const fold = 'core/node/mdx/rehypePlugins/transformers/add-fold.js';
const llmsTxt = 'core/node/ssg-md/llms/emitLlmsTxt.js';
const split = 'core/node/ssg-md/remarkSplitMdx.js';
const zoomComponent = 'static/MediumZoom.tsx';
const mdx = 'core/node/mdx/options.js';
const link = 'core/node/mdx/remarkPlugins/link.js';
const zoom = 'medium-zoom/dist/medium-zoom.esm.js';
const zoomBox = none(zoom, '_extends({}, container, zoomOptions.container)');

/** What the framework does if a key about page contents is omitted. */
export const contentDefaults: Record<string, DefaultRecord> = {
  markdown: code('{}', mdx, 'config?.markdown || {}'),
  'markdown.remarkPlugins': code('[]', mdx, 'remarkPlugins: remarkPluginsFromConfig = []'),
  'markdown.rehypePlugins': code('[]', mdx, 'rehypePlugins: rehypePluginsFromConfig = []'),
  'markdown.link': code(
    '{}',
    link,
    'remarkLinkOptions ?? {}',
    '{ checkDeadLinks: true, checkAnchors: false, autoPrefix: true }',
  ),
  'markdown.link.checkDeadLinks': code('true', link, 'checkDeadLinks: shouldCheckDeadLinks = true'),
  'markdown.link.checkAnchors': code('false', link, 'checkAnchors: shouldCheckAnchors = false'),
  'markdown.link.autoPrefix': code('true', link, 'autoPrefix = true'),
  'markdown.image': code('{}', image, 'remarkImageOptions ?? {}', '{ checkDeadImages: true }'),
  'markdown.image.checkDeadImages': code(
    'true',
    image,
    'checkDeadImages: shouldCheckDeadImages = true',
  ),
  'markdown.showLineNumbers': site('markdown.showLineNumbers'),
  'markdown.defaultWrapCode': site('markdown.defaultWrapCode'),
  'markdown.defaultCodeOverflow': none(mdx, 'defaultCodeOverflow, shiki, cjkFriendlyEmphasis'),
  'markdown.defaultCodeOverflow.height': none(fold, 'defaultCodeOverflow?.height !== void 0'),
  'markdown.defaultCodeOverflow.behavior': code(
    "'scroll'",
    fold,
    "defaultCodeOverflow.behavior ?? 'scroll'",
  ),
  'markdown.globalComponents': code('[]', mdx, 'globalComponents: globalComponentsFromConfig = []'),
  'markdown.shiki': prose(
    'core/node/mdx/rehypePlugins/shiki.js',
    "theme: cssVariablesTheme, defaultLanguage: 'txt', lazy: true, langs: [ 'tsx', 'ts', 'js' ]",
  ),
  'markdown.crossCompilerCache': code(
    'true',
    'core/node/mdx/loader.js',
    'config?.markdown?.crossCompilerCache ?? true',
  ),
  'markdown.extractDescription': code(
    'true',
    'core/node/route/extractPageData.js',
    'extractDescription: extractDescriptionConfig = true',
  ),
  'markdown.cjkFriendlyEmphasis': code('true', mdx, 'cjkFriendlyEmphasis = true'),
  llms: driver('llms'),
  'llms.llmsTxt': prose(llmsTxt, "'object' == typeof config.llms ? config.llms.llmsTxt : void 0"),
  'llms.remarkSplitMdxOptions': code('{}', split, 'remarkSplitMdx(options = {})'),
  'llms.remarkSplitMdxOptions.includes': none(split, 'const { includes, excludes } = options'),
  'llms.remarkSplitMdxOptions.excludes': none(split, 'const { includes, excludes } = options'),
  mediumZoom: code('true', 'core/node/PluginDriver.js', 'config?.mediumZoom ?? true'),
  'mediumZoom.selector': code("'.rspress-doc img'", zoomComponent, "selector = '.rspress-doc img'"),
  'mediumZoom.options': code('{}', zoomComponent, 'options = {} } = props'),
  'mediumZoom.options.margin': code('0', zoom, 'margin: 0,'),
  'mediumZoom.options.scrollOffset': code('40', zoom, 'scrollOffset: 40,'),
  'mediumZoom.options.container': code('null', zoom, 'container: null,'),
  'mediumZoom.options.container.width': zoomBox,
  'mediumZoom.options.container.height': zoomBox,
  'mediumZoom.options.container.top': code('0', zoom, 'top: 0, right: 0, bottom: 0'),
  'mediumZoom.options.container.bottom': code('0', zoom, 'top: 0, right: 0, bottom: 0'),
  'mediumZoom.options.container.right': code('0', zoom, 'top: 0, right: 0, bottom: 0'),
  'mediumZoom.options.container.left': code('0', zoom, 'left: 0, top: 0, right: 0, bottom: 0'),
  'mediumZoom.options.template': code('null', zoom, 'template: null'),
};
