// Plugins that decide what a page loads, and when

export { iconFiles } from './icon-files/iconFiles.ts';
export { lightEntry } from './light-entry/lightEntry.ts';
export { hydrateOnIntent } from './on-intent/hydrateOnIntent.ts';
export { pageFiles } from './page-files/pageFiles.ts';
export { pageInfo } from './page-info/pageInfo.ts';
export { sections } from './sections/sections.ts';

// Load errors, and scripts in the head

export { loadErrors } from './errors/loadErrors.ts';
export { firstInHead, headScript } from './head-script/headScript.ts';

// Patches of the framework

export { patchFramework } from './framework-patch/frameworkPatch.ts';
export {
  acceptChanges,
  changedFiles,
  explain,
  readPatched,
} from './framework-patch/patchedFiles.ts';
