import './place-anyway.css';
import type { BasketItem } from '@toptan/contract/basket';
import { overrideReasonMax } from '@toptan/contract/orders';
import { Info, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorName } from '../i18n/use-color-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useSizeName } from '../i18n/use-size-name.ts';
import { useProductWords } from '../session/product-words.ts';
import { Callout } from '../ui/feedback/callout.tsx';
import { Button } from '../ui/form/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Kbd } from '../ui/overlay/kbd.tsx';
import type { RuleLimit } from './api.ts';
import { useProblemWords } from './line-problems.tsx';
import { useAmountWords, useLimitName } from './order-limits.tsx';

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
  const { money, list, number } = useFormat();
  const colorName = useColorName();
  const sizeName = useSizeName();
  const nameOf = useProductWords();
  const problemWords = useProblemWords();
  const amountWords = useAmountWords();
  const limitName = useLimitName();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const inLines = lines.flatMap(line =>
    (line.problems ?? []).map(problem => ({
      key: `${line.id} ${problem.code} ${problem.grain}`,
      name: list([
        nameOf(line.product).name,
        line.selectedColor && colorName(line.selectedColor),
        line.selectedSize && sizeName(line.selectedSize),
      ]),
      words: problemWords(problem, line.selectedColor, rule => rule),
    })),
  );
  const ofOrder = unmet.map(limit => ({
    key: [limit.code, limit.unit, limit.label?.en].join(),
    name: (
      <>
        {limitName(limit)} <bdi>{amountWords(limit.unit, limit.limit)}</bdi>
      </>
    ),
    words: t(limit.code === 'too_small' ? 'basket:limit.short' : 'basket:limit.over', {
      amount: amountWords(limit.unit, limit.missing),
    }),
  }));
  const rules = [...inLines, ...ofOrder];

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
      title={t('anywayTitle', { count: rules.length })}
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
      <ul className="broken-rules">
        {rules.map(({ key, name, words }) => (
          <li key={key}>
            <TriangleAlert aria-hidden="true" />
            <span>
              <bdi>{name}</bdi>
              <small>{words}</small>
            </span>
          </li>
        ))}
      </ul>
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
