import './tailwind.css';

export * from '@rspress/core/theme-original';
