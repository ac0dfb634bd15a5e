import { mostPacks } from '@toptan/contract/basket';
import type { ProductPack } from '@toptan/contract/catalog/packs';
import type { Product } from '@toptan/contract/catalog/products';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import { ProblemNotes } from '../basket/line-problems.tsx';
import { PackStock } from '../catalog/picker/pack-stock.tsx';
import { Money } from '../i18n/money.tsx';
import { useColorName } from '../i18n/use-color-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { goodsAmount } from '../session/amounts.ts';
import { FigureProblem } from '../ui/form/figure-problem.tsx';
import { Stepper } from '../ui/form/stepper.tsx';
import { RatioStrip } from '../ui/trade/ratio-strip.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { type Place, placeKey } from './figures.ts';
import type { OrderChangeState, ShownProduct } from './use-order-change.ts';

/** Packs of one kind and color: those in the order as they were placed, others as they are sold. */
type ShownPack = Pick<ProductPack, 'name' | 'unit' | 'pieces'> & {
  place: Place;
  cells: { size: string | null; color: string | null; pieces: number }[];
};

/** The packs of a product that are in the order or typed, and the others that are sold. */
export function packsShown(
  change: OrderChangeState,
  { productId, ordered }: ShownProduct,
  product: Product | null,
): { held: ShownPack[]; hidden: ShownPack[] } {
  const held = (ordered?.packs ?? []).map(({ packId, color, packs, lines, name, unit, pieces }) => ({
    name,
    unit,
    pieces,
    place: { productId, size: null, color, packId },
    cells: lines.map(({ selectedSize, selectedColor, quantity }) => ({
      size: selectedSize,
      color: selectedColor,
      pieces: quantity / packs,
    })),
  }));
  const sold = product && product.sells !== 'loose' ? product.packs : [];
  const others = sold.flatMap(({ id, name, unit, pieces, mixed, lines }) =>
    (mixed || product?.colors.length === 0 ? [null] : (product?.colors ?? [])).map(color => ({
      name,
      unit,
      pieces,
      place: { productId, size: null, color, packId: id },
      cells: lines.map(line => ({ size: line.size, color: line.color ?? color, pieces: line.ratio })),
    })),
  );
  const inOrder = new Set(held.map(({ place }) => placeKey(place)));
  const free = others.filter(({ place }) => !inOrder.has(placeKey(place)));
  const isTyped = ({ place }: ShownPack) => change.typedAt(place) !== undefined;
  return { held: [...held, ...free.filter(isTyped)], hidden: free.filter(pack => !isTyped(pack)) };
}

interface PackFiguresProps {
  change: OrderChangeState;
  pack: ShownPack;
  /** The name of the product. */
  name: string;
  product: Product | null;
}

/** Packs of one kind and color in an order, as a stepper of whole packs. */
export function PackFigures({ change, pack, name, product }: PackFiguresProps) {
  const { t, number, list } = useWords(['changes', 'words']);
  const colorName = useColorName();
  const errorText = useErrorText();
  const problemId = useId();
  const { place, cells } = pack;
  const held = change.heldAt(place);
  const packs = change.figureAt(place);
  const typed = change.typedAt(place);
  const was = change.theirs.get(placeKey(place))?.from;
  const found = change.checkAt(place);
  const sums = change.sumsOf(place.productId);
  const price = sums?.unitPrice ?? product?.price ?? '0.00';
  const most = mostPacks(cells.map(({ pieces }) => pieces));
  const bounds = { min: 0, max: Math.max(most, held) };
  const colors = [...new Set(cells.map(({ color }) => color))].filter(color => color !== null);
  const title = place.color ? colorName(place.color) : (pack.name ?? t(`words:packUnit.${pack.unit}`));
  const isChanged = typed !== undefined && packs !== held;
  const set = (to: number) => change.type([{ ...place, to }]);
  return (
    <div
      className="change-pack"
      data-state={was !== undefined ? 'theirs' : isChanged ? 'changed' : held > 0 ? 'held' : undefined}
    >
      <span className="flex flex-[1_1_6rem] flex-wrap items-center gap-x-2 min-w-0">
        {place.color && <Swatch color={place.color} />}
        <b>{title}</b>
        {was !== undefined && <span>{t('wasFigure', { figure: number(was) })}</span>}
        {product && place.packId && (
          <small className="basis-full">
            <PackStock product={product} packId={place.packId} color={place.color} />
          </small>
        )}
      </span>
      <RatioStrip cells={cells} />
      {isChanged && (
        <span className="icon-14 inline-flex items-center gap-1.5 text-ink-3" aria-hidden="true">
          {number(held)}
          <ArrowRight className="flip" />
        </span>
      )}
      <Stepper
        size="sm"
        value={packs}
        {...bounds}
        onChange={set}
        problemId={problemId}
        label={list(
          [
            t('packsOf', { product: list([name, ...colors.map(colorName)]) }),
            isChanged && t('wasFigure', { figure: number(held) }),
          ].map(part => part || null),
        )}
      />
      <span className="text-ink-3 whitespace-nowrap">
        {t(`packsAre.${pack.unit}`, { count: packs || 0, pieces: number((packs || 0) * pack.pieces) })}
      </span>
      <span className="min-w-[6.5rem] ms-auto text-end font-semibold">
        <Money lira={goodsAmount(price, (packs || 0) * pack.pieces)} />
      </span>
      <FigureProblem id={problemId} className="change-note" value={packs} {...bounds} onRepair={set} />
      {found && <ProblemNotes problems={found.problems} color={place.color} inCell={rule => rule} />}
      {found?.error && (
        <p className="change-note text-signal" role="alert">
          {errorText(ApiError.foreseen(409, found.error.code))}
        </p>
      )}
      {was !== undefined && isChanged && typed.from !== held && (
        <p className="change-note">{t('nowYours', { now: number(held), typed: number(packs) })}</p>
      )}
    </div>
  );
}
