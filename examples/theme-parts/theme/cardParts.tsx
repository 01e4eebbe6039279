import { useLang } from '@rspress/core/runtime';
import { HomeFeature, HoverGroup, OverviewGroup } from '@rspress/core/theme-original';
import type { PartProps } from './parts';
import { isOn } from './useSwitches';

/** Details and icons become HTML, and a link may be a script: an address chooses from these. */
const details = 'Every page is <b>HTML</b>.';
const icons = ['⚡', '🧭'];
const positions = ['left', 'center', 'right'] as const;
const links = ['/harbors/hamburg', '/glossary'];

/** The value that the address names, if it is one of those there are. */
const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
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
  HoverGroup({ switches }: PartProps) {
    const path = useLocalPath();
    const items = [
      { text: 'Hamburg', link: path('/harbors/hamburg') },
      { text: 'Glossary', link: path('/glossary'), tag: 'new' },
    ];
    const position = oneOf(positions, switches.get('position')) ?? 'center';
    return (
      <div className="hover-group-stage">
        <HoverGroup items={items} isOpen={isOn(switches, 'isOpen')} position={position} />
      </div>
    );
  },
  OverviewGroup() {
    const path = useLocalPath();
    const glossary = { text: 'Glossary', link: path('/glossary') };
    const hamburg = { text: 'Hamburg', link: path('/harbors/hamburg'), items: [glossary] };
    return <OverviewGroup group={{ name: 'Harbors', items: [hamburg, glossary] }} />;
  },
};
