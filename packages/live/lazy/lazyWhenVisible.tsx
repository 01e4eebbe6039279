import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';

/** How far below the window a component is fetched, in heights of the window. */
const AHEAD = '100%';

/**
 * A component without controls whose code is fetched when the reader comes near it. Until then the page keeps the HTML it was
 * built with; after client-side navigation there is none, so the code is fetched at once.
 *
 * @param load fetches the module
 * @param name the name of the component in the module
 * @param Tag the element around it
 */
export function lazyWhenVisible<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  Tag: 'div' | 'span' = 'div',
): ComponentType {
  if (import.meta.env.SSR) {
    const Part = lazy(async () => ({ default: (await load())[name] as ComponentType }));
    return () => (
      <Tag>
        <Suspense>
          <Part />
        </Suspense>
      </Tag>
    );
  }

  return function LazyComponent() {
    const place = useRef<HTMLDivElement & HTMLSpanElement>(null);
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      const show = () => void load().then((module) => setPart(() => module[name]));
      const built = place.current?.firstElementChild;
      if (!built) return show();
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          show();
        },
        { rootMargin: AHEAD },
      );
      observer.observe(built);
      return () => observer.disconnect();
    }, []);

    if (Part) {
      return (
        <Tag key="part">
          <Part />
        </Tag>
      );
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string; React keeps the built HTML because of it.
    return <Tag ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  };
}
