import { buttonParts } from './buttonParts';
import { cardParts } from './cardParts';
import { codeParts } from './codeParts';
import { llmsParts } from './llmsParts';
import { OverviewPart } from './OverviewPart';
import { navigationParts } from './navigationParts';
import { useSwitches } from './useSwitches';

const parts = { ...buttonParts, ...cardParts, ...codeParts, ...llmsParts, ...navigationParts, Overview: OverviewPart };

/** One part of the default theme, with the props that the address says. */
export function Part({ name }: { name: keyof typeof parts }) {
  const switches = useSwitches();
  const Shown = parts[name];
  // The address counts as a whole: parts read some props on mount only.
  return (
    <main className="part" data-part={name}>
      <Shown key={String(switches)} switches={switches} />
    </main>
  );
}
