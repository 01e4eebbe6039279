import { localePrefix } from '@handbook/content/address';
import { useText } from '@handbook/content/browser';
import { feedTopics } from '@handbook/site-output/browser';
import { useLang, withBase } from '@rspress/core/runtime';

const formats = [
  { name: 'Atom', ending: 'xml' },
  { name: 'JSON Feed', ending: 'json' },
] as const;

/** Lists the site's feeds in the page's language. */
export function SiteFeeds() {
  const t = useText();
  const prefix = localePrefix(useLang());
  return (
    <ul>
      {feedTopics.map((topic) => (
        <li key={topic}>
          {t(`feeds.${topic}.description`)}
          {formats.map(({ name, ending }) => (
            <span key={name}>
              {' '}
              <a className="rp-link" href={withBase(`${prefix}/feeds/${topic}.${ending}`)}>
                {name}
              </a>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
