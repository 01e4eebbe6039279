import { Link } from '@handbook/content/browser';
import { detailsOf, type Say } from '../items/detailsOf.ts';
import { kinds } from '../items/releaseItems.ts';
import type { HelperItem } from './data.ts';
import { Marked } from './Marked.tsx';

interface DifferencesProps {
  items: readonly HelperItem[];
  say: Say;
}

function Difference({ item, say }: { item: HelperItem; say: Say }) {
  const { name, link } = item;
  const details = detailsOf(say, item).join(say('comma'));
  return (
    <li>
      {link === undefined ? (
        <code>{name}</code>
      ) : (
        <Link href={link}>
          <code>{name}</code>
        </Link>
      )}
      {details !== '' && (
        <>
          {say('colon')}
          <Marked text={details} />
        </>
      )}
    </li>
  );
}

/** Renders differences by kind and area. */
export function Differences({ items, say }: DifferencesProps) {
  return kinds.map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const labels = [...new Set(own.map(({ label }) => label))];
    if (own.length === 0) return null;
    return (
      <section key={kind} className="upgrade-helper__kind">
        <p className="upgrade-helper__title">{say(`kind.${kind}`)}</p>
        <ul>
          {labels.map((label) => (
            <li key={label}>
              <Marked text={label} />
              <ul>
                {own
                  .filter((item) => item.label === label)
                  .map((item) => (
                    <Difference key={`${item.area} ${item.name}`} item={item} say={say} />
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
