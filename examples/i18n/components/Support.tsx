import { useI18n } from '@rspress/core/runtime';
import type texts from '../i18n.json';

export function Support() {
  const t = useI18n<typeof texts>();
  return <p>{t('support.ask', { address: 'help@acme.example' })}</p>;
}
