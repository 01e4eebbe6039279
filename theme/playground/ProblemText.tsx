import { useText } from '../text/useText.ts';
import type { FoundProblem, Reason } from './protocol.ts';

const texts = {
  blockedElement: 'playground.blockedElement',
  blockedProperty: 'playground.blockedProperty',
  syntax: 'playground.syntax',
  tooLong: 'playground.tooLong',
  unknownExport: 'playground.unknownExport',
  unknownModule: 'playground.unknownModule',
  unknownName: 'playground.unknownName',
} as const satisfies Record<Reason, string>;

/** Says what is wrong with a text, and where. */
export function ProblemText({ problem }: { problem: FoundProblem }) {
  const t = useText();
  const { reason, message, values, place } = problem;
  const known = reason && Object.hasOwn(texts, reason) ? texts[reason] : undefined;
  const words = known ? t(known, values) : String(message);
  return (
    <>
      {place && (
        <strong>
          {t('playground.place', { line: String(place.line), column: String(place.column) })}
        </strong>
      )}
      <span>{words}</span>
    </>
  );
}
