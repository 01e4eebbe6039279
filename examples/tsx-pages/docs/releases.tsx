import { ReleaseList } from '../components/ReleaseList';

export const frontmatter = { title: 'Releases', outline: false };
export const description = 'New in every version of Lantern';

export default function Releases() {
  return (
    <>
      <h1>Releases</h1>
      <ReleaseList label="2.x only" />
    </>
  );
}
