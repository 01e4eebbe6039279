import { type FormEvent, useEffect, useId, useState } from 'react';
import { combine } from '../items/combine.ts';
import { fill, type Translate } from '../items/detailsOf.ts';
import { between, type Choice, firstChoice, readChoice, writeChoice } from './choice.ts';
import { Differences } from './Differences.tsx';
import type { HelperData } from './data.ts';
import { Links } from './Links.tsx';
import './upgrade-helper.css';

interface UpgradeHelperProps {
  /** The releases in the language of the page: `import { helperData } from '…/data.ts?lang=en'`. */
  data: HelperData;
}

/**
 * Shows the differences between two versions, and links to instructions. The choice is in the URL; before hydration, the form
 * submits it to the URL. Without JavaScript, the list of releases replaces the form.
 */
export function UpgradeHelper({ data }: UpgradeHelperProps) {
  const { texts, versions, entries, items, steps } = data;
  const id = useId();
  const [choice, setChoice] = useState<Choice>(() => firstChoice(versions));
  const t: Translate = (key, values) => fill(texts[key] ?? key, values);

  // The build doesn't know the URL, so the choice is read after hydration and on back and forward navigation.
  useEffect(() => {
    const read = () => setChoice(readChoice(location.search, versions));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [versions]);

  const choose = (next: Choice) => {
    setChoice(next);
    history.replaceState(history.state, '', writeChoice(next) + location.hash);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(choice);
  };

  const included = between(versions, choice);
  const found = combine(items.filter(({ version }) => included.includes(version)));
  const isMigration = choice.from.startsWith('1.') && included.length > 0;
  const summary =
    included.length === 0
      ? t('helper.order')
      : t(found.length === 0 ? 'helper.none' : 'helper.summary', {
          ...choice,
          count: String(found.length),
        });

  return (
    <div className="upgrade-helper" data-live>
      <form
        className="upgrade-helper__form"
        method="get"
        onSubmit={onSubmit}
        aria-label={t('helper.label')}
      >
        {(['from', 'to'] as const).map((name) => (
          <label key={name} htmlFor={`${id}-${name}`}>
            {t(`helper.${name}`)}
            <select
              id={`${id}-${name}`}
              name={name}
              value={choice[name]}
              onChange={(event) => choose({ ...choice, [name]: event.target.value })}
            >
              {(name === 'from' ? versions.slice(0, -1) : versions.slice(1)).map((version) => (
                <option key={version}>{version}</option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit">{t('helper.show')}</button>
      </form>
      <p className="upgrade-helper__summary" role="status">
        {summary}
      </p>
      {isMigration && <Links intro={t('helper.migrate')} links={steps} />}
      <Differences items={found} t={t} />
      {included.length > 0 && (
        <Links
          intro={t('helper.read')}
          links={included.flatMap((version) => {
            const link = entries[version];
            return link === undefined ? [] : [{ text: version, link }];
          })}
        />
      )}
    </div>
  );
}
