import { Head } from '@rspress/core/runtime';
import { Landing, Styled } from '../components/Landing';
import Steps from './_parts/steps.mdx';

export const frontmatter = { pageType: 'custom' };

export default function Tour() {
  return (
    <Landing>
      <Head>
        <title>Tour of Lantern</title>
      </Head>
      <Styled text={Steps} />
    </Landing>
  );
}
