import type { FrontMatterMeta } from '@rspress/core';
import { PageContext, usePage } from '@rspress/core/runtime';
import { HomeFeature, HomeHero } from '@rspress/core/theme-original';
import { useMemo, useState } from 'react';
import './home-preview.css';

interface HomePreviewProps {
  hero?: FrontMatterMeta['hero'];
  features?: FrontMatterMeta['features'];
  /** The fields of `hero` that the reader can turn off. */
  switches?: (keyof NonNullable<FrontMatterMeta['hero']>)[];
  /** The accessible name of the group of switches. */
  label?: string;
}

/** Shows the framework's hero and features with the given frontmatter, scaled down. */
export function HomePreview({ hero, features, switches = [], label }: HomePreviewProps) {
  const { page } = usePage();
  const [off, setOff] = useState<readonly string[]>([]);
  const context = useMemo(() => {
    const kept = Object.fromEntries(
      Object.entries(hero ?? {}).filter(([name]) => !off.includes(name)),
    );
    return { data: { ...page, frontmatter: { hero: kept, features } } };
  }, [page, hero, features, off]);
  return (
    <div className="rp-not-doc">
      {switches.length > 0 && (
        <fieldset className="home-preview__switches" aria-label={label}>
          {switches.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={!off.includes(name)}
                onChange={({ target }) =>
                  setOff(target.checked ? off.filter((one) => one !== name) : [...off, name])
                }
              />
              <code>{name}</code>
            </label>
          ))}
        </fieldset>
      )}
      <PageContext.Provider value={context}>
        <div className="home-preview__scaled">
          {hero && <HomeHero />}
          {features && <HomeFeature />}
        </div>
      </PageContext.Provider>
    </div>
  );
}
