// Nothing: `packages/hydration/page-info` puts a page's data here, for each page that imports this file with its own path.
