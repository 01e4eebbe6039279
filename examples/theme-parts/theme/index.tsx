import './parts.css';

export * from '@rspress/core/theme-original';
export { Layout } from './Layout';
export { Part } from './Part';
export { Plan, Root } from './Root';
