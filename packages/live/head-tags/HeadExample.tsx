import { Head } from '@rspress/core/runtime';
import { text } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import { HeadTags } from './HeadTags.tsx';

const controls = { title: text(), description: text() };

const codeOf = ({ title, description }: { [Name in keyof typeof controls]: string | undefined }) =>
  [
    '<Head>',
    title && `  <title>${title}</title>`,
    description && `  <meta name="description" content="${description}" />`,
    '</Head>',
  ]
    .filter(Boolean)
    .join('\n');

/** Shows the effect of `Head` on the current page, with the page's head tags. */
export const HeadExample = () => (
  <LiveExample name="Head" controls={controls} code={codeOf}>
    {({ title, description }) => (
      <>
        <Head>
          {title && <title>{title}</title>}
          {description && <meta name="description" content={description} />}
        </Head>
        <HeadTags />
      </>
    )}
  </LiveExample>
);
