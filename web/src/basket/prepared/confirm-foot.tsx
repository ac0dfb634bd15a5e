import './confirm-foot.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { Button } from '../../ui/button/button.tsx';

interface ConfirmFootProps {
  /** The sum of the order, in lira. */
  total: string;
  busy: boolean;
  disabled: boolean;
  onConfirm: () => void;
  /** Why it is disabled, or what happens. */
  note: ReactNode;
  /** A further way on. */
  children?: ReactNode;
}

/** The one button of a prepared order, with its sum. It stays in sight. */
export function ConfirmFoot({ total, busy, disabled, onConfirm, note, children }: ConfirmFootProps) {
  const { t } = useTranslation('prepared');
  return (
    <div className="prepared-foot">
      <Button
        variant="primary"
        size="lg"
        wide
        split
        busy={busy}
        busyLabel={t('confirming')}
        disabled={disabled}
        aria-describedby="prepared-note"
        onClick={onConfirm}
      >
        <span>{t('confirm')}</span>
        <Money lira={total} />
      </Button>
      <p id="prepared-note">{note}</p>
      {children}
    </div>
  );
}
