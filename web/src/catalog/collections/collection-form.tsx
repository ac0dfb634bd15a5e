import { useMutation } from '@tanstack/react-query';
import {
  type CollectionFields,
  createCollection,
  updateCollection,
} from '@toptan/contract/catalog/collection-changes';
import { type Collection, listCollections } from '@toptan/contract/catalog/collections';
import { listProducts } from '@toptan/contract/catalog/products';
import { type Language, languages, nameFields } from '@toptan/contract/languages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call.ts';
import { changedFields } from '../../api/changed-fields.ts';
import { placeFieldErrors } from '../../api/form.ts';
import { refresh } from '../../api/query-client.ts';
import { useOutcome } from '../../api/use-outcome.ts';
import { useWords } from '../../i18n/use-words.ts';
import { LeaveQuestion } from '../../lists/discard-question.tsx';
import { useStaffFields } from '../../lists/staff-form.tsx';
import { useMeanwhile } from '../../lists/use-meanwhile.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { PHONE } from '../../ui/use-media.ts';
import { lastDayBefore } from '../sale-days.ts';
import { CollectionActions } from './collection-actions.tsx';
import { CollectionProducts } from './collection-products.tsx';
import {
  bodyOf,
  type CollectionProduct,
  type CollectionValues,
  collectionResolver,
  openingOf,
  valuesOf,
} from './collection-values.ts';
import { HideUntil } from './hide-until.tsx';
import { OpeningFields } from './opening-fields.tsx';

interface CollectionFormProps {
  /** Null: a new one. */
  collection: Collection | null;
  products: readonly CollectionProduct[];
  onSaved: (id: string) => void;
  onDeleted: () => void;
}

/** The editor of a collection: its names, the time in which shops see it, its products in their order. */
export function CollectionForm({ collection, products, onSaved, onDeleted }: CollectionFormProps) {
  const { t, date, list } = useWords(['collections', 'products', 'fields', 'words']);
  const form = useForm({
    resolver: collectionResolver,
    defaultValues: valuesOf(collection, products),
  });
  const [hasLanguages, setHasLanguages] = useState(Object.keys(collection?.translations ?? {}).length > 0);
  const { text } = useStaffFields(form, name =>
    name === 'name' ? t('name') : t(`fields:${nameFields[name.slice('translations.'.length) as Language]}`),
  );
  const { errors, isDirty } = form.formState;
  const [shown, startsAt, time, chosen] = form.watch(['shown', 'startsAt', 'time', 'productIds']);
  const opening = openingOf({ shown, startsAt, time });
  const isAhead = opening !== null && Date.parse(opening) > Date.now();

  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    // On a phone the keyboard opens only on a tap.
    if (collection || matchMedia(PHONE).matches) heading.current?.focus();
    else form.setFocus('name');
  });
  // The link or the button that led here may be gone.
  useEffect(() => begin(), []);

  const labels = {
    name: t('name'),
    translations: t('products:translations.title'),
    startsAt: t('startsAt'),
    endsAt: t('endsAt'),
    isShowcased: t('showcased'),
    productIds: t('productsTitle'),
  };
  const meanwhile = useMeanwhile({
    row: collection && { ...collection, productIds: products.map(({ id }) => id) },
    names: ['name', 'translations', 'startsAt', 'endsAt', 'isShowcased', 'productIds'],
    label: name => labels[name],
    shown: (name, value) => {
      if (name === 'name') return value;
      if (name === 'startsAt')
        return value ? list([date(String(value)), date(String(value), 'time')]) : t('notYet');
      if (name === 'endsAt') return value && date(lastDayBefore(String(value)));
      return undefined;
    },
  });
  const isPlaced = (error: unknown) =>
    meanwhile.take(error) ||
    placeFieldErrors(error, ['name', 'translations', 'startsAt', 'endsAt', 'productIds'], form.setError);
  const saving = useMutation({
    mutationFn: (body: CollectionFields): Promise<Collection> => {
      if (!collection) return call(createCollection, { body });
      const before = bodyOf(form.formState.defaultValues as CollectionValues);
      const change = changedFields(before, bodyOf(form.getValues()), body);
      return call(updateCollection, {
        params: { id: collection.id },
        body: { ...change, known: meanwhile.known },
      });
    },
    ...useOutcome({ done: t('saved'), failed: t('saveFailed') }, isPlaced),
    onSettled: () => refresh(listCollections, listProducts),
  });
  const save = form.handleSubmit(body => {
    const sent = structuredClone(form.getValues());
    saving.mutate(body, {
      onSuccess: saved => {
        const typed = form.getValues();
        const stored = valuesOf(saved, sent.productIds);
        meanwhile.tell(saved, { ...saved, productIds: sent.productIds.map(({ id }) => id) });
        form.reset(stored);
        // What was typed since the change was sent stays.
        form.reset(
          { ...stored, ...changedFields({ ...sent }, { ...typed }, typed) },
          { keepDefaultValues: true },
        );
        onSaved(saved.id);
      },
    });
  });
  const setProducts = (next: readonly CollectionProduct[]) =>
    form.setValue('productIds', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  /** The products that were hidden are shown so; that alone is nothing to save. */
  const hide = (ids: ReadonlySet<string>) =>
    form.setValue(
      'productIds',
      chosen.map(product => (ids.has(product.id) ? { ...product, sellsFrom: opening } : product)),
    );

  return (
    <form noValidate className="card collection-edit p-0" onSubmit={save}>
      <div className="collection-head">
        <h2 ref={heading} tabIndex={-1}>
          {collection ? <bdi>{collection.name}</bdi> : t('new')}
        </h2>
        {collection && <CollectionActions collection={collection} onDeleted={onDeleted} />}
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {t('words:save')}
        </Button>
      </div>
      {meanwhile.notice}
      <section className="collection-part py-4 px-5 max-md:px-4">
        <FieldGrid>
          {text('name', 2, 'name', {
            required: true,
            ...(!hasLanguages && {
              aside: (
                <button type="button" className="link" onClick={() => setHasLanguages(true)}>
                  {t('addLanguages')}
                </button>
              ),
            }),
          })}
          <OpeningFields form={form} />
          {hasLanguages && languages.map(language => text(`translations.${language}` as const, 2, 'name'))}
        </FieldGrid>
        {isAhead && <HideUntil products={chosen} opening={opening} onHidden={hide} />}
      </section>
      <CollectionProducts
        products={chosen}
        opening={isAhead ? opening : undefined}
        error={errors.productIds ? t('productsWrong') : undefined}
        onChange={setProducts}
      />
      <LeaveQuestion isDirty={isDirty} openBy="edit" />
    </form>
  );
}
