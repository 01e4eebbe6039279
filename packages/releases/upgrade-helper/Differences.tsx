import { Link } from '@handbook/content/browser';
import { detailsOf, type Translate } from '../items/detailsOf.ts';
import { kinds } from '../items/releaseItems.ts';
import type { HelperItem } from './data.ts';

interface DifferencesProps {
  items: readonly HelperItem[];
  t: Translate;
}

/** Renders text with code in single or double backticks. */
function InlineMarkdown({ text }: { text: string }) {
  const parts = text.split(/(`` .+? ``|`[^`]+`)/);
  return parts.map((part, index) => {
    const [, double, single] = part.match(/^(?:`` (.+) ``|`([^`]+)`)$/) ?? [];
    const code = double ?? single;
    // The parts have no IDs, and their order never changes.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return code === undefined ? part : <code key={index}>{code}</code>;
  });
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
