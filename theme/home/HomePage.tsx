import type { ReactNode } from 'react';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { HomeDemo } from './HomeDemo.tsx';
import './home.css';
import './home-demo.css';
import './cards.css';
import { Tools } from './Tools.tsx';

interface HomePageProps {
  /** The source of the demo, as a code fence. */
  children: ReactNode;
  /** The rendered source. */
  result: ReactNode;
}

/**
 * The content of the home page: hero with a demo, features, and tools. The page imports it, so that other pages don't load it.
 */
export const HomePage = ({ children, result }: HomePageProps) => (
  <>
    <div className="home__top">
      <Hero />
      <HomeDemo result={result}>{children}</HomeDemo>
    </div>
    <Features />
    <Tools />
  </>
);
