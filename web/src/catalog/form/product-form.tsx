import './product-form.css';
import {
  createProduct,
  type NewProduct,
  newProductSchema,
  updateProduct,
} from '@toptan/contract/catalog/product-changes';
import { listProducts, type Product } from '@toptan/contract/catalog/products';
import { useRef, useState } from 'react';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import { placeFieldErrors } from '../../api/form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { focusFirstProblem } from '../../lists/form-dialog.tsx';
import { StaffForm, useSave } from '../../lists/staff-form.tsx';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { FormTabs } from '../../ui/form/form-tabs.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { ProductPictures } from '../pictures/product-pictures.tsx';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { imageProblem } from './fit-image.ts';
import { ImageField } from './image-field.tsx';
import { basicFieldNames, ProductFields } from './product-fields.tsx';
import {
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
  const { t } = useTranslation('products');
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

  function isShown(error: unknown): boolean {
    if (aborter.current?.signal.aborted) return true;
    const problem = imageProblem(error);
    if (problem) image.refuse(problem);
    return (
      problem !== undefined || placeFieldErrors(error, [...basicFieldNames, ...sizeFieldNames], form.setError)
    );
  }
  const kind = { words: 'products', isNew: !product } as const;
  const saving = useSave(kind, isShown, listProducts);

  const save = form.handleSubmit(parsed => {
    if (image.isPreparing || uploads.isUploading) return;
    if (image.problem) return focusFirstProblem();
    if (product && !isDirty && !image.isChanged) return onSaved();
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
    saving.mutate(() => call(updateProduct, { params: { id: product.id }, body }, upload), then);
  }, focusFirstProblem);

  function abort() {
    if (uploads.isUploading) uploads.stop();
    else if (image.isPreparing) image.unchoose();
    else aborter.current?.abort();
  }

  const values = form.watch();
  const hasVariants = values.sizes.length + values.colors.length > 0;
  const pictureCount = product?.pictures.length ?? 0;
  const faultIf = (isFaulty: boolean) => (isFaulty ? t('tabs.faulty') : undefined);
  const isAnyWrong = (fields: readonly string[]) => Object.keys(errors).some(name => fields.includes(name));

  return (
    <StaffForm
      {...kind}
      size="xl"
      code={product?.sku ?? undefined}
      isDirty={isDirty || image.isChanged || uploads.isUploading}
      isBusy={saving.isPending || image.isPreparing || uploads.isUploading}
      errorCount={Object.keys(errors).length + (image.problem ? 1 : 0)}
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
            fault: faultIf(isAnyWrong([...sizeFieldNames, 'stockPools'])),
            content: (
              <div className="product-form">
                <FieldGrid>
                  <SizeColourFields form={form} />
                  <StockFields form={form} />
                </FieldGrid>
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
        ]}
      />
    </StaffForm>
  );
}
