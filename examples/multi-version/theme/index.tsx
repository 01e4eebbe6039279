import { useVersion } from '@rspress/core/runtime';
import { Layout as BasicLayout, Callout, Link } from '@rspress/core/theme-original';

function OldVersion() {
  if (useVersion() === 'v2') return null;
  return (
    <Callout type="warning" title="Old version">
      These pages describe Acme 1. <Link href="/">Read about Acme 2</Link>.
    </Callout>
  );
}

export function Layout() {
  return <BasicLayout beforeDocContent={<OldVersion />} />;
}

export { useHoverGroup } from './useHoverGroup';
export * from '@rspress/core/theme-original';
