import '../packs/pack-fields.css';
import { packUnits } from '@toptan/contract/catalog/packs';
import { addPackToProducts } from '@toptan/contract/catalog/product-batch';
import type { Product } from '@toptan/contract/catalog/products';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { toFormError, useProblemText } from '../../api/form.ts';
import { Field } from '../../ui/form/field.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { linesOf, packProblem, piecesIn, type Ratios, ratiosOf } from '../packs/pack-edits.ts';
import { RatioGrid, RatioPresets } from '../packs/ratio-grid.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { type SellsChoice, SellsField } from './sells-field.tsx';
import { usePackReason } from './use-pack-reason.ts';

/** The sizes of products, those of the product with the most first. */
const sizesOf = (products: readonly Product[]) => [
  ...new Set(products.toSorted((a, b) => b.sizes.length - a.sizes.length).flatMap(({ sizes }) => sizes)),
];

/** Gives products a pack of the same ratio. */
export function BulkPack({ products, onClose }: { products: readonly Product[]; onClose: () => void }) {
  const { t } = useTranslation(['bulk', 'products', 'words']);
  const problem = useProblemText();
  const errorId = useId();
  const axes = { sizes: sizesOf(products), colors: [] };
  const [unit, setUnit] = useState<(typeof packUnits)[number]>('series');
  const [ratios, setRatios] = useState<Ratios>(() => ratiosOf([], { mixed: false }, axes));
  const [sells, setSells] = useState<SellsChoice>('same');
  const [isChecked, setChecked] = useState(false);
  const pack = { mixed: false, ratios };
  const lines = linesOf(pack, axes).map(({ size, ratio }) => ({ size, ratio }));
  const reasonOf = usePackReason(lines);
  const fault = packProblem({ ...pack, replacedById: null }, axes);
  const isShown = fault !== null && (isChecked || fault.code === 'not_an_integer');
  const change = (next: Ratios) => {
    setRatios(next);
    setChecked(false);
  };

  return (
    <BulkDialog
      title={t('pack.title')}
      count={products.length}
      onClose={onClose}
      reasonOf={reasonOf}
      send={() => {
        setChecked(true);
        if (fault) return null;
        const productIds = products.map(({ id }) => id);
        const body = { productIds, unit, lines, ...(sells !== 'same' && { sells }) };
        return call(addPackToProducts, { body });
      }}
    >
      <Field label={t('pack.unit')} span={6} group>
        <Segmented
          look="field"
          value={unit}
          onChange={setUnit}
          options={packUnits.map(each => ({ value: each, label: t(`words:packUnit.${each}`) }))}
        />
      </Field>
      <Field label={t('products:packs.ratio')} hint={t('pack.hint')} span={6} group>
        <div className="grid grid-cols-1 gap-3">
          <div className="flex flex-wrap gap-2">
            <RatioPresets axes={axes} pack={pack} onChange={change} />
          </div>
          <RatioGrid axes={axes} pack={pack} onChange={change} errorId={isShown ? errorId : undefined} />
          <p role="status">
            <b>{t('products:packs.pieces', { count: piecesIn(pack, axes) })}</b>
          </p>
          {isShown && <FieldError id={errorId}>{problem(toFormError(fault))}</FieldError>}
        </div>
      </Field>
      <SellsField value={sells} onChange={setSells} />
    </BulkDialog>
  );
}
