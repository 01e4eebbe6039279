import { Layout as BasicLayout } from '@rspress/core/theme-original';
import { ReadingTime } from './ReadingTime';

export const Layout = () => <BasicLayout beforeDocContent={<ReadingTime />} />;

export * from '@rspress/core/theme-original';
