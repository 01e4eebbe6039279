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
  /** The page that the source becomes. */
  result: ReactNode;
}

/**
 * All of the front page: hero with the demo beside it, features, tools. The page imports it, so no other page loads it.
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
