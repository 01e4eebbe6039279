import { useHead, usePage } from '@rspress/core/runtime';
import { DocContent, Layout as BasicLayout, type LayoutProps } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { isOn, useSwitches } from './useSwitches';

/** Those of the lists in the navbar stand among list items. */
const inLists = [
  'beforeLeftNavItems',
  'afterLeftNavItems',
  'beforeRightNavItems',
  'afterRightNavItems',
] as const;

const blocks = [
  'top',
  'beforeNav',
  'afterNavTitle',
  'afterNavMenu',
  'beforeSidebar',
  'beforeDocContent',
  'afterDocContent',
  'beforeDocFooter',
  'beforeOutline',
  'bottom',
] as const;

const mark = (name: string) => <mark className="slot">{name}</mark>;

const Quote = ({ children }: { children?: ReactNode }) => <aside className="slot">{children}</aside>;

/** The shipped layout, with each slot filled whose name the address has. */
export function Layout(props: LayoutProps) {
  const { page } = usePage();
  const switches = useSwitches();
  const on = (name: string) => isOn(switches, name);
  if (page.routePath.endsWith('/parts/DocContent')) return <Bare isOn={on} />;
  const slots = [
    ...blocks.filter(on).map((name) => [name, mark(name)]),
    ...inLists.filter(on).map((name) => [name, <li key={name}>{mark(name)}</li>]),
  ];
  return <BasicLayout {...props} {...Object.fromEntries(slots)} />;
}

/** The content alone, in place of a layout, which would set language and title. */
function Bare({ isOn }: { isOn: (name: string) => boolean }) {
  const { page } = usePage();
  useHead({ htmlAttrs: { lang: page.lang }, title: page.title });
  return (
    <main className="part rp-doc">
      <DocContent
        components={isOn('components') ? { blockquote: Quote } : undefined}
        isOverviewPage={isOn('isOverviewPage')}
        beforeDocContent={isOn('beforeDocContent') && mark('beforeDocContent')}
        afterDocContent={isOn('afterDocContent') && mark('afterDocContent')}
      />
    </main>
  );
}
