import { choice, flag, text } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import {
  EditLink,
  FallbackHeading,
  HomeFeature,
  OverviewGroup,
  PrevNextPage,
  ReadPercent,
  SocialLinks,
  SwitchAppearance,
} from './stock.ts';

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

export const HomeFeatureExample = () => (
  <LiveExample
    name="HomeFeature"
    controls={{
      title: text('Static first'),
      details: text('Every page is <b>HTML</b>.'),
      icon: text('⚡'),
      span: choice([2, 3, 4, 6], undefined, 6),
      link: choice(['/api/', '/api/commands']),
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

export const OverviewGroupExample = () => (
  <LiveExample name="OverviewGroup" attributes={['group={group}']} controls={{}}>
    {() => (
      <OverviewGroup
        group={{
          name: 'Start',
          items: [
            {
              text: 'Commands',
              link: '/api/commands',
              items: [{ text: 'Overview', link: '/api/' }],
            },
            { text: 'API', link: '/api/' },
          ],
        }}
      />
    )}
  </LiveExample>
);

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
    {() => <SocialLinks />}
  </LiveExample>
);

export const SwitchAppearanceExample = () => (
  <LiveExample name="SwitchAppearance" controls={{}}>
    {() => <SwitchAppearance />}
  </LiveExample>
);
