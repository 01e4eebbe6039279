import { framedPart } from '../framed-part/framedPart.tsx';
import { choice } from '../live-example/controls.ts';

/** Shows the framework's overview of a small site, with a control for the heading levels. */
export const OverviewExample = framedPart('Overview', {
  size: 'column',
  controls: { overviewHeaders: choice(['[2]', '[2, 3]', '[]'], '[2]') },
  code: ({ overviewHeaders }) =>
    [
      '---',
      'title: Tidebook',
      'overview: true',
      ...(overviewHeaders === '[2]' ? [] : [`overviewHeaders: ${overviewHeaders}`]),
      '---',
    ].join('\n'),
});
