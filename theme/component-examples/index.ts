export * from './ButtonExamples.tsx';
export * from './CodeExamples.tsx';
export * from './ContentExamples.tsx';
export * from './HookValues.tsx';
export * from './PageExamples.tsx';
export * from './TabsExamples.tsx';
