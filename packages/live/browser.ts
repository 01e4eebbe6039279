export * from './component-examples/CodeAndTabsExamples.tsx';
export * from './component-examples/ContentExamples.tsx';
export { Highlighter } from './highlighter/Highlighter.tsx';
export { ThemeIcons } from './icon-grid/ThemeIcons.tsx';
export { Playground } from './playground/Playground.tsx';
export { Result } from './result/Result.tsx';
export { SlotMap } from './slot-map/SlotMap.tsx';
export { SocialIconGrid } from './social-icons/SocialIconGrid.tsx';
export { VariableEditor } from './variable-editor/VariableEditor.tsx';
