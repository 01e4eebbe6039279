import { useLocalHref } from '@handbook/content/browser';
import { useFrontmatter } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';

/** The hero section, from the page's `hero` frontmatter. */
export function Hero() {
  const { hero } = useFrontmatter().frontmatter;
  const localHref = useLocalHref();
  if (!hero) return null;
  return (
    <div className="hero">
      <h1 className="hero__title">
        <span className="hero__name">{hero.name}</span>
        <span className="hero__text">{hero.text}</span>
      </h1>
      <p className="hero__tagline">{hero.tagline}</p>
      <div className="hero__actions">
        {hero.actions?.map(({ text, link, theme }) => (
          <Link key={link} className={`button button--${theme}`} href={localHref(link)}>
            {text}
          </Link>
        ))}
      </div>
    </div>
  );
}
