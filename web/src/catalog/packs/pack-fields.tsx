import './pack-fields.css';
import { productSells, productSupplies } from '@toptan/contract/catalog/products';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { useStaffFields } from '../../lists/staff-form.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { LoadingWords, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import type { ProductFormState } from '../form/product-fields.tsx';
import { PackCard } from './pack-card.tsx';
import { linesOf, type PackEdit } from './pack-edits.ts';
import { PackOfSet } from './pack-of-set.tsx';
import type { PackEditsState } from './use-pack-edits.ts';

/** The ways in which a product is sold, and the supply of pieces that stock lacks. */
export function SaleFields({ form }: { form: ProductFormState }) {
  const { t } = useTranslation(['products', 'words']);
  const { segments } = useStaffFields(form, (name: 'sells' | 'supply') => t(`packs.${name}`));
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
        productSupplies.map(source => ({ value: source, label: t(`packs.source.${source}`) })),
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

/** A version that has been replaced, while baskets hold it. */
function EarlierPack({ edits, pack }: { edits: PackEditsState; pack: PackEdit }) {
  const { t } = useTranslation('products');
  const { list, number } = useFormat();
  const colorName = useColorName();
  const content = list(
    edits
      .storedLines(pack)
      .map(({ size, color, ratio }) =>
        [color && colorName(color), size, number(ratio)].filter(Boolean).join(' '),
      ),
  );
  const { baskets, orders } = edits.usesOf(pack);
  const places = list([
    baskets > 0 ? t('packs.inBaskets', { count: baskets }) : null,
    orders > 0 ? t('packs.inOrders', { count: orders }) : null,
  ]);
  return (
    <section className="pack-card" aria-label={t('packs.earlier')}>
      <p>
        {t('packs.earlier')} <bdi className="quiet">{content}</bdi>
        {places && <span className="quiet"> · {places}</span>}
      </p>
      <Switch
        checked={pack.isActive}
        onChange={isActive => edits.change(pack, { isActive })}
        label={t('packs.earlierActive')}
      />
    </section>
  );
}

/** The packs of a product, which are saved with its form. */
export function PackFields({ edits, price }: { edits: PackEditsState; price: string }) {
  const { t } = useTranslation(['products', 'words']);
  /** The pack that the other products of the set are to get. */
  const [applied, setApplied] = useState<PackEdit | null>(null);
  const sizeSetId = applied && edits.setOf(applied);
  if (edits.query?.error) return <LoadError inline title={t('packs.failed')} query={edits.query} />;
  // The draft begins with the stored packs.
  if (edits.query?.isPending)
    return (
      <div className="grid grid-cols-1 gap-4 mt-5">
        <LoadingWords>{t('words:loading')}</LoadingWords>
        <Skeleton shape="box" height="160px" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4 mt-5">
      {edits.packs.map((pack, at) =>
        pack.replacedById === null ? (
          <PackCard
            key={pack.key}
            {...{ edits, pack, price }}
            number={at + 1}
            onApply={edits.setOf(pack) === null ? undefined : () => setApplied(pack)}
          />
        ) : (
          <EarlierPack key={pack.key} edits={edits} pack={pack} />
        ),
      )}
      <p className="flex flex-wrap gap-2">
        <Button onClick={() => edits.addOf('series')}>
          <Plus aria-hidden="true" />
          {t('packs.add.series')}
        </Button>
        <Button onClick={() => edits.addOf('carton')}>
          <Plus aria-hidden="true" />
          {t('packs.add.carton')}
        </Button>
      </p>
      {applied && sizeSetId && (
        <PackOfSet
          sizeSetId={sizeSetId}
          unit={applied.unit}
          lines={linesOf(applied, edits.axes).map(({ size, ratio }) => ({ size, ratio }))}
          onClose={() => setApplied(null)}
        />
      )}
    </div>
  );
}
