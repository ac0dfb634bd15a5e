import './was-is.css';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';

/** A figure before and after a change. */
export function WasIs({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation('changes');
  const { number } = useFormat();
  const after = Number.isNaN(to) ? '?' : number(to);
  return (
    <span className="was-is">
      <span className="sr-only">{t('wasIs', { from: number(from), to: after })}</span>
      <s aria-hidden="true">{number(from)}</s>
      <ArrowRight className="flip" aria-hidden="true" />
      <b aria-hidden="true">{after}</b>
    </span>
  );
}
