import { code, type DefaultRecord, none, prose } from '../evidence/records.ts';

const preview = '@rspress/plugin-preview/dist/index.js';
const entry = "customEntry ? customEntry(meta) : 'react' === framework ? reactEntry(meta) : ''";
const twoslash = '@rspress/plugin-twoslash/dist/index.js';

/** What the official plugins for code blocks do if an option is omitted, per plugin. */
export const codePluginDefaults: Record<`plugin:${string}`, Record<string, DefaultRecord>> = {
  'plugin:preview': {
    defaultRenderMode: code("'pure'", preview, "defaultRenderMode = 'pure'"),
    defaultPreviewMode: code("'internal'", preview, "defaultPreviewMode = 'internal'"),
    previewLanguages: code("['jsx', 'tsx']", preview, "previewLanguages = ['jsx', 'tsx']"),
    previewCodeTransform: prose(preview, 'previewCodeTransform = ({ code })=>code'),
    iframeOptions: code('{}', preview, 'iframeOptions = {}'),
    'iframeOptions.devPort': code('7890', preview, 'devPort = 7890'),
    'iframeOptions.builderConfig': code('{}', preview, 'builderConfig = {}'),
    'iframeOptions.customEntry': prose(preview, entry),
    'iframeOptions.framework': code("'react'", preview, "framework = 'react'"),
  },
  'plugin:twoslash': {
    explicitTrigger: code('true', twoslash, 'explicitTrigger = true'),
    cache: code('true', twoslash, 'cache = true'),
    twoslashOptions: none(twoslash, 'cache = true, twoslashOptions } = options || {}'),
  },
};
