import { Result } from '../result/Result.tsx';
import { layouts, type Place } from './layouts.ts';
import './slot-map.css';

interface SlotMapProps {
  /** The kind of page. */
  page: keyof typeof layouts;
  /** The caption. */
  label: string;
}

/** Shows the slots of a page as nested lists. Each slot links to its entry in the reference. */
export function SlotMap({ page, label }: SlotMapProps) {
  return (
    <Result label={label}>
      <div className="slot-map rp-not-doc">
        <Places places={layouts[page]} isRow={false} />
      </div>
    </Result>
  );
}

function Places({ places, isRow }: { places: readonly Place[]; isRow: boolean }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari needs the role of a list without markers
    <ul role="list" className={`slot-map__places ${isRow ? 'slot-map__places--row' : ''}`}>
      {places.map((place) =>
        typeof place === 'string' ? (
          <li key={place} className="slot-map__slot">
            <a href={`#${place.toLowerCase()}`}>
              <code>{place}</code>
            </a>
          </li>
        ) : (
          <li key={place.part} className={`slot-map__part slot-map__part--${place.part}`}>
            {isComponent(place.part) && <code className="slot-map__name">{place.part}</code>}
            {place.places && <Places places={place.places} isRow={place.isRow ?? false} />}
          </li>
        ),
      )}
    </ul>
  );
}

/** Parts that aren't components start with a lowercase letter or end in `Column`. */
const isComponent = (part: string): boolean => /^[A-Z](?!.*Column$)/.test(part);
