import { HomeBackground, HomeFooter } from '@rspress/core/theme-original';
import { HomePreview } from '../home-preview/HomePreview.tsx';
import { choice, flag } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import { Result } from '../result/Result.tsx';
import './default-theme.css';

/** Keeps the framework's value of a variable. */
const unchanged = 'default';

interface AnchorProps {
  /** The URL that the cards link to, such as `#add-feature-cards`, so that a click stays on the page. */
  anchor: string;
}

/** Shows cards of the home page, with controls for their width and link. */
export const FeaturesExample = ({ anchor }: AnchorProps) => (
  <LiveExample
    name="features"
    controls={{ span: choice([2, 3, 4, 6], 4), link: flag() }}
    code={({ span, link }) =>
      [
        'features:',
        '  - title: Light',
        '    details: One file, no server.',
        '    icon: 🪶',
        ...(span === 4 ? [] : [`    span: ${span}`]),
        ...(link ? ['    link: /guide/install'] : []),
      ].join('\n')
    }
  >
    {({ span, link }) => (
      <HomePreview
        features={[
          { icon: '🪶', title: 'Light', details: 'One file, no server.' },
          { icon: '🧭', title: 'Guided', details: 'Every step has a way back.' },
          { icon: '🔌', title: 'Open', details: 'Plugins for what is missing.' },
          { icon: '🔒', title: 'Private', details: 'Nothing leaves your machine.' },
        ].map((feature) => ({ ...feature, span, ...(link && { link: anchor }) }))}
      />
    )}
  </LiveExample>
);

/** Shows the hero and the background of the home page, with controls for their CSS variables. */
export const HomeColorsExample = () => (
  <LiveExample
    name="theme/index.css"
    controls={{
      '--rp-home-hero-title-bg': choice([
        unchanged,
        'linear-gradient(90deg, #b3261e, #f2a900)',
        '#0a7d3c',
      ]),
      '--rp-home-background-bg': choice([
        unchanged,
        'none',
        'linear-gradient(#f2a90040, transparent)',
      ]),
    }}
    code={(values) => {
      const set = changed(values).map(([name, value]) => `  ${name}: ${value};`);
      return ['html:root {', ...set, '}'].join('\n');
    }}
  >
    {(values) => (
      <div className="home-colors-example" style={Object.fromEntries(changed(values))}>
        <HomeBackground className="home-colors-example__background" />
        <HomePreview hero={{ name: 'Acme', text: 'Documents that write back' }} />
      </div>
    )}
  </LiveExample>
);

const changed = (values: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(values).filter(([, value]) => value !== unchanged);

/** Shows the framework's footer of home pages, with this site's configured message. */
export const HomeFooterExample = () => (
  <Result>
    <div className="home-footer-example rp-not-doc">
      <HomeFooter />
    </div>
  </Result>
);
