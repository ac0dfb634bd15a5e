import { Check, CircleHelp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** How a deed ended, by the status of its answer; null when the server ended before it had one. */
export function OutcomeMark({ status }: { status: number | null }) {
  const { t } = useTranslation('audit');
  const outcome = status === null ? 'unknown' : status < 400 ? 'done' : 'refused';
  const Sign = { done: Check, refused: X, unknown: CircleHelp }[outcome];
  return (
    <span className="outcome-mark" data-outcome={outcome}>
      <Sign aria-hidden="true" />
      {t(`outcome.${outcome}`)}
    </span>
  );
}
