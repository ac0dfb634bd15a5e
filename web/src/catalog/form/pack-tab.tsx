import { type Product, productSells, productSupplies } from '@toptan/contract/catalog/products';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffFields } from '../../lists/staff-form.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { PackOfSet } from '../bulk/pack-of-set.tsx';
import { linesOf, type PackEdit } from '../packs/pack-edits.ts';
import { PackFields } from '../packs/pack-fields.tsx';
import type { PackEditsState } from '../packs/use-pack-edits.ts';
import type { ProductFormState } from './product-values.ts';

/** The ways in which a product is sold, and the supply of pieces that stock lacks. */
function SaleFields({ form }: { form: ProductFormState }) {
  const { t } = useTranslation(['products', 'words', 'fields']);
  const { segments } = useStaffFields(form, (name: 'sells' | 'supply') => t(`fields:${name}`));
  return (
    <FieldGrid>
      {segments(
        'sells',
        3,
        productSells.map(way => ({ value: way, label: t(`words:sells.${way}`) })),
      )}
      {segments(
        'supply',
        3,
        productSupplies.map(source => ({ value: source, label: t(`words:supply.${source}`) })),
      )}
    </FieldGrid>
  );
}

/** Says that no shop sees the packs of a product that is sold in single pieces only. */
export function HiddenPacks({ form, edits }: { form: ProductFormState; edits: PackEditsState }) {
  const { t } = useTranslation('products');
  const sells = form.watch('sells');
  const isSold = edits.packs.some(({ isActive, replacedById }) => isActive && replacedById === null);
  if (sells !== 'loose' || !isSold) return null;
  return (
    <Callout
      tone="warning"
      live
      action={
        <Button onClick={() => form.setValue('sells', 'both', { shouldDirty: true })}>
          {t('packs.sellBoth')}
        </Button>
      }
    >
      {t('packs.hidden')}
    </Callout>
  );
}

/** The way in which a product is sold, and its packs. */
export function PackTab({
  product,
  form,
  packs,
}: {
  /** Null: a new product. */
  product: Product | null;
  form: ProductFormState;
  packs: PackEditsState;
}) {
  const { t } = useTranslation('products');
  /** The pack that the other products of the set are to get. */
  const [applied, setApplied] = useState<PackEdit | null>(null);
  const sizeSetId = applied && packs.setOf(applied);
  return (
    <div className="product-form">
      <SaleFields form={form} />
      {product && <HiddenPacks form={form} edits={packs} />}
      {product ? (
        <PackFields edits={packs} price={form.watch('price')} onApply={setApplied} />
      ) : (
        <p className="quiet">{t('packs.later')}</p>
      )}
      {applied && sizeSetId && (
        <PackOfSet
          sizeSetId={sizeSetId}
          unit={applied.unit}
          lines={linesOf(applied, packs.axes).map(({ size, ratio }) => ({ size, ratio }))}
          onClose={() => setApplied(null)}
        />
      )}
    </div>
  );
}
