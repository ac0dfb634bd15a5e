import { listPacks } from '@toptan/contract/catalog/packs';
import { createProduct, type NewProduct, newProductSchema } from '@toptan/contract/catalog/product-changes';
import { listProducts, type Product } from '@toptan/contract/catalog/products';
import { listVariants } from '@toptan/contract/catalog/variants';
import { saveProduct } from '@toptan/contract/catalog/whole-product';
import { listTerms } from '@toptan/contract/terms';
import { useRef, useState } from 'react';
import { get, type Resolver, useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import { placeFieldErrors, problemCount } from '../../api/form.ts';
import { useAction } from '../../api/use-outcome.ts';
import { ActiveSwitch } from '../../lists/active-switch.tsx';
import { FormDialog, focusFirstProblem } from '../../lists/form-dialog.tsx';
import { useStaffTexts } from '../../lists/staff-form.tsx';
import { useProductRules } from '../../terms/product-rules-api.ts';
import { usePackEdits } from '../packs/use-pack-edits.ts';
import { imageProblem } from '../pictures/fit-image.ts';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import { useVariantEdits } from '../variants/use-variant-edits.ts';
import { dateFieldNames } from './date-fields.tsx';
import { basicFieldNames } from './product-fields.tsx';
import { ProductTabs } from './product-tabs.tsx';
import {
  knownLists,
  type ProductFormValues,
  productBody,
  productChanges,
  productValues,
} from './product-values.ts';
import { sizeFieldNames } from './size-color-fields.tsx';
import { useKnownProduct } from './use-known-product.ts';
import { useProductImage } from './use-product-image.ts';

const schema = z.custom<ProductFormValues>().transform(productBody).pipe(newProductSchema);
const resolver: Resolver<ProductFormValues, unknown, NewProduct> = contractResolver(schema);

interface ProductFormProps {
  /** Null: a new product. The product may change while the form is open, as orders take its stock. */
  product: Product | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The product form, whose tabs are saved together. */
export function ProductForm({ product, onClose, onSaved }: ProductFormProps) {
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

  const sent = useRef<object>({});
  const sentAt = (path: string) => get(sent.current, path);
  const meanwhile = useKnownProduct(product, { variants, packs, rules }, sentAt);

  function isShown(error: unknown): boolean {
    if (meanwhile.take(error)) return true;
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    if (variants.place(error) || packs.place(error) || rules.place(error)) return true;
    const problem = imageProblem(error);
    if (problem) image.refuse(problem);
    return (
      problem !== undefined ||
      placeFieldErrors(error, [...basicFieldNames, ...sizeFieldNames, ...dateFieldNames], form.setError)
    );
  }
  const texts = useStaffTexts('products', !product);
  const changed = [listProducts, listVariants, listPacks, listTerms];
  const saving = useAction({ ...texts, isShown, changed });

  const save = form.handleSubmit(parsed => {
    if (image.isPreparing || uploads.isUploading) return;
    if (!packs.check() || !rules.check() || image.problem || !variants.check()) return focusFirstProblem();
    const isChanged = isDirty || image.isChanged;
    if (product && !isChanged && !variants.isDirty && !packs.isDirty && !rules.isDirty) return onSaved();
    aborter.current = new AbortController();
    const upload = {
      file: image.file,
      signal: aborter.current.signal,
      ...(image.file && { onProgress: setProgress }),
    };
    const onSettled = () => setProgress(undefined);
    if (!product)
      return saving.mutate(() => call(createProduct, { body: parsed }, upload), {
        onSuccess: onSaved,
        onSettled,
      });
    const before = form.formState.defaultValues as ProductFormValues;
    const parts = [variants.part(), packs.part(), rules.part()];
    const known = { ...meanwhile.known, ...knownLists(before) };
    const body = {
      ...productChanges(before, form.getValues(), parsed),
      ...(image.isRemoved && { removeImage: true }),
      ...Object.assign({}, ...parts.map(({ change }) => change)),
      known: Object.assign(known, ...parts.map(part => part.known)),
    };
    sent.current = body;
    saving.mutate(() => call(saveProduct, { params: { id: product.id }, body }, upload), {
      onSettled,
      onSuccess: answer => {
        meanwhile.tell(answer);
        onSaved();
      },
    });
  }, focusFirstProblem);

  function abort() {
    if (uploads.isUploading) uploads.stop();
    else if (image.isPreparing) image.unchoose();
    else aborter.current?.abort();
  }

  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.submitLabel}
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
      note={<ActiveSwitch control={form.control} words="products" />}
      onSubmit={event => void save(event)}
      onAbort={abort}
      onClose={onClose}
      notice={meanwhile.notice}
    >
      <ProductTabs
        product={product}
        form={form}
        image={image}
        progress={progress}
        uploads={uploads}
        variants={variants}
        packs={packs}
        rules={rules}
      />
    </FormDialog>
  );
}
