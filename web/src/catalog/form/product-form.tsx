import './product-form.css';
import {
  createProduct,
  type NewProduct,
  newProductSchema,
  updateProduct,
} from '@toptan/contract/catalog/product-changes';
import { listProducts, type Product } from '@toptan/contract/catalog/products';
import { listTerms } from '@toptan/contract/terms';
import { useRef, useState } from 'react';
import { Controller, get, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import { placeFieldErrors, problemCount } from '../../api/form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { focusFirstProblem } from '../../lists/form-dialog.tsx';
import { StaffForm, useSave } from '../../lists/staff-form.tsx';
import { ProductRules } from '../../terms/product-rules.tsx';
import { useProductRules } from '../../terms/product-rules-api.ts';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { FormTabs } from '../../ui/form/form-tabs.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { PackFields, SaleFields } from '../packs/pack-fields.tsx';
import { usePackEdits } from '../packs/use-pack-edits.ts';
import { ProductPictures } from '../pictures/product-pictures.tsx';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { useVariantEdits } from '../variants/use-variant-edits.ts';
import { VariantTable } from '../variants/variant-table.tsx';
import { DateFields, dateFieldNames } from './date-fields.tsx';
import { imageProblem } from './fit-image.ts';
import { ImageField } from './image-field.tsx';
import { basicFieldNames, ProductFields } from './product-fields.tsx';
import {
  isByVariant,
  type ProductFormValues,
  productBody,
  productChanges,
  productValues,
  variantsOf,
} from './product-values.ts';
import { SizeColourFields, sizeFieldNames } from './size-colour-fields.tsx';
import { StockFields } from './stock-fields.tsx';
import { useProductImage } from './use-product-image.ts';

const schema = z.custom<ProductFormValues>().transform(productBody).pipe(newProductSchema);
const resolver: Resolver<ProductFormValues, unknown, NewProduct> = contractResolver(schema);

export interface ProductFormProps {
  /** null: a new one. It may change while the form is open, as orders take its stock. */
  product: Product | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The product form in tabs, which are saved together: another part is another entry in `tabs`. */
export function ProductForm({ product, onClose, onSaved }: ProductFormProps) {
  const { t } = useTranslation(['products', 'variants', 'terms']);
  const { number } = useFormat();
  const image = useProductImage();
  const uploads = usePictureUploads(product);
  const [progress, setProgress] = useState<number>();
  const aborter = useRef<AbortController>(undefined);
  const form = useForm<ProductFormValues, unknown, NewProduct>({
    resolver,
    defaultValues: productValues(product),
  });
  const { errors, isDirty } = form.formState;
  const values = form.watch();
  const variants = useVariantEdits(product, values);
  const packs = usePackEdits(product, values);
  const rules = useProductRules(product?.id ?? null);

  function isShown(error: unknown): boolean {
    if (aborter.current?.signal.aborted) return true;
    if (variants.place(error) || packs.place(error) || rules.place(error)) return true;
    const problem = imageProblem(error);
    if (problem) image.refuse(problem);
    return (
      problem !== undefined ||
      placeFieldErrors(error, [...basicFieldNames, ...sizeFieldNames, ...dateFieldNames], form.setError)
    );
  }
  const kind = { words: 'products', isNew: !product } as const;
  const saving = useSave(kind, isShown, listProducts, listTerms);

  const save = form.handleSubmit(parsed => {
    if (image.isPreparing || uploads.isUploading) return;
    if (!packs.check() || !rules.check() || image.problem || variants.faults > 0) return focusFirstProblem();
    const isChanged = isDirty || image.isChanged;
    if (product && !isChanged && !variants.isDirty && !packs.isDirty && !rules.isDirty) return onSaved();
    aborter.current = new AbortController();
    const upload = {
      file: image.file,
      signal: aborter.current.signal,
      ...(image.file && { onProgress: setProgress }),
    };
    const then = { onSuccess: onSaved, onSettled: () => setProgress(undefined) };
    if (!product) return saving.mutate(() => call(createProduct, { body: parsed }, upload), then);
    const before = form.formState.defaultValues as ProductFormValues;
    const body = {
      ...productChanges(before, form.getValues(), parsed, product),
      ...(image.isRemoved && { removeImage: true }),
    };
    saving.mutate(async () => {
      if (isChanged) {
        await call(updateProduct, { params: { id: product.id }, body }, upload);
        // What is saved is not sent again when the server does not take a barcode or a pack.
        form.reset(form.getValues());
      }
      await variants.save();
      await packs.save();
      await rules.save();
    }, then);
  }, focusFirstProblem);

  function abort() {
    if (uploads.isUploading) uploads.stop();
    else if (image.isPreparing) image.unchoose();
    else aborter.current?.abort();
  }

  const hasVariants = values.sizes.length + values.colors.length > 0;
  const pictureCount = product?.pictures.length ?? 0;
  const faultIf = (isFaulty: boolean) => (isFaulty ? t('tabs.faulty') : undefined);
  const isAnyWrong = (fields: readonly string[]) => fields.some(name => get(errors, name));

  return (
    <StaffForm
      {...kind}
      size="xl"
      code={product?.sku ?? undefined}
      isDirty={
        isDirty ||
        image.isChanged ||
        variants.isDirty ||
        packs.isDirty ||
        rules.isDirty ||
        uploads.isUploading
      }
      isBusy={saving.isPending || image.isPreparing || uploads.isUploading}
      errorCount={
        problemCount(errors) + (image.problem ? 1 : 0) + variants.faults + packs.faults + rules.faults
      }
      note={
        <Controller
          control={form.control}
          name="isActive"
          render={({ field: { value, onChange } }) => (
            <Switch checked={value} onChange={onChange} label={t('active')} hint={t('activeHint')} />
          )}
        />
      }
      onSubmit={event => void save(event)}
      onAbort={abort}
      onClose={onClose}
    >
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
                  <SizeColourFields form={form} />
                  <StockFields form={form} />
                </FieldGrid>
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
            content: (
              <div className="product-form">
                <SaleFields form={form} />
                {product ? (
                  <PackFields edits={packs} price={values.price} />
                ) : (
                  <p className="quiet">{t('packs.later')}</p>
                )}
              </div>
            ),
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
    </StaffForm>
  );
}
