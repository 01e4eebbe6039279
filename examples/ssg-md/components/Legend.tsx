import { Link } from '@rspress/core/theme';

/** Where the numbers come from; nothing in it knows of Markdown. */
export const Legend = () => (
  <div>
    <b>Source:</b> our kitchen, see <Link href="/guide/brew">how to brew</Link>.
  </div>
);
