import { Info } from 'lucide-react';
import { useWords } from '../i18n/use-words.ts';
import { Kbd } from '../ui/button/kbd.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { Dialog, FormFoot } from '../ui/overlay/dialog.tsx';
import { type BrokenRulesProps, countBrokenRules } from './broken-rules.tsx';
import { OverrideReason, useOverrideReason } from './override-reason.tsx';

interface PlaceAnywayProps extends BrokenRulesProps {
  /** The sum of the order, in lira. */
  total: string;
  onClose: () => void;
  onPlace: (reason: string) => void;
}

/** The rules that an order does not keep, by how much, and the reason for placing it all the same. */
export function PlaceAnyway({ buyer, lines, unmet, total, onClose, onPlace }: PlaceAnywayProps) {
  const { t, money } = useWords('desk');
  const { demand, field } = useOverrideReason();

  function place() {
    const reason = demand();
    if (reason) onPlace(reason);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      padded
      title={t('anywayTitle', { count: countBrokenRules(lines, unmet) })}
      onSubmit={place}
      footNote={
        <span className="quiet max-md:hidden">
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> {t('placesIt')}
        </span>
      }
      footer={<FormFoot label={t('anyway', { total: money(total) })} onCancel={onClose} />}
    >
      <div className="grid gap-4">
        <OverrideReason {...{ buyer, lines, unmet, field }} />
        <Callout icon={<Info aria-hidden="true" />}>{t('neverAnyway')}</Callout>
      </div>
    </Dialog>
  );
}
