import type { AfterSearch, OnSearch } from '@rspress/core/theme';
import { type Term, terms } from './terms';

/** Excludes the archive and adds a tab with glossary terms. */
export const onSearch: OnSearch = (query, groups) => {
  for (const group of groups) {
    group.result = group.result.filter(
      ({ link }) => !link.startsWith('/archive/'),
    );
  }
  const result = terms.filter(({ name }) =>
    name.toLowerCase().includes(query.toLowerCase()),
  );
  return result.length > 0 ? [{ group: 'Glossary', result }] : [];
};

/** Logs queries without results. */
export const afterSearch: AfterSearch = (query, groups) => {
  const isFound = groups.some(
    ({ result }) => Array.isArray(result) && result.length > 0,
  );
  if (!isFound) console.info(`Nothing found for ${query}`);
};

/** Renders the tab that `onSearch` adds. */
export function render(found: Term[]) {
  return (
    <dl>
      {found.map(({ name, meaning }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
