import type { ComponentProps } from 'react';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { HomeDemo } from './HomeDemo.tsx';
import './home.css';
import './home-demo.css';
import './cards.css';
import { Tools } from './Tools.tsx';

/** The content of the home page: hero with a demo, features, and tools. The page imports it, so that other pages don't load it. */
export const HomePage = (demo: ComponentProps<typeof HomeDemo>) => (
  <>
    <div className="home__top">
      <Hero />
      <HomeDemo {...demo} />
    </div>
    <Features />
    <Tools />
  </>
);
