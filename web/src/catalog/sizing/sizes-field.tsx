import { type SizeSetKind, sizesMax } from '@toptan/contract/catalog/sizing';
import { GripVertical, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inputOf } from '../../lists/staff-form.tsx';
import { BareIconButton } from '../../ui/button/bare-icon-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useFieldGroup } from '../../ui/form/field-context.ts';
import { useRowOrder } from './use-row-order.ts';

export type SizeRow = { label: string; eu: string; us: string; uk: string };

export type SizeSetValues = {
  nameEn: string;
  nameTr: string;
  nameAr: string;
  kind: SizeSetKind;
  sizes: SizeRow[];
  isActive: boolean;
};

const systems = ['eu', 'us', 'uk'] as const;

/** The sizes of a set, one below the other in their order, each with its equivalents in other systems. */
export function SizesField<Parsed>({ form }: { form: UseFormReturn<SizeSetValues, unknown, Parsed> }) {
  const { t } = useTranslation(['sizing', 'fields']);
  const keysId = useId();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'sizes' });
  const rows = form.watch('sizes');
  const { 'aria-invalid': isInvalid, ...group } = useFieldGroup();
  const labels = rows.map(({ label }) => label.trim());
  const isWrong = (at: number) => labels[at] === '' || labels.indexOf(labels[at] ?? '') !== at;
  const sizeAt = (at: number) => rows[at]?.label || String(at + 1);
  const order = useRowOrder(fields.length, move, {
    lifted: at => t('lifted', { size: sizeAt(at) }),
    place: at => t('place', { number: at + 1, total: fields.length }),
    dropped: at => t('dropped', { number: at + 1 }),
  });
  const field = (at: number, name: keyof (typeof rows)[number], label: string) => (
    <input
      {...form.register(`sizes.${at}.${name}`)}
      {...inputOf.name}
      aria-label={label}
      aria-invalid={(isInvalid && name === 'label' && isWrong(at)) || undefined}
      className={name === 'label' ? 'sizes-field-label' : undefined}
    />
  );
  return (
    <fieldset className="sizes-field" {...group}>
      <div className="sizes-field-row text-13 text-ink-3" aria-hidden="true">
        <span />
        <span>{t('fields:size')}</span>
        {systems.map(system => (
          <span key={system}>{t(system)}</span>
        ))}
        <span />
      </div>
      <ol className="grid gap-1.5">
        {fields.map(({ id }, at) => (
          <li
            key={id}
            className="sizes-field-row"
            data-row={at}
            data-lifted={order.isLifted(at) || undefined}
          >
            <BareIconButton
              label={t('moveSize', { size: sizeAt(at) })}
              aria-describedby={keysId}
              className="touch-none cursor-grab"
              size="sm"
              {...order.handle(at)}
            >
              <GripVertical aria-hidden="true" />
            </BareIconButton>
            {field(at, 'label', `${t('fields:size')} ${at + 1}`)}
            {systems.map(system => (
              <span key={system} className="contents">
                {field(at, system, t('equivalentOf', { system: t(system), size: sizeAt(at) }))}
              </span>
            ))}
            <BareIconButton
              label={t('removeSize', { size: sizeAt(at) })}
              size="sm"
              onClick={() => remove(at)}
              disabled={fields.length === 1}
            >
              <X aria-hidden="true" />
            </BareIconButton>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13">
        <Button
          variant="link"
          // A problem of no row is a missing row. The focus then leads to this button, which shows the problem.
          aria-invalid={(isInvalid && !rows.some((_, at) => isWrong(at))) || undefined}
          disabled={fields.length >= sizesMax}
          onClick={() => append({ label: '', eu: '', us: '', uk: '' })}
        >
          <Plus aria-hidden="true" />
          {t('addSize')}
        </Button>
        <span id={keysId} className="quiet">
          {t('keys')}
        </span>
      </div>
      <p className="sr-only" role="status">
        {order.announcement}
      </p>
    </fieldset>
  );
}
