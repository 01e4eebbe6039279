export { binary } from './files/binary.mjs';
export { builtPages } from './files/builtPages.mjs';
export { pagePath } from './files/pagePath.mjs';
export { readChoices, readSwitch } from './files/readChoice.mjs';
export { readText } from './files/readText.mjs';
export { root } from './files/root.mjs';
export { base, branch, origin, outDir, outFolder, repository } from './files/siteEnvironment.mjs';
