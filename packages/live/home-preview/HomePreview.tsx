import type { FrontMatterMeta } from '@rspress/core';
import { PageContext, usePage } from '@rspress/core/runtime';
import { HomeFeature, HomeHero } from '@rspress/core/theme-original';
import { useMemo, useState } from 'react';
import { ControlFields } from '../live-example/ControlFields.tsx';
import { flag, initialValues } from '../live-example/controls.ts';
import './home-preview.css';

interface HomePreviewProps {
  hero?: FrontMatterMeta['hero'];
  features?: FrontMatterMeta['features'];
  /** The fields of `hero` that the reader can turn off. */
  switches?: (keyof NonNullable<FrontMatterMeta['hero']>)[];
  /** The name of the group of switches. */
  label?: string;
}

/** Shows the framework's hero and features with the given frontmatter, scaled down. */
export function HomePreview({ hero, features, switches = [], label = '' }: HomePreviewProps) {
  const { page } = usePage();
  const controls = Object.fromEntries(switches.map((name) => [name, flag(true)]));
  const [values, setValues] = useState(() => initialValues(controls));
  const context = useMemo(() => {
    const kept = Object.entries(hero ?? {}).filter(([name]) => values[name] !== false);
    return { data: { ...page, frontmatter: { hero: Object.fromEntries(kept), features } } };
  }, [page, hero, features, values]);
  return (
    <div className="home-preview rp-not-doc">
      <ControlFields label={label} controls={controls} values={values} setValues={setValues} />
      <PageContext.Provider value={context}>
        <div className="home-preview__scaled">
          {hero && <HomeHero />}
          {features && <HomeFeature />}
        </div>
      </PageContext.Provider>
    </div>
  );
}
