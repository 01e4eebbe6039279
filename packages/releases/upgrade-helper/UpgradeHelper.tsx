import { type FormEvent, useEffect, useId, useState } from 'react';
import { combine } from '../items/combine.ts';
import { fill, type Say } from '../items/detailsOf.ts';
import { between, type Choice, firstChoice, readChoice, writeChoice } from './choice.ts';
import { Differences } from './Differences.tsx';
import type { HelperData } from './data.ts';
import { Links } from './Links.tsx';
import './upgrade-helper.css';

interface UpgradeHelperProps {
  /** The releases, in the reader's language: `import { helperData } from '…/data.ts?lang=en'`. */
  data: HelperData;
}

/**
 * Shows what differs between two versions and what to do about it. The choice is in the address; before the page is
 * interactive the form sends it there, and without scripts the list of releases takes the form's place.
 */
export function UpgradeHelper({ data }: UpgradeHelperProps) {
  const { texts, versions, entries, items, steps } = data;
  const id = useId();
  const [choice, setChoice] = useState<Choice>(() => firstChoice(versions));
  const say: Say = (key, values) => fill(texts[key] ?? key, values);

  // The page is built without an address: what it carries comes in once the page is interactive, and on "back".
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

  const passed = between(versions, choice);
  const found = combine(items.filter(({ version }) => passed.includes(version)));
  const isMigration = choice.from.startsWith('1.') && passed.length > 0;
  const summary =
    passed.length === 0
      ? say('helper.order')
      : say(found.length === 0 ? 'helper.none' : 'helper.summary', {
          ...choice,
          count: String(found.length),
        });

  return (
    <div className="upgrade-helper" data-live>
      <form
        className="upgrade-helper__form"
        method="get"
        onSubmit={onSubmit}
        aria-label={say('helper.label')}
      >
        {(['from', 'to'] as const).map((name) => (
          <label key={name} htmlFor={`${id}-${name}`}>
            {say(`helper.${name}`)}
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
        <button type="submit">{say('helper.show')}</button>
      </form>
      <p className="upgrade-helper__summary" role="status">
        {summary}
      </p>
      {isMigration && <Links intro={say('helper.migrate')} links={steps} />}
      <Differences items={found} say={say} />
      {passed.length > 0 && (
        <Links
          intro={say('helper.read')}
          links={passed.flatMap((version) => {
            const link = entries[version];
            return link === undefined ? [] : [{ text: version, link }];
          })}
        />
      )}
    </div>
  );
}
