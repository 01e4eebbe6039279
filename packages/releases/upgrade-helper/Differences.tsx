import { Link } from '@handbook/content/browser';
import { detailsOf, type Translate } from '../items/detailsOf.ts';
import { kinds } from '../items/releaseItems.ts';
import type { HelperItem } from './data.ts';
import { InlineMarkdown } from './InlineMarkdown.tsx';

interface DifferencesProps {
  items: readonly HelperItem[];
  t: Translate;
}

function Difference({ item, t }: { item: HelperItem; t: Translate }) {
  const { name, link } = item;
  const details = detailsOf(t, item).join(t('comma'));
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
          {t('colon')}
          <InlineMarkdown text={details} />
        </>
      )}
    </li>
  );
}

/** Renders differences by kind and area. */
export function Differences({ items, t }: DifferencesProps) {
  return kinds.map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const labels = [...new Set(own.map(({ label }) => label))];
    if (own.length === 0) return null;
    return (
      <section key={kind} className="upgrade-helper__kind">
        <p className="upgrade-helper__title">{t(`kind.${kind}`)}</p>
        <ul>
          {labels.map((label) => (
            <li key={label}>
              <InlineMarkdown text={label} />
              <ul>
                {own
                  .filter((item) => item.label === label)
                  .map((item) => (
                    <Difference key={`${item.area} ${item.name}`} item={item} t={t} />
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
