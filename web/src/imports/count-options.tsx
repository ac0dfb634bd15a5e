import { isDay } from '@toptan/contract/day-text';
import { momentInIstanbul } from '@toptan/contract/days';
import { toLatinDigits } from '@toptan/contract/digits';
import type { Import } from '@toptan/contract/imports';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { DateInput } from '../ui/form/date-input.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { useCheck } from './api.ts';

const clock = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Day and time of a moment as their fields hold them: `2026-11-30` and `10:30`. */
function fieldsOf(iso: string | null): { day: string; time: string } {
  const [day = '', time = ''] = iso === null ? [] : clock.format(new Date(iso)).split(' ');
  return { day, time };
}

/** The moment that the fields stand for, a day alone for its midnight; null for none, undefined where they are no day and time. */
function momentOf(day: string, typed: string): string | null | undefined {
  const time = toLatinDigits(typed).trim().replace('.', ':');
  if (day === '' && time === '') return null;
  const isTime = /^([01]?\d|2[0-3]):[0-5]\d$/.test(time);
  if (!isDay(day) || !(isTime || time === '')) return undefined;
  return momentInIstanbul(`${day}T${(time || '00:00').padStart(5, '0')}`);
}

interface CountOptionsProps {
  found: Import;
  /** Called with whether the typed count differs from the one that the rows were checked with. */
  onType: (differs: boolean) => void;
}

/** The time of a stock count, and whether everything was counted; the rows are checked again with it. */
export function CountOptions({ found, onType }: CountOptionsProps) {
  const { t } = useTranslation('imports');
  const check = useCheck(found.id);
  const checked = { ...fieldsOf(found.countedAt), isFull: found.isFull };
  const [typed, setTyped] = useState(checked);
  const { day, time, isFull } = typed;
  const timeId = useId();
  const moment = momentOf(day, time);
  const [isRefused, setRefused] = useState(false);
  const differs = (next: typeof checked) =>
    next.day !== checked.day || next.time !== checked.time || next.isFull !== checked.isFull;
  const type = (change: Partial<typeof checked>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    setRefused(false);
    onType(differs(next));
  };
  const waits = found.isFull && found.counts.error > 0;
  return (
    <form
      className="step-body grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault();
        setRefused(moment === undefined);
        if (moment !== undefined) check.mutate({ countedAt: moment, isFull });
      }}
    >
      <div className="import-count flex flex-wrap gap-x-6 gap-y-3 items-end justify-between">
        <Field
          label={t('count.moment')}
          hint={t('count.momentHint')}
          error={isRefused ? t('count.noMoment') : undefined}
        >
          <span className="import-moment flex flex-wrap gap-2">
            <DateInput value={day} onChange={next => type({ day: next })} />
            <TextInput
              id={timeId}
              aria-label={t('count.time')}
              dir="ltr"
              autoComplete="off"
              placeholder="14:30"
              value={time}
              onChange={event => type({ time: event.target.value })}
            />
          </span>
        </Field>
        <div className="grid gap-1">
          <Checkbox checked={isFull} onChange={is => type({ isFull: is })}>
            {t('count.full')}
          </Checkbox>
          <span className="text-13 text-ink-3">{t('count.fullHint')}</span>
        </div>
        <Button type="submit" disabled={!differs(typed) && !waits} busy={check.isPending}>
          {t('check.save')}
        </Button>
      </div>
      {waits && <Callout tone="warning">{t('count.waits')}</Callout>}
    </form>
  );
}
