// Empty: `infoModule.mjs` replaces this text with the data of a page, once for each page that imports it.
