export { themeParts } from './framed-part/themeParts.ts';
export { highlighterBundle, highlighterPackages } from './highlighter/highlighterBundle.ts';
export { playgroundBundle, playgroundPackages } from './playground/playgroundBundle.ts';
export { previewExample } from './preview-example/previewSite.ts';
export { encodeText } from './shared-text/sharedText.ts';
export { socialIcons } from './stock/socialIcons.ts';
export { isHexColor } from './variable-editor/color.ts';
