import type { BasketItem } from '@toptan/contract/basket';
import { overrideReasonMax } from '@toptan/contract/orders';
import { Info } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { Callout } from '../ui/feedback/callout.tsx';
import { Button } from '../ui/form/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Kbd } from '../ui/overlay/kbd.tsx';
import type { RuleLimit } from './api.ts';
import { BrokenRules, brokenRules } from './broken-rules.tsx';

interface PlaceAnywayProps {
  lines: readonly BasketItem[];
  /** The limits that are not kept. */
  unmet: readonly RuleLimit[];
  /** The sum of the order, in lira. */
  total: string;
  onClose: () => void;
  onPlace: (reason: string) => void;
}

/** The rules that an order does not keep, by how much, and the reason for placing it all the same. */
export function PlaceAnyway({ lines, unmet, total, onClose, onPlace }: PlaceAnywayProps) {
  const { t } = useTranslation(['desk', 'basket', 'words']);
  const { money, number } = useFormat();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  function place() {
    const text = reason.trim();
    if (text) return onPlace(text);
    setMissing(true);
    field.current?.focus();
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    place();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      padded
      title={t('anywayTitle', { count: brokenRules(lines, unmet) })}
      onSubmit={place}
      footNote={
        <span className="quiet max-md:hidden">
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> {t('placesIt')}
        </span>
      }
      footer={
        <>
          <Button onClick={onClose}>{t('words:cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('anyway', { total: money(total) })}
          </Button>
        </>
      }
    >
      <BrokenRules {...{ lines, unmet }} />
      <Field
        className="my-4"
        label={t('reason')}
        hint={t('reasonHint')}
        aside={`${number(reason.length)} / ${number(overrideReasonMax)}`}
        error={isMissing && t('reasonMissing', { limit: number(overrideReasonMax) })}
        required
      >
        <TextInput
          ref={field}
          maxLength={overrideReasonMax}
          value={reason}
          onKeyDown={onKey}
          onChange={event => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
      </Field>
      <Callout icon={<Info aria-hidden="true" />}>{t('neverAnyway')}</Callout>
    </Dialog>
  );
}
