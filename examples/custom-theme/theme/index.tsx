import { Layout as BasicLayout } from '@rspress/core/theme-original';
import './index.css';
import { Question } from './Question';

export * from '@rspress/core/theme-original';

export function Layout() {
  return <BasicLayout afterDocContent={<Question />} />;
}

export function HomeFooter() {
  return <footer>Written by the Handbook team</footer>;
}
