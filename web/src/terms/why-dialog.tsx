import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../lists/load-error.tsx';
import { Field } from '../ui/form/field.tsx';
import { FieldGrid } from '../ui/form/form-section.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { useEffectiveTerms, useGroupOf } from './api.ts';
import { RowChoice } from './row-choice.tsx';
import { useTermWords } from './use-term-words.ts';

const row =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)] gap-x-3 py-2.5 border-t border-line max-md:grid-cols-1';

/** The rules that hold for a customer, with their sources. */
export function WhyDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation('terms');
  const { fieldWords, why } = useTermWords();
  const [customerId, setCustomerId] = useState('');
  const [productId, setProductId] = useState('');
  const { data: terms, error, isFetching, refetch } = useEffectiveTerms(customerId, productId);
  const group = useGroupOf(customerId);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('whyTitle')} size="md" padded>
      <FieldGrid>
        <Field label={t('fields.customerId')} span={3}>
          <RowChoice kind="customer" value={customerId} name={null} onChange={setCustomerId} />
        </Field>
        <Field label={t('fields.productId')} span={3}>
          <RowChoice
            kind="product"
            value={productId}
            name={null}
            onChange={setProductId}
            none={t('anyProduct')}
          />
        </Field>
      </FieldGrid>
      {error && <LoadError inline title={t('failed')} query={{ error, refetch, isFetching }} />}
      {customerId && terms && (
        <ul className="mt-4" aria-live="polite">
          {terms.length === 0 && <li className={`${row} quiet`}>{t('noRules')}</li>}
          {terms.map(term => (
            <li className={row} key={[term.grain, term.manufacturerId, term.field].join()}>
              <b>{fieldWords(term.field, term.value)}</b>
              <span className="quiet">
                {term.grain ? t(`grains.${term.grain}`) : (term.manufacturerName ?? t('wholeOrder'))}
              </span>
              <span>{why(term, group)}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
