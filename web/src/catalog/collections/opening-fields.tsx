import type { CollectionFields } from '@toptan/contract/catalog/collection-changes';
import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../api/form.ts';
import { usePortal } from '../../portal/portal-store.ts';
import { DateInput } from '../../ui/form/date-input.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { CollectionValues } from './collection-values.ts';

/** Whether shops see the collection, from which moment on, its last day, and whether the showcase has it. */
export function OpeningFields({
  form,
}: {
  form: UseFormReturn<CollectionValues, unknown, CollectionFields>;
}) {
  const { t } = useTranslation('collections');
  const problem = useProblemText();
  const { errors } = form.formState;
  const shown = form.watch('shown');
  const hasShowcase = usePortal(portal => portal.showcase !== 'off');
  return (
    <>
      <Field label={t('shown')} span={2} group>
        <Controller
          control={form.control}
          name="shown"
          render={({ field: { value, onChange } }) => (
            <Segmented
              look="field"
              value={value}
              onChange={onChange}
              options={[
                { value: 'hidden', label: t('notYet') },
                { value: 'from', label: t('from') },
              ]}
            />
          )}
        />
      </Field>
      {shown === 'from' && (
        <>
          <Field
            label={t('startsAt')}
            error={problem(errors.startsAt as FieldError | undefined, { invalid: t('startInvalid') })}
            span={2}
          >
            <div className="grid grid-cols-[minmax(0,1fr)_84px] gap-2.5">
              <Controller
                control={form.control}
                name="startsAt"
                render={({ field }) => <DateInput {...field} />}
              />
              <TextInput
                {...form.register('time')}
                id={undefined}
                aria-label={t('time')}
                dir="ltr"
                inputMode="numeric"
                autoComplete="off"
              />
            </div>
          </Field>
          <Field
            label={t('endsAt')}
            error={problem(errors.endsAt as FieldError | undefined, { invalid: t('endInvalid') })}
            span={2}
          >
            <Controller
              control={form.control}
              name="endsAt"
              render={({ field }) => <DateInput {...field} />}
            />
          </Field>
          {hasShowcase && (
            <Controller
              control={form.control}
              name="isShowcased"
              render={({ field: { value, onChange } }) => (
                <Switch
                  label={t('showcased')}
                  hint={t('showcasedHint')}
                  checked={value}
                  onChange={onChange}
                />
              )}
            />
          )}
        </>
      )}
    </>
  );
}
