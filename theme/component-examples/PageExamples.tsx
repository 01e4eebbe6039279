import {
  DocFooter,
  EditLink,
  FallbackHeading,
  HomeFeature,
  OverviewGroup,
  PrevNextPage,
  ReadPercent,
  SocialLinks,
  SwitchAppearance,
} from '@rspress/core/theme-original';
import { useLocalHref } from '../link/useLocalHref.ts';
import { choice, flag, text } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import { NamedLinks } from '../stock/NamedLinks.tsx';
import { Late } from './Late.tsx';

export const DocFooterExample = () => (
  <LiveExample name="DocFooter" controls={{}}>
    {() => <DocFooter />}
  </LiveExample>
);

export const EditLinkExample = () => (
  <LiveExample name="EditLink" controls={{ isOutline: flag() }}>
    {(props) => <EditLink {...props} />}
  </LiveExample>
);

export const FallbackHeadingExample = () => (
  <LiveExample
    name="FallbackHeading"
    controls={{ level: choice([1, 2, 3, 4, 5, 6], undefined, 4), title: text('Ports and *hosts*') }}
  >
    {({ level, title = '' }) => <FallbackHeading level={level} title={title} />}
  </LiveExample>
);

export function HomeFeatureExample() {
  const localHref = useLocalHref();
  return (
    <LiveExample
      name="HomeFeature"
      controls={{
        title: text('Static first'),
        details: text('Every page is <b>HTML</b>.'),
        icon: text('⚡'),
        span: choice([2, 3, 4, 6], undefined, 6),
        link: choice([localHref('/api/'), localHref('/api/commands')]),
      }}
      code={(feature) =>
        `<HomeFeature\n  features={[\n    ${JSON.stringify(feature, null, 2).replaceAll('\n', '\n    ')},\n  ]}\n/>`
      }
    >
      {({ title = '', details = '', icon = '', span, link }) => (
        <HomeFeature features={[{ title, details, icon, span, link }]} />
      )}
    </LiveExample>
  );
}

export function OverviewGroupExample() {
  const localHref = useLocalHref();
  const overview = { text: 'Overview', link: localHref('/api/') };
  const commands = { text: 'Commands', link: localHref('/api/commands'), items: [overview] };
  return (
    <LiveExample name="OverviewGroup" attributes={['group={group}']} controls={{}}>
      {() => <OverviewGroup group={{ name: 'Reference', items: [commands, overview] }} />}
    </LiveExample>
  );
}

export const PrevNextPageExample = () => (
  <LiveExample name="PrevNextPage" controls={{}}>
    {() => <PrevNextPage />}
  </LiveExample>
);

export const ReadPercentExample = () => (
  <LiveExample
    name="ReadPercent"
    controls={{
      size: choice([16, 32, 64], undefined, 32),
      strokeWidth: choice([2, 4, 8], undefined, 4),
    }}
  >
    {(props) => <ReadPercent {...props} />}
  </LiveExample>
);

export const SocialLinksExample = () => (
  <LiveExample name="SocialLinks" controls={{}}>
    {() => (
      <Late isLine>
        <NamedLinks>
          <SocialLinks />
        </NamedLinks>
      </Late>
    )}
  </LiveExample>
);

export const SwitchAppearanceExample = () => (
  <LiveExample name="SwitchAppearance" controls={{}}>
    {() => (
      <Late isLine>
        <SwitchAppearance />
      </Late>
    )}
  </LiveExample>
);
