export { patchFramework } from './framework-patch/frameworkPatch.ts';
export {
  acceptChanges,
  explain,
} from './framework-patch/patchedFiles.ts';
export { firstInHead, headScript } from './head-script/headScript.ts';
export { hydration } from './plugins.ts';
