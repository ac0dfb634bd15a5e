import './product-form.css';
import { type NewProduct, newProductSchema, type Product } from '@toptan/contract/products';
import { useRef, useState } from 'react';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { contractResolver, placeFieldErrors, useErrorText } from '../api/form.ts';
import { FormDialog } from '../shell/form-dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast-store.ts';
import { useCreateProduct, useUpdateProduct } from './api.ts';
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
  const say = useErrorText();
  const create = useCreateProduct();
  const update = useUpdateProduct();
  const image = useProductImage();
  const [progress, setProgress] = useState<number>();
  const aborter = useRef<AbortController>(undefined);
  const form = useForm<ProductValues, unknown, NewProduct>({
    resolver,
    defaultValues: productValues(product),
  });
  const { errors, isDirty } = form.formState;
  const isBusy = create.isPending || update.isPending;

  function fail(error: unknown) {
    if (aborter.current?.signal.aborted) return;
    const isAboutImage =
      error instanceof ApiError &&
      (error.code === 'image_too_large' || error.code === 'unsupported_media_type');
    if (isAboutImage) return image.refuse(error.code as 'image_too_large' | 'unsupported_media_type');
    if (error instanceof ApiError && error.fields.some(({ path }) => path === 'image'))
      return image.refuse('invalid_image');
    if (placeFieldErrors(error, productFieldNames, form.setError)) return;
    toast({
      variant: 'destructive',
      title: t(product ? 'updateFailed' : 'createFailed'),
      description: say(error),
    });
  }
  function done(description: string) {
    toast({ variant: 'success', description });
    onSaved();
  }

  const save = form.handleSubmit(parsed => {
    if (image.isPreparing) return;
    if (product && !isDirty && !image.isChanged) return onSaved();
    aborter.current = new AbortController();
    const upload = {
      file: image.file,
      signal: aborter.current.signal,
      ...(image.file && { onProgress: setProgress }),
    };
    const onSettled = () => setProgress(undefined);
    if (!product) {
      create.mutate(
        { body: parsed, upload },
        { onSuccess: () => done(t('created')), onError: fail, onSettled },
      );
      return;
    }
    const before = form.formState.defaultValues as ProductValues;
    const body = {
      ...productChanges(before, form.getValues(), parsed, product),
      ...(image.isRemoved && { removeImage: true }),
    };
    update.mutate(
      { id: product.id, body, upload },
      { onSuccess: () => done(t('updated')), onError: fail, onSettled },
    );
  });

  return (
    <FormDialog
      title={t(product ? 'editTitle' : 'add')}
      code={product?.sku ?? undefined}
      size="lg"
      isDirty={isDirty || image.isChanged}
      isBusy={isBusy || image.isPreparing}
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
      submitLabel={t(product ? 'save' : 'add')}
      onSubmit={event => void save(event)}
      onAbort={() => (image.isPreparing ? image.unchoose() : aborter.current?.abort())}
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
      </div>
    </FormDialog>
  );
}
