import { usePage } from '@rspress/core/runtime';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';

export function Layout() {
  const { page } = usePage();
  return (
    <OriginalLayout
      beforeDocFooter={<p>Questions about {page.title}? Ask us.</p>}
    />
  );
}

export * from '@rspress/core/theme-original';
