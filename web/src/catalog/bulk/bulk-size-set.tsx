import type { BatchResult } from '@toptan/contract/batch-results';
import { setSizeSetOfProducts } from '@toptan/contract/catalog/product-batch';
import type { Product } from '@toptan/contract/catalog/products';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useNameInLanguage } from '../../i18n/use-color-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Field } from '../../ui/form/field.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Select } from '../../ui/form/select.tsx';
import { sizeRange } from '../../ui/trade/size-range.ts';
import { useSizeSets } from '../colors-api.ts';
import { BulkDialog } from './bulk-dialog.tsx';

export function BulkSizeSet({ products, onClose }: { products: readonly Product[]; onClose: () => void }) {
  const { t, list } = useWords(['bulk', 'fields']);
  const nameOf = useNameInLanguage();
  const { data: sets = [] } = useSizeSets();
  const [sizeSetId, setSizeSetId] = useState('');
  const [sizes, setSizes] = useState<'keep' | 'all'>('keep');
  const [isChecked, setChecked] = useState(false);

  /** The sizes that the set does not have. */
  function reasonOf({ productId, error }: BatchResult): string | undefined {
    if (error?.code === 'stock_kept_by_variant') return t('sizeSet.stocked');
    const own = products.find(({ id }) => id === productId)?.sizes ?? [];
    const odd = (error?.fields ?? []).map(({ path }) => own[Number(/^sizes\.(\d+)$/.exec(path)?.[1])]);
    const named = list(odd);
    return named ? t('sizeSet.notInSet', { sizes: named }) : undefined;
  }

  return (
    <BulkDialog
      title={t('sizeSet.title')}
      count={products.length}
      onClose={onClose}
      reasonOf={reasonOf}
      send={() => {
        setChecked(true);
        if (!sizeSetId) return null;
        return call(setSizeSetOfProducts, {
          body: { productIds: products.map(({ id }) => id), sizeSetId, sizes },
        });
      }}
    >
      <Field
        label={t('fields:sizeSet')}
        span={6}
        required
        error={isChecked && !sizeSetId ? t('sizeSet.required') : undefined}
      >
        <Select
          value={sizeSetId || undefined}
          onChange={setSizeSetId}
          placeholder={t('sizeSet.choose')}
          options={sets
            .filter(({ isActive }) => isActive)
            .map(each => ({
              value: each.id,
              label: (
                <>
                  {nameOf(each)}{' '}
                  <bdi className="ltr quiet">{sizeRange(each.sizes.map(({ label }) => label))}</bdi>
                </>
              ),
            }))}
        />
      </Field>
      <Field label={t('sizeSet.sizes')} hint={t(`sizeSet.hint.${sizes}`)} span={6} group>
        <Segmented
          look="field"
          value={sizes}
          onChange={setSizes}
          options={[
            { value: 'keep', label: t('sizeSet.keep') },
            { value: 'all', label: t('sizeSet.all') },
          ]}
        />
      </Field>
    </BulkDialog>
  );
}
