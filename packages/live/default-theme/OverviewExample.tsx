import { FramedPart } from '../framed-part/FramedPart.tsx';
import { choice } from '../live-example/controls.ts';

/** Shows the framework's overview of a small site, with a control for the heading levels. */
export const OverviewExample = () => (
  <FramedPart
    name="Overview"
    size="column"
    controls={{ overviewHeaders: choice(['[2]', '[2, 3]', '[]'], '[2]') }}
    code={({ overviewHeaders }) =>
      [
        '---',
        'title: Tidebook',
        'overview: true',
        ...(overviewHeaders === '[2]' ? [] : [`overviewHeaders: ${overviewHeaders}`]),
        '---',
      ].join('\n')
    }
  />
);
