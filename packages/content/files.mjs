// Languages

export { fileIn, isLanguage, languages, mainLanguage } from './address/languages.mjs';

// Files of the repository and of the built site

export { builtPages, pagePath } from './files/builtPages.mjs';
export { readText } from './files/readText.mjs';
export { fromRoot, root } from './files/root.mjs';

// Environment variables

export { readChoices, readSwitch } from './files/readChoice.mjs';
export { base, branch, origin, outDir, outFolder, repository } from './files/siteEnvironment.mjs';
