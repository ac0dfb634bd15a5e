import type { Product } from '@toptan/contract/catalog/products';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import { type KeptCell, ProductMatrix } from '../catalog/picker/product-matrix.tsx';
import { useColorName } from '../i18n/use-color-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { loosePlaces, placeKey } from './figures.ts';
import { PackFigures, packsShown } from './pack-figures.tsx';
import type { OrderChangeState, ShownProduct } from './use-order-change.ts';
import { useProductName } from './use-product-name.ts';

interface ProductFiguresProps {
  change: OrderChangeState;
  shown: ShownProduct;
  /** The product as it is sold now; null where the reader does not see it any more. */
  product: Product | null;
  onCommit: () => void;
}

/** The single pieces of a product that the order holds, that are typed, or that somebody else has changed. */
function useLooseCells(change: OrderChangeState, { productId, ordered }: ShownProduct): KeptCell[] {
  const errorText = useErrorText();
  const theirs = [...change.theirs.values()].map(({ pack, ...each }) => ({
    ...each,
    packId: pack?.packId ?? null,
  }));
  const typed = Object.values(change.draft?.rows ?? {});
  const places = loosePlaces(productId, ordered, [...typed, ...theirs]);
  return [...places].map(([key, place]) => {
    const { size, color } = place;
    const typed = change.typedAt(place);
    const found = change.checkAt(place);
    const line = ordered?.loose.find(each => each.selectedSize === size && each.selectedColor === color);
    return {
      size,
      color,
      held: change.heldAt(place),
      typed: typed ? { pieces: typed.to, before: typed.from } : null,
      fromStock: typed ? found?.fromStock : line?.fromStock,
      was: change.theirs.get(key)?.from,
      problems: found?.problems ?? [],
      refusal: found?.error ? errorText(ApiError.foreseen(409, found.error.code)) : undefined,
    };
  });
}

const union = (first: readonly string[], more: readonly (string | null)[]) => [
  ...new Set([...first, ...more.filter(each => each !== null)]),
];

/** The sizes, colors and packs of a product in an order, to be typed into; more of its colors at a press. */
export function ProductFigures({ change, shown, product, onCommit }: ProductFiguresProps) {
  const { t, list } = useWords('changes');
  const colorName = useColorName();
  const [isAll, setAll] = useState(false);
  const { productId, ordered } = shown;
  const cells = useLooseCells(change, shown);
  const packs = packsShown(change, shown, product);

  const isNew = ordered === null;
  const inOrder = cells.map(({ color }) => color);
  const colors = union(product?.colors ?? [], inOrder);
  const isOpen = isAll || (isNew && product?.sells !== 'packs');
  const shownColors = isOpen ? colors : colors.filter(color => inOrder.includes(color));
  const hidden = colors.filter(color => !shownColors.includes(color));
  const isLoose = cells.length > 0 || (isOpen && product !== null && product.sells !== 'packs');
  const sizes = union(
    product?.sizes ?? [],
    cells.map(({ size }) => size),
  );
  const offered = (size: string | null, color: string | null) =>
    product !== null &&
    product.sells !== 'packs' &&
    (size === null || product.sizes.includes(size)) &&
    (color === null || product.colors.includes(color));
  const all = (sizes.length > 0 ? sizes : [null]).flatMap(size =>
    (colors.length > 0 ? colors : [null]).map(color => [size, color] as [string | null, string | null]),
  );
  const item = ordered?.first;
  const name = useProductName(change, productId);
  const isMore = !isOpen && (packs.hidden.length > 0 || (product?.sells !== 'packs' && hidden.length > 0));

  return (
    <div className="change-figures">
      {isLoose && (
        <ProductMatrix
          product={{
            id: productId,
            name,
            sizes,
            colors: shownColors,
            price: change.sumsOf(productId)?.unitPrice ?? item?.unitPrice ?? product?.price ?? '0.00',
            category: product?.category ?? item?.product.category ?? null,
            pictures: product?.pictures ?? [],
            sizeSetId: product?.sizeSetId ?? null,
            closedCells: [...(product?.closedCells ?? []), ...all.filter(cell => !offered(...cell))],
            stockPools: product?.stockPools ?? [],
            supply: product?.supply ?? 'to_order',
          }}
          cells={cells}
          onChange={typed =>
            change.type(
              typed.map(({ pieces, ...cell }) => ({ productId, packId: null, ...cell, to: pieces })),
            )
          }
          onCommit={onCommit}
        />
      )}
      {(isAll || isNew ? [...packs.held, ...packs.hidden] : packs.held).map(pack => (
        <PackFigures key={placeKey(pack.place)} change={change} pack={pack} name={name} product={product} />
      ))}
      {isMore && (
        <Button variant="link" className="change-more" onClick={() => setAll(true)}>
          <Plus aria-hidden="true" />
          {product?.sells === 'packs' || hidden.length === 0 ? t('morePacks') : list(hidden.map(colorName))}
        </Button>
      )}
    </div>
  );
}
