import { useLocalHref, useText } from '@handbook/content/browser';
import { normalizeImagePath, useFrontmatter } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';

/** The features from the page's frontmatter. The whole card of a feature with a link is clickable. */
export function Features() {
  const t = useText();
  const localHref = useLocalHref();
  const { features = [] } = useFrontmatter().frontmatter;
  return (
    <section className="features" aria-labelledby="features">
      <h2 className="visually-hidden" id="features">
        {t('home.features')}
      </h2>
      <ul className="features__grid">
        {features.map(({ title, details, icon, link }) => (
          <li key={title} className="feature">
            <img
              src={normalizeImagePath(icon)}
              alt=""
              width="40"
              height="40"
              loading="lazy"
              decoding="async"
            />
            <h3 className="feature__title">
              {link ? (
                <Link className="feature__link" href={localHref(link)}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <p className="feature__details">{details}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
