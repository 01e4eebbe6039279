import { useVersion } from '@rspress/core/runtime';
import { Layout as BasicLayout, Callout, Link } from '@rspress/core/theme-original';

const current = 'v2';

function OldVersion() {
  const version = useVersion();
  if (version === current) return null;
  return (
    <Callout type="warning" title="Old version">
      These pages describe Acme {version}.{' '}
      <Link href="/">Read the {current} docs</Link>.
    </Callout>
  );
}

export function Layout() {
  return <BasicLayout beforeDocContent={<OldVersion />} />;
}

export * from '@rspress/core/theme-original';
