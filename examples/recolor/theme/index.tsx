export * from '@rspress/core/theme-original';
import './index.css';
