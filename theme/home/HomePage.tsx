import { useLocalHref } from '@handbook/content/browser';
import { useFrontmatter } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { Features } from './Features.tsx';
import './home.css';
import { Tools } from './Tools.tsx';

/** The hero section, from the page's `hero` frontmatter. */
function Hero() {
  const { hero } = useFrontmatter().frontmatter;
  const localHref = useLocalHref();
  if (!hero) return null;
  return (
    <div className="hero">
      <h1>
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

/**
 * The content of the home page: hero with a sample, features, and tools. The page imports it, so that other pages don't load
 * it.
 *
 * @param children the sample: a code block and its result
 */
export const HomePage = ({ children }: { children: ReactNode }) => (
  <>
    <div className="home__top">
      <Hero />
      <div className="home-demo rp-doc">{children}</div>
    </div>
    <Features />
    <Tools />
  </>
);
