import { useText } from '@handbook/content/browser';
import { useLang, useSite } from '@rspress/core/runtime';
import { ToolLogo } from '../ecosystem/ToolLogo.tsx';
import { homeCards, urlOf } from '../ecosystem/tools.ts';
import { ExternalIcon } from '../icons/icons.tsx';

/** The six tools as cards; each card opens its tool's site in a new tab. */
export function Tools() {
  const t = useText();
  const lang = useLang();
  const { site } = useSite();
  return (
    <section className="tools" aria-labelledby="tools">
      <h2 id="tools">{t('home.tools.title')}</h2>
      <p>{t('home.tools.tagline')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul className="cards" role="list">
        {homeCards.map((tool) => {
          const href = urlOf(tool, lang, site.lang);
          return (
            <li key={tool.name} className="card tool-card">
              <ToolLogo tool={tool} size={48} />
              <h3 className="card__name">{tool.name}</h3>
              <p className="card__text">{t(tool.desc)}</p>
              <a className="card__link" href={href} target="_blank" rel="noopener">
                {new URL(href).host}
                <ExternalIcon />
                <span className="visually-hidden">{t('link.newTab')}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
