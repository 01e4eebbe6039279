import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';

/** The distance from the viewport at which a component is fetched. */
const AHEAD = '100%';

/**
 * Returns a component whose code is fetched when the component is near the viewport. Until then, the page keeps the built
 * HTML. After client-side navigation there is no built HTML, so the code is fetched immediately. Use it for components
 * without controls.
 *
 * @param load fetches the module
 * @param name the exported name of the component
 * @param Tag the element around the component
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
