import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { expectArrival, isWanted } from './arrivals.ts';

/** How far off the screen a part is fetched, in heights of the screen. */
const AHEAD = '100%';

/**
 * A component without controls whose code is fetched when a reader comes near it: until then the page keeps what was built.
 * On a page that is gone to without loading it anew, the code comes with the page.
 *
 * @param load gets the module
 * @param name the component's, in the module
 * @param Tag the element around it
 */
export function whenSeen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  Tag: 'div' | 'span' = 'div',
): ComponentType {
  if (import.meta.env.SSR) {
    const Part = lazy(async () => {
      const part: ComponentType = (await load())[name];
      return { default: part };
    });
    return () => (
      <Tag>
        <Suspense>
          <Part />
        </Suspense>
      </Tag>
    );
  }

  let arrived: ComponentType | undefined;
  const fetchPart = async () => {
    arrived = (await load())[name];
  };
  if (isWanted()) expectArrival(fetchPart());

  return function Seen() {
    const place = useRef<HTMLDivElement & HTMLSpanElement>(null);
    const [Part, setPart] = useState(() => arrived);
    useEffect(() => {
      if (Part) return;
      const show = () => void fetchPart().then(() => setPart(() => arrived));
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
    }, [Part]);
    if (Part) {
      return (
        <Tag key="part">
          <Part />
        </Tag>
      );
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no text of anyone; React leaves alone what the build has put there.
    return <Tag ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  };
}
