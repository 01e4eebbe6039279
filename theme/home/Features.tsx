import { useLocalHref, useText } from '@handbook/content/browser';
import { normalizeImagePath, useFrontmatter } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';

/** The features from the page's frontmatter. The whole card is clickable. */
export function Features() {
  const t = useText();
  const localHref = useLocalHref();
  const { features = [] } = useFrontmatter().frontmatter;
  return (
    <section aria-labelledby="features">
      <h2 className="visually-hidden" id="features">
        {t('home.features')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul className="cards" role="list">
        {features.map(({ title, details, icon, link = '/' }) => (
          <li key={title} className="card feature">
            <img
              src={normalizeImagePath(icon)}
              alt=""
              width="40"
              height="40"
              loading="lazy"
              decoding="async"
            />
            <h3 className="card__name">
              <Link className="card__link" href={localHref(link)}>
                {title}
              </Link>
            </h3>
            <p className="card__text">{details}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
