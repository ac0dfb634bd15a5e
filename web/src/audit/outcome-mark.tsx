import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The outcome of a call, by the status of its answer; nothing where there was no call, as for an email. */
export function OutcomeMark({ status }: { status: number | null }) {
  const { t } = useTranslation('audit');
  if (status === null) return null;
  const outcome = status < 400 ? 'done' : 'refused';
  const Sign = { done: Check, refused: X }[outcome];
  return (
    <span className="outcome-mark" data-outcome={outcome}>
      <Sign aria-hidden="true" />
      {t(`outcome.${outcome}`)}
    </span>
  );
}
