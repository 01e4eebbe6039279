export { hydration } from './plugins.ts';

// Scripts in the head

export { firstInHead, headScript } from './head-script/headScript.ts';

// Patches of the framework

export { patchFramework } from './framework-patch/frameworkPatch.ts';
export {
  acceptChanges,
  explain,
} from './framework-patch/patchedFiles.ts';
