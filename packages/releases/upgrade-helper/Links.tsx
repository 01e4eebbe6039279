import { Link } from '@handbook/content/browser';
import type { HelperLink } from './data.ts';

interface LinksProps {
  intro: string;
  links: readonly HelperLink[];
}

/** A sentence with a numbered list of links. */
export function Links({ intro, links }: LinksProps) {
  return (
    <div className="upgrade-helper__links">
      <p>{intro}</p>
      <ol>
        {links.map(({ text, link }) => (
          <li key={link}>
            <Link href={link}>{text}</Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
