import { code, type DefaultRecord, none, prose } from '../evidence/records.ts';

const algolia = '@rspress/plugin-algolia/dist/index.js';
const docgen = '@rspress/plugin-api-docgen/dist/index.js';
const preview = '@rspress/plugin-preview/dist/index.js';
const redirects = '@rspress/plugin-client-redirects/static/Redirect.tsx';
const llms = '@rspress/plugin-llms/dist/index.js';
const rss = '@rspress/plugin-rss/dist/index.js';
const sitemap = '@rspress/plugin-sitemap/dist/index.js';
const twoslash = '@rspress/plugin-twoslash/dist/index.js';
const typedoc = '@rspress/plugin-typedoc/dist/es/index.js';

const previewEntry =
  "customEntry ? customEntry(meta) : 'react' === framework ? reactEntry(meta) : ''";
const fullText = "llmsFullTxt = { name: 'llms-full.txt' }";
const markdown = 'mdFiles = { mdxToMd: false, remarkPlugins: [] }';
const sameSite = 'config.siteOrigin ? withSiteOrigin(base, config.siteOrigin) : base';
const newestFirst = '((l, r)=>sortByDate(l.date, r.date))';
const feedType = "output?.type || globalOutput?.type || 'atom'";
const feedFolder = "output?.dir || globalOutput?.dir || 'rss'";
const feedPath = 'output?.publicPath || globalOutput?.publicPath || siteUrl';

/** What official plugins do if an option is omitted, per plugin. */
export const pluginDefaults: Record<`plugin:${string}`, Record<string, DefaultRecord>> = {
  'plugin:algolia': {
    verificationContent: none(algolia, 'meta: verificationContent ? {'),
  },
  'plugin:api-docgen': {
    entries: code('{}', docgen, 'const { entries = {}'),
    apiParseTool: code(
      "'react-docgen-typescript'",
      docgen,
      'apiParseTool = "react-docgen-typescript"',
    ),
    appDir: prose(docgen, 'appDir = process.cwd()'),
    parseToolOptions: code('{}', docgen, 'parseToolOptions = {} }'),
    'parseToolOptions.documentation.noReferenceLinks': code(
      'true',
      docgen,
      'parseToolOptions.documentation?.noReferenceLinks ?? true',
    ),
  },
  'plugin:client-redirects': {
    redirects: none(redirects, 'if (!redirects?.length) return [];'),
  },
  'plugin:llms': {
    llmsTxt: code("{ name: 'llms.txt' }", llms, "llmsTxt = { name: 'llms.txt' }"),
    'llmsTxt.onTitleGenerate': prose(llms, 'onTitleGenerate ? onTitleGenerate({'),
    'llmsTxt.onLineGenerate': prose(llms, 'onLineGenerate ? onLineGenerate(page) :'),
    'llmsTxt.onAfterLlmsTxtGenerate': none(llms, 'onAfterLlmsTxtGenerate(llmsTxt) : llmsTxt'),
    mdFiles: code('{ mdxToMd: false, remarkPlugins: [] }', llms, markdown),
    'mdFiles.mdxToMd': code('false', llms, 'mdFiles?.mdxToMd ?? false'),
    'mdFiles.remarkPlugins': code('[]', llms, 'mdFiles?.remarkPlugins ?? []'),
    llmsFullTxt: code("{ name: 'llms-full.txt' }", llms, fullText),
    include: prose(llms, 'if (lang) return pageData.lang === lang;'),
    exclude: none(llms, 'if (exclude) return !exclude({'),
  },
  'plugin:preview': {
    defaultRenderMode: code("'pure'", preview, "defaultRenderMode = 'pure'"),
    defaultPreviewMode: code("'internal'", preview, "defaultPreviewMode = 'internal'"),
    previewLanguages: code("['jsx', 'tsx']", preview, "previewLanguages = ['jsx', 'tsx']"),
    previewCodeTransform: prose(preview, 'previewCodeTransform = ({ code })=>code'),
    iframeOptions: code('{}', preview, 'iframeOptions = {}'),
    'iframeOptions.devPort': code('7890', preview, 'devPort = 7890'),
    'iframeOptions.builderConfig': code('{}', preview, 'builderConfig = {}'),
    'iframeOptions.customEntry': prose(preview, previewEntry),
    'iframeOptions.framework': code("'react'", preview, "framework = 'react'"),
  },
  'plugin:rss': {
    siteUrl: prose(rss, sameSite),
    feed: prose(rss, '...getDefaultFeedOption(),'),
    'feed.id': code("'blog'", rss, "id: 'blog'"),
    'feed.test': code("'/blog/'", rss, "test: '/blog/'"),
    'feed.item': none(rss, 'options.item || ((feed)=>feed)'),
    'feed.output': none(rss, 'output?.type || globalOutput?.type'),
    'feed.output.type': code("'atom'", rss, feedType),
    'feed.output.dir': code("'rss'", rss, feedFolder),
    'feed.output.filename': prose(rss, 'const filename = output?.filename ||'),
    'feed.output.publicPath': prose(rss, feedPath),
    'feed.output.sorting': prose(rss, newestFirst),
    'feed.output.transform': none(rss, 'if (!output.transform) return content;'),
    output: none(rss, 'output?.type || globalOutput?.type'),
    'output.type': code("'atom'", rss, feedType),
    'output.dir': code("'rss'", rss, feedFolder),
    'output.publicPath': prose(rss, feedPath),
    'output.sorting': prose(rss, newestFirst),
    'output.transform': none(rss, 'if (!output.transform) return content;'),
  },
  'plugin:sitemap': {
    siteUrl: prose(sitemap, sameSite),
    customMaps: code('{}', sitemap, 'customMaps = {}'),
    'customMaps.lastmod': prose(sitemap, '(await stat(pageData._filepath)).mtime'),
    'customMaps.changefreq': prose(sitemap, 'changefreq: defaultChangeFreq'),
    'customMaps.priority': prose(sitemap, "'/' === pageData.routePath ? '1.0' : defaultPriority"),
    defaultPriority: code("'0.5'", sitemap, "defaultPriority = '0.5'"),
    defaultChangeFreq: code("'monthly'", sitemap, "defaultChangeFreq = 'monthly'"),
  },
  'plugin:twoslash': {
    explicitTrigger: code('true', twoslash, 'explicitTrigger = true'),
    cache: code('true', twoslash, 'cache = true'),
    twoslashOptions: none(twoslash, 'cache = true, twoslashOptions } = options || {}'),
  },
  'plugin:typedoc': {
    outDir: code("'api'", typedoc, "const API_DIR = 'api'"),
  },
};
