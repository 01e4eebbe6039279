export * from './CodeExamples.tsx';
export * from './ContentExamples.tsx';
export * from './FramedExamples.tsx';
export * from './HookValues.tsx';
export * from './LlmsExamples.tsx';
export * from './NavigationExamples.tsx';
export * from './PageExamples.tsx';
export * from './TabsExamples.tsx';
