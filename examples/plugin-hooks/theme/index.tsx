import { Layout as BasicLayout } from '@rspress/core/theme-original';
import { ReadingTime } from './ReadingTime';
import { Shortest } from './Shortest';

export const Layout = () => (
  <BasicLayout beforeDocContent={<ReadingTime />} afterDocContent={<Shortest />} />
);

export * from '@rspress/core/theme-original';
