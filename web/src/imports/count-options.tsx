import { momentInIstanbul } from '@toptan/contract/days';
import type { Import } from '@toptan/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../ui/feedback/callout.tsx';
import { Button } from '../ui/form/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { useCheck } from './api.ts';

/** As a field of day and time holds it: `2026-11-30T10:30`. */
const clock = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'short',
  timeStyle: 'short',
});

const localOf = (iso: string | null) => (iso === null ? '' : clock.format(new Date(iso)).replace(' ', 'T'));

const isoOf = (local: string) => (local === '' ? null : momentInIstanbul(local));

interface CountOptionsProps {
  found: Import;
  /** Called with whether what is typed differs from what the rows were checked with. */
  onType: (differs: boolean) => void;
}

/** When stock was counted, and whether everything was; the rows are checked again with it. */
export function CountOptions({ found, onType }: CountOptionsProps) {
  const { t } = useTranslation('imports');
  const check = useCheck(found.id);
  const checked = { moment: localOf(found.countedAt), isFull: found.isFull };
  const [{ moment, isFull }, setTyped] = useState(checked);
  const differs = (typed: typeof checked) =>
    typed.moment !== checked.moment || typed.isFull !== checked.isFull;
  const type = (change: Partial<typeof checked>) => {
    const next = { moment, isFull, ...change };
    setTyped(next);
    onType(differs(next));
  };
  const waits = found.isFull && found.counts.error > 0;
  return (
    <form
      className="import-step-body grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault();
        check.mutate({ countedAt: isoOf(moment), isFull });
      }}
    >
      <div className="import-count">
        <Field label={t('count.moment')} hint={t('count.momentHint')}>
          <TextInput
            type="datetime-local"
            value={moment}
            onChange={event => type({ moment: event.target.value })}
          />
        </Field>
        <div className="grid gap-1">
          <Checkbox checked={isFull} onChange={is => type({ isFull: is })}>
            {t('count.full')}
          </Checkbox>
          <span className="text-13 text-ink-3">{t('count.fullHint')}</span>
        </div>
        <Button type="submit" disabled={!differs({ moment, isFull }) && !waits} busy={check.isPending}>
          {t('check.save')}
        </Button>
      </div>
      {waits && <Callout tone="warning">{t('count.waits')}</Callout>}
    </form>
  );
}
