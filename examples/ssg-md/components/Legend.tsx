import { Link } from '@rspress/core/theme';

/** The source of the numbers. This component has no special case for Markdown. */
export const Legend = () => (
  <div>
    <b>Source:</b> our kitchen, see <Link href="/guide/brew">how to brew</Link>.
  </div>
);
