import { useText } from '@handbook/content/browser';
import { useLang, useSite } from '@rspress/core/runtime';
import { localizeTool } from '../ecosystem/localizeTool.ts';
import { ToolLogo } from '../ecosystem/ToolLogo.tsx';
import { homeCards } from '../ecosystem/tools.ts';
import { ExternalIcon } from '../icons/icons.tsx';

/** The six tools as cards; each card opens its tool's site in a new tab. */
export function Tools() {
  const t = useText();
  const lang = useLang();
  const { site } = useSite();
  return (
    <section className="tools" aria-labelledby="tools">
      <h2 className="tools__title" id="tools">
        {t('home.tools.title')}
      </h2>
      <p className="tools__tagline">{t('home.tools.tagline')}</p>
      <ul className="tools__grid">
        {homeCards.map((tool) => {
          const { desc, href } = localizeTool(tool, lang, site.lang);
          return (
            <li key={tool.name}>
              <a className="tool-card" href={href} target="_blank" rel="noopener">
                <ToolLogo tool={tool} size={48} />
                <span className="tool-card__name">{tool.name}</span>
                <span className="tool-card__desc">{desc}</span>
                <span className="tool-card__more">
                  {t('home.tools.open', { name: tool.name })}
                  <ExternalIcon />
                  <span className="visually-hidden">{t('link.newTab')}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
