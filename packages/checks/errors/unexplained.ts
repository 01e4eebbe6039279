/** Messages that the page may omit, with the reason why few people meet them. */
export const unexplained: Readonly<Record<string, string>> = {
  'Excluded route:': 'the framework catches it',
  '" is not supported, please use one of the following extensions:':
    'the framework catches it and prints "Missing page file"',
  'is duplicated, please check your plugin':
    'the framework merges the modules of all plugins into one object, whose keys are unique',
  'Parse frontmatter error in': 'in the development server, after an edit',
  'missing required args for command `': 'no command has a required argument',
  'Failed to eject component:': 'needs a folder without write permission',
  '```tsx file="<root>/path/to/filename"': 'printed after "syntax error of file code block"',
  'SSG Worker Thread workerData params missing': 'only the framework starts the worker',
  'SSG requires an `index.html` as entry, but this file is not emitted successfully in the web target.':
    'needs a bundler plugin that deletes the HTML',
  'Empty result when resolving': 'needs a resolver that returns neither a path nor an error',
  "'react-router-dom' resolved to empty path": 'printed as the reason of "not found"',
  'react-router-dom not found:': 'needs a broken package in the project',
  'not found:': 'needs a broken React in the project',
  'with `llms: true`. Please install `react-render-to-markdown` to ensure compatibility.':
    'needs React 18',
  "'react-render-to-markdown' resolved to empty path": 'printed as the reason of "not found"',
  'react-render-to-markdown not found:': 'needs a broken package in the project',
  'hydrateRoot recoverable error:': 'in the browser',
  'Warning: Markdown content is unavailable in development mode; run `rspress build` to use this feature.':
    'in the browser, with the development server',
  'Not implemented': 'in an abstract class',
  'Failed to fetch search index, please reload the page and try again.': 'in the browser',
  'Failed to fetch search index': 'in the browser',
  '[Rspress] Failed to initialize full-text search:': 'in the browser',
};
