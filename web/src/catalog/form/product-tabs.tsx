import './product-form.css';
import type { Product } from '@toptan/contract/catalog/products';
import { History } from 'lucide-react';
import { useState } from 'react';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { WaitingShops } from '../../notices/waiting-shops.tsx';
import { ProductRules } from '../../terms/product-rules.tsx';
import type { ProductRulesState } from '../../terms/product-rules-api.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { FormTabs } from '../../ui/layout/form-tabs.tsx';
import type { PackEditsState } from '../packs/use-pack-edits.ts';
import { ProductPictures } from '../pictures/product-pictures.tsx';
import type { PictureUploads } from '../pictures/use-picture-uploads.ts';
import { variantsOf } from '../pools.ts';
import type { VariantTableState } from '../variants/use-variant-edits.ts';
import { VariantTable } from '../variants/variant-table.tsx';
import { DateFields, dateFieldNames } from './date-fields.tsx';
import { ImageField } from './image-field.tsx';
import { PackTab } from './pack-tab.tsx';
import { basicFieldNames, ProductFields } from './product-fields.tsx';
import { isByVariant, type ProductFormState } from './product-values.ts';
import { SizeColorFields, sizeFieldNames } from './size-color-fields.tsx';
import { StockFields } from './stock-fields.tsx';
import type { ProductImage } from './use-product-image.ts';

interface ProductTabsProps {
  /** Null: a new product. */
  product: Product | null;
  form: ProductFormState;
  image: ProductImage;
  /** The sent share of the upload, 0 to 1. */
  progress: number | undefined;
  uploads: PictureUploads;
  variants: VariantTableState;
  packs: PackEditsState;
  rules: ProductRulesState;
}

/** The parts of the product form, from the entries in `tabs`. A tab with a fault has a mark. */
export function ProductTabs({
  product,
  form,
  image,
  progress,
  uploads,
  variants,
  packs,
  rules,
}: ProductTabsProps) {
  const { t, number } = useWords(['products', 'variants', 'terms']);
  const { errors } = form.formState;
  const values = form.watch();
  const hasVariants = values.sizes.length + values.colors.length > 0;
  const pictureCount = product?.pictures.length ?? 0;
  const faultIf = (isFaulty: boolean) => (isFaulty ? t('tabs.faulty') : undefined);
  const isAnyWrong = (fields: readonly string[]) => fields.some(name => get(errors, name));

  return (
    <FormTabs
      label={t('tabs.label')}
      tabs={[
        {
          value: 'basics',
          label: t('tabs.basics'),
          fault: faultIf(isAnyWrong(basicFieldNames) || image.problem !== null),
          content: (
            <div className="product-form product-form-basics">
              <ImageField
                image={image}
                imageUrl={product?.imageUrl ?? null}
                category={values.category}
                progress={progress}
              />
              <ProductFields form={form} />
            </div>
          ),
        },
        {
          value: 'sizes',
          label: t('tabs.sizes'),
          count: hasVariants ? number(variantsOf(values).length) : undefined,
          fault: faultIf(isAnyWrong([...sizeFieldNames, 'stockPools']) || variants.faults > 0),
          content: (
            <div className="product-form">
              <FieldGrid>
                <SizeColorFields form={form} isNew={!product} />
                <StockFields form={form} productId={product?.id} />
              </FieldGrid>
              {product && <WaitingShops productId={product.id} />}
              {product && <StockHistory product={product} />}
              {product ? (
                <VariantTable
                  variants={variants}
                  model={values.sku}
                  stock={isByVariant(values) ? values.stockGrid : undefined}
                />
              ) : (
                <p className="quiet">{t('variants:later')}</p>
              )}
            </div>
          ),
        },
        {
          value: 'pictures',
          label: t('tabs.pictures'),
          count: pictureCount > 0 ? number(pictureCount) : undefined,
          content: (
            <div className="product-form">
              {product ? (
                <ProductPictures product={product} uploads={uploads} />
              ) : (
                <p className="quiet">{t('pictures.later')}</p>
              )}
            </div>
          ),
        },
        {
          value: 'packs',
          label: t('tabs.packs'),
          count: packs.packs.length > 0 ? number(packs.packs.length) : undefined,
          fault: faultIf(packs.faults > 0),
          content: <PackTab {...{ product, form, packs }} />,
        },
        {
          value: 'rules',
          label: t('tabs.rules'),
          count: rules.count > 0 ? number(rules.count) : undefined,
          fault: faultIf(rules.faults > 0),
          content: (
            <div className="product-form">
              {product ? (
                <ProductRules rules={rules} isStockOnly={values.supply === 'stock_only'} />
              ) : (
                <p className="quiet">{t('terms:product.later')}</p>
              )}
            </div>
          ),
        },
        {
          value: 'dates',
          label: t('tabs.dates'),
          fault: faultIf(isAnyWrong(dateFieldNames)),
          content: (
            <div className="product-form">
              <FieldGrid>
                <DateFields form={form} />
              </FieldGrid>
            </div>
          ),
        },
      ]}
    />
  );
}

const StockMoves = lazyPart(async () => (await import('./stock-moves.tsx')).StockMoves);

/** Leads to the changes of a product's stock. */
export function StockHistory({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" type="button" onClick={() => setOpen(true)}>
        <History aria-hidden="true" />
        {t('stock.history')}
      </Button>
      {isOpen && <StockMoves product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
