import { useLang } from '@rspress/core/runtime';
import { HomeFeature, OverviewGroup } from '@rspress/core/theme-original';
import type { PartProps } from './parts';

/** Details and icons become HTML, and a link may be a script: an address chooses from these. */
const details = 'Every page is <b>HTML</b>.';
const icons = ['⚡', '🧭'];
const links = ['/harbors/hamburg', '/glossary'];

/** The value that the address names, if it is one of those there are. */
const oneOf = (values: readonly string[], value: string | null): string | undefined =>
  values.find((it) => it === value);

/** A path of the example in the language of the page. */
function useLocalPath(): (path: string) => string {
  const lang = useLang();
  return (path) => (lang === 'en' ? path : `/${lang}${path}`);
}

export const cardParts = {
  HomeFeature({ switches }: PartProps) {
    const path = useLocalPath();
    const link = oneOf(links, switches.get('link'));
    const feature = {
      title: switches.get('title') ?? '',
      details,
      icon: oneOf(icons, switches.get('icon')) ?? '',
      span: Number(switches.get('span') ?? 4),
      link: link ? path(link) : '',
    };
    return <HomeFeature features={[feature]} />;
  },
  OverviewGroup() {
    const path = useLocalPath();
    const glossary = { text: 'Glossary', link: path('/glossary') };
    const hamburg = { text: 'Hamburg', link: path('/harbors/hamburg'), items: [glossary] };
    return <OverviewGroup group={{ name: 'Harbors', items: [hamburg, glossary] }} />;
  },
};
