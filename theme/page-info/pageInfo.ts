// Nothing: `plugins/pageInfo` puts a page's data here, for each page that imports this file with its own path.
