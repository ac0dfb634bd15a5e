import { lineQuantityMax } from '@toptan/contract/basket';
import type { Order } from '@toptan/contract/orders';
import { useMemo } from 'react';
import { useCheck, useVersions } from './api.ts';
import { addProduct, changedRows, typeFigures, useTypedChange } from './draft.ts';
import { changedSince, heldIn, type OrderProduct, type Place, placeKey, productsOf } from './figures.ts';

/** A product on the page: of the order, or one that the change adds. */
export type ShownProduct = { productId: string; ordered: OrderProduct | null };

/** An order with what is typed over it, what others have changed meanwhile, and what the server says about both. */
export function useOrderChange(order: Order) {
  const { id: orderId, version, createdAt } = order;
  const draft = useTypedChange(orderId);
  const ordered = useMemo(() => productsOf(order), [order]);
  const held = useMemo(() => heldIn(ordered), [ordered]);
  const rows = useMemo(() => changedRows(draft, held), [draft, held]);
  const odd = rows.filter(({ to }) => !(to <= lineQuantityMax));
  const checked = useCheck(
    order,
    rows.filter(row => !odd.includes(row)),
  );
  const versions = useVersions(orderId, version);
  const since = draft && Object.keys(draft.rows).length > 0 ? draft.version : version;
  const theirs = useMemo(() => changedSince(since, versions), [since, versions]);

  const others = [...(draft?.added ?? []), ...rows.map(({ productId }) => productId)];
  const added = [...new Set(others)].filter(id => !ordered.some(({ productId }) => productId === id));
  const shown = { orderId, version, held };
  const products: ShownProduct[] = [
    ...ordered.map(each => ({ productId: each.productId, ordered: each })),
    ...added.map(productId => ({ productId, ordered: null })),
  ];
  const row = (place: Place) => draft?.rows[placeKey(place)];

  return {
    order,
    draft,
    products,
    /** The rows that change the order. */
    rows,
    /** Rows with a figure that cannot be sent. */
    odd,
    ...checked,
    /** What the versions since the one that was typed over have changed, and the newest of them. */
    theirs,
    newest: versions[0],
    heldAt: (place: Place) => held.get(placeKey(place)) ?? 0,
    typedAt: (place: Place) => row(place),
    figureAt: (place: Place) => row(place)?.to ?? held.get(placeKey(place)) ?? 0,
    sumsOf: (productId: string) => checked.check?.products.find(each => each.productId === productId),
    checkAt: (place: Place) => (row(place) ? checked.byPlace.get(placeKey(place)) : undefined),
    /** The day from which the order has its price of a product. */
    pricedAt: (productId: string) =>
      versions.find(({ changes }) => changes.some(each => each.isNew && each.productId === productId))
        ?.madeAt ?? createdAt,
    type: (figures: readonly (Place & { to: number | null })[]) => typeFigures(shown, figures),
    add: (productId: string) => addProduct(shown, productId),
  };
}

export type OrderChangeState = ReturnType<typeof useOrderChange>;
