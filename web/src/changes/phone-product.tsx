import { groupBy } from '@toptan/contract/group-by';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { useColorName } from '../i18n/use-color-name.ts';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useWords } from '../i18n/use-words.ts';
import { goodsAmount } from '../session/amounts.ts';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PlainDialog } from '../ui/overlay/dialog.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { useProductOf } from './api.ts';
import { loosePlaces, type Place, placeKey } from './figures.ts';
import { PackFigures, packsShown } from './pack-figures.tsx';
import { PriceTag, useProductSums } from './product-card.tsx';
import { ProductFigures } from './product-figures.tsx';
import type { OrderChangeState, ShownProduct } from './use-order-change.ts';
import { useProductName } from './use-product-name.ts';

interface RunProps {
  change: OrderChangeState;
  cells: readonly Place[];
  name: string;
  onOpen: () => void;
}

/** The sizes of a color in an order; a tap opens all of them. */
function Run({ change, cells, name, onOpen }: RunProps) {
  const { t, number, list } = useWords('changes');
  const { colorName, sizeName } = useColorSizeNames();
  const [first] = cells;
  const isWrong = cells.some(cell => {
    const found = change.checkAt(cell);
    return change.odd.some(row => placeKey(row) === placeKey(cell)) || found?.error || found?.problems.length;
  });
  const words = cells.map(cell => {
    const [figure, held] = [change.figureAt(cell), change.heldAt(cell)];
    const now = [cell.size && sizeName(cell.size), number(figure || 0)].filter(Boolean).join(' ');
    return figure === held ? now : list([now, t('wasFigure', { figure: number(held) })]);
  });
  return (
    <button
      type="button"
      className="change-run max-md:flex max-md:flex-wrap max-md:max-w-full max-md:text-center"
      data-problem={isWrong || undefined}
      aria-label={list([name, first?.color ? colorName(first.color) : null, ...words])}
      onClick={onOpen}
    >
      {cells.map(cell => {
        const [figure, held] = [change.figureAt(cell), change.heldAt(cell)];
        const was = change.theirs.get(placeKey(cell))?.from;
        const state = was !== undefined ? 'theirs' : figure === held ? undefined : 'changed';
        return (
          <span key={placeKey(cell)} data-state={state} aria-hidden="true">
            <bdi>{cell.size && sizeName(cell.size)}</bdi>
            <b>{Number.isNaN(figure) ? '?' : number(figure)}</b>
            {state && <s>{number(was ?? held)}</s>}
          </span>
        );
      })}
    </button>
  );
}

/** The places of single pieces that the order holds or somebody has typed, by color. */
function runsOf(change: OrderChangeState, { productId, ordered }: ShownProduct) {
  const places = loosePlaces(productId, ordered, change.rows);
  return [...groupBy([...places.values()], ({ color }) => color)];
}

interface PhoneProductProps {
  change: OrderChangeState;
  shown: ShownProduct;
  /** True: it was just added, and so opens by itself. */
  isFresh: boolean;
  onCommit: () => void;
}

/** A product of the order on a phone: a row for each color, whose sizes open at a tap, and its packs. */
export function PhoneProduct({ change, shown, isFresh, onCommit }: PhoneProductProps) {
  const { t } = useTranslation(['changes', 'words']);
  const colorName = useColorName();
  const [isOpen, setOpen] = useState(isFresh);
  const { productId, ordered } = shown;
  const { data: product = null, isFetched } = useProductOf(
    change.order,
    isOpen || ordered === null ? productId : null,
  );
  const item = ordered?.first;
  const name = useProductName(change, productId);
  const price = change.sumsOf(productId)?.unitPrice ?? item?.unitPrice ?? product?.price ?? '0.00';
  const runs = runsOf(change, shown);
  const packs = packsShown(change, shown, product).held;
  const open = () => setOpen(true);
  /** The product as the order shows it in a color. */
  const shownIn = (color: string | null) =>
    (ordered?.lines.find(line => line.selectedColor === color) ?? item)?.product ?? product;
  const pictureIn = (color: string | null) => (
    <Picture
      imageUrl={shownIn(color)?.imageUrl ?? null}
      category={shownIn(color)?.category ?? null}
      ratio="4/5"
      sizes="48px"
    />
  );
  const head = (color: string | null, pieces: number, key: string) => (
    <div key={key} className="phone-row-head">
      {pictureIn(color)}
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {color && (
            <span>
              <Swatch color={color} /> {colorName(color)}
            </span>
          )}
          <span>{t('words:pieces', { count: pieces })}</span>
        </small>
        <small>
          <PriceTag {...{ change, productId }} product={ordered ? null : product} />
        </small>
      </div>
      <b data-quiet={change.isCurrent ? undefined : ''}>
        <Money lira={goodsAmount(price, pieces)} />
      </b>
    </div>
  );
  const piecesIn = (cells: readonly Place[]) =>
    cells.reduce((sum, cell) => sum + (change.figureAt(cell) || 0), 0);
  return (
    <>
      {runs.map(([color, cells]) => (
        <li key={color ?? ''} className="phone-row">
          {head(color, piecesIn(cells), 'head')}
          <Run {...{ change, cells, name }} onOpen={open} />
        </li>
      ))}
      {packs.map(pack => (
        <li key={placeKey(pack.place)} className="phone-row">
          {head(pack.place.color, (change.figureAt(pack.place) || 0) * pack.pieces, 'head')}
          <PackFigures {...{ change, pack, name, product }} />
          <Button variant="link" onClick={open}>
            {t('showAll')}
          </Button>
        </li>
      ))}
      {runs.length === 0 && packs.length === 0 && (
        <li className="phone-row">
          {head(null, 0, 'head')}
          <Button onClick={open}>{t('showSizes')}</Button>
        </li>
      )}
      <PlainDialog open={isOpen} onOpenChange={setOpen} title={name} className="flex flex-col">
        <div className="grid grid-cols-[52px_minmax(0,1fr)] items-center gap-x-3 pt-6 pb-3 ps-4 pe-16">
          {pictureIn(null)}
          <div>
            <p className="text-16 font-semibold">
              <bdi>{name}</bdi>
            </p>
            <p className="change-sheet-price">
              <PriceTag {...{ change, productId }} product={ordered ? null : product} />
            </p>
          </div>
        </div>
        <div className="change-sheet-body flex-1 min-h-0 overflow-y-auto">
          {isFetched ? (
            <ProductFigures {...{ change, shown, product, onCommit }} />
          ) : (
            <Skeleton shape="box" height="40dvh" />
          )}
        </div>
        <SheetFoot {...{ change, shown }} onClose={() => setOpen(false)} />
      </PlainDialog>
    </>
  );
}

interface SheetFootProps {
  change: OrderChangeState;
  shown: ShownProduct;
  onClose: () => void;
}

/** The pieces and the sum of the product; what was typed is kept until the order is saved. */
function SheetFoot({ change, shown, onClose }: SheetFootProps) {
  const { t } = useTranslation('changes');
  const sums = useProductSums(change, shown);
  return (
    <footer className="grid gap-2 pt-3 px-4 pb-[calc(var(--s-4)+env(safe-area-inset-bottom))] border-t border-line">
      <p className="flex justify-between gap-3" data-quiet={change.isCurrent ? undefined : ''}>
        <span>{sums.pieces}</span>
        <b>
          <Money lira={sums.totalPrice} />
        </b>
      </p>
      <Button variant="primary" size="lg" wide onClick={onClose}>
        {t('done')}
      </Button>
    </footer>
  );
}
