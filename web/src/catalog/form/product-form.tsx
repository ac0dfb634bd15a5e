import './product-form.css';
import { type NewProduct, newProductSchema } from '@toptan/contract/catalog/product-changes';
import type { Product } from '@toptan/contract/catalog/products';
import { useRef, useState } from 'react';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { contractResolver } from '../../api/contract-resolver.ts';
import { placeFieldErrors } from '../../api/form.ts';
import { FormDialog, focusFirstProblem } from '../../lists/form-dialog.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { PHONE, useMedia } from '../../ui/layout/use-media.ts';
import { ProductPictures } from '../pictures/product-pictures.tsx';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { useCreateProduct, useUpdateProduct } from '../staff-api.ts';
import { imageProblem } from './fit-image.ts';
import { ImageField } from './image-field.tsx';
import { ProductFields, productFieldNames } from './product-fields.tsx';
import { type ProductValues, productBody, productChanges, productValues } from './product-values.ts';
import { useProductImage } from './use-product-image.ts';

const schema = z.custom<ProductValues>().transform(productBody).pipe(newProductSchema);
const resolver: Resolver<ProductValues, unknown, NewProduct> = contractResolver(schema);

export interface ProductFormProps {
  /** null: a new one. It may change while the form is open, as orders take its stock. */
  product: Product | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The product form: picture at the start side, everything else beside it. */
export function ProductForm({ product, onClose, onSaved }: ProductFormProps) {
  const { t } = useTranslation('products');
  const isPhone = useMedia(PHONE);
  const image = useProductImage();
  const uploads = usePictureUploads(product);
  const [progress, setProgress] = useState<number>();
  const aborter = useRef<AbortController>(undefined);
  const form = useForm<ProductValues, unknown, NewProduct>({
    resolver,
    defaultValues: productValues(product),
  });
  const { errors, isDirty } = form.formState;

  function isShown(error: unknown): boolean {
    if (aborter.current?.signal.aborted) return true;
    const problem = imageProblem(error);
    if (problem) image.refuse(problem);
    return problem !== undefined || placeFieldErrors(error, productFieldNames, form.setError);
  }
  const create = useCreateProduct(isShown);
  const update = useUpdateProduct(isShown);
  const isBusy = create.isPending || update.isPending;

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
    const onSettled = () => setProgress(undefined);
    if (!product) {
      create.mutate({ body: parsed, upload }, { onSuccess: onSaved, onSettled });
      return;
    }
    const before = form.formState.defaultValues as ProductValues;
    const body = {
      ...productChanges(before, form.getValues(), parsed, product),
      ...(image.isRemoved && { removeImage: true }),
    };
    update.mutate({ id: product.id, body, upload }, { onSuccess: onSaved, onSettled });
  });

  function abort() {
    if (uploads.isUploading) uploads.stop();
    else if (image.isPreparing) image.unchoose();
    else aborter.current?.abort();
  }

  const activeSwitch = (
    <Controller
      control={form.control}
      name="isActive"
      render={({ field: { value, onChange } }) => (
        <Switch checked={value} onChange={onChange} label={t('active')} hint={t('activeHint')} />
      )}
    />
  );

  return (
    <FormDialog
      title={t(product ? 'editTitle' : 'add')}
      code={product?.sku ?? undefined}
      size="lg"
      isDirty={isDirty || image.isChanged || uploads.isUploading}
      isBusy={isBusy || image.isPreparing || uploads.isUploading}
      errorCount={Object.keys(errors).length + (image.problem ? 1 : 0)}
      {...(!isPhone && { note: activeSwitch })}
      submitLabel={t(product ? 'save' : 'add')}
      onSubmit={event => void save(event)}
      onAbort={abort}
      onClose={onClose}
    >
      <div className="product-form">
        <ImageField
          image={image}
          imageUrl={product?.imageUrl ?? null}
          category={form.watch('category')}
          progress={progress}
        />
        <ProductFields form={form} />
        {isPhone && activeSwitch}
      </div>
      <div className="product-form-pictures">
        {product ? (
          <ProductPictures product={product} uploads={uploads} />
        ) : (
          <p className="quiet">{t('pictures.later')}</p>
        )}
      </div>
    </FormDialog>
  );
}
