import { createBundledHighlighter, createSingletonShorthands } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

export { createCssVariablesTheme } from 'shiki/core';

const createHighlighter = createBundledHighlighter({
  langs: {
    css: () => import('shiki/langs/css.mjs'),
    json: () => import('shiki/langs/json.mjs'),
    shellscript: () => import('shiki/langs/shellscript.mjs'),
    tsx: () => import('shiki/langs/tsx.mjs'),
  },
  themes: {},
  engine: () => createJavaScriptRegexEngine(),
});

export const { codeToHast } = createSingletonShorthands(createHighlighter);
