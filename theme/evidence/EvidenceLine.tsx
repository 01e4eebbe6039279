import { useText } from '../text/useText.ts';
import { evidence, numbersOf } from './evidence.ts';

/** Says what was checked before the site was published: framework version and counts. */
export function EvidenceLine() {
  const t = useText();
  const counts = numbersOf(evidence).map(([name, count]) =>
    t(`evidence.${name}`, { count: String(count) }),
  );
  const { framework } = evidence;
  return (
    <p className="page-footer__evidence">
      {t('evidence.checked', { framework })}
      {counts.length > 0 && t('evidence.colon')}
      {counts.join(t('evidence.separator'))}
    </p>
  );
}
