import type { Product } from '@toptan/contract/catalog/products';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../basket/line-problems.tsx';
import { Money } from '../../i18n/money.tsx';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useWords } from '../../i18n/use-words.ts';
import { BellSign } from '../../notices/bell-sign.tsx';
import type { Bells } from '../../notices/bells-api.ts';
import { goodsAmount } from '../../session/amounts.ts';
import { Button } from '../../ui/button/button.tsx';
import { FigureInput } from '../../ui/form/figure-input.tsx';
import { FigureProblem } from '../../ui/form/figure-problem.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { RatioStrip } from '../../ui/trade/ratio-strip.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { cellKey } from '../pools.ts';
import { BrokenRest, piecesLeft, piecesTaken } from './broken-rest.tsx';
import { isStockOnly, soldOutCells, type Variant } from './matrix-cells.ts';
import { nearestPacks, type PackRow, type RestCell } from './pack-rows.ts';
import type { BrokenRow, TypedPacks } from './use-pack-draft.ts';

export interface PacksRowProps {
  product: Product;
  row: PackRow;
  /** Packs in the basket. */
  saved: number;
  typed: TypedPacks | undefined;
  rule: BrokenRow | undefined;
  /** The reason why the server refused the row. */
  refused: string | undefined;
  /** The callback for the focus that comes into the row. */
  onEnter: () => void;
  onType: (typed: TypedPacks) => void;
  /** Cells of a broken pack with the pieces that are left, and those of them in the basket: they are ordered singly. */
  rest: readonly RestCell[];
  /** Sets pieces of these cells; undefined where the shop does not know how many are left. */
  onRest: ((cells: readonly RestCell[]) => void) | undefined;
  /** The bells of its sizes that are sold out; null where there are none. */
  bells: Bells | null;
}

/** The content of a pack times the ordered packs; for a broken pack the pieces that are left. */
const shownCells = ({ cells, isBroken }: PackRow, packs: number) =>
  cells.map(({ ratio, inStock, ...cell }) => ({
    ...cell,
    pieces: isBroken && !packs ? inStock : ratio * (packs || 1),
  }));

interface PackBellProps {
  bells: Bells;
  /** The cells of the pack that are sold out, and their sizes in words. */
  cells: readonly Variant[];
  sizes: string;
}

function PackBell({ bells, cells, sizes }: PackBellProps) {
  const { t } = useTranslation('notices');
  const isSet = cells.every(bells.isSet);
  return (
    <div className="packs-note">
      <Button aria-pressed={isSet} onClick={() => bells.press(cells)}>
        <BellSign isSet={isSet} />
        {t(isSet ? 'bells.packWaits' : 'bells.packTell', { sizes })}
      </Button>
    </div>
  );
}

/** The row of a pack in one color. It counts packs, or their pieces. */
export function PacksRow({
  product,
  row,
  saved,
  typed,
  rule,
  refused,
  onEnter,
  onType,
  rest,
  onRest,
  bells,
}: PacksRowProps) {
  const { t, number, list } = useWords(['catalog', 'picker', 'words']);
  const { colorName, sizeName } = useColorSizeNames();
  const problemWords = useProblemWords();
  const problemId = useId();
  const { pack, cells } = row;
  const picture = row.color && product.pictures.find(({ color }) => color === row.color);
  const isOdd = typed !== undefined && 'pieces' in typed;
  const packs = isOdd ? Number.NaN : (typed?.packs ?? saved);
  const pieces = isOdd ? typed.pieces : packs * pack.pieces;
  const colors = [...new Set(cells.map(({ color }) => color))].filter(Boolean);
  const name =
    list([row.color ? colorName(row.color) : list(colors.map(colorName))]) ||
    t(`words:packUnit.${pack.unit}`);
  const isOff = row.isClosed || (row.isBroken && saved === 0);
  const [fewer, more] = nearestPacks(pieces || 0, row);
  const offers = [...new Set([fewer, more])].filter(each => each > 0 && each <= row.most);
  const bounds = { min: 0, max: Math.max(row.most, saved) };
  // The row of a mixed pack does not name the color.
  const ruleCell =
    rule && list([pack.mixed && rule.color ? colorName(rule.color) : null, rule.size && sizeName(rule.size)]);
  const packCount = (count: number) => t(`words:packCount.${pack.unit}`, { count });
  const restLeft = piecesLeft(rest);
  const restSaved = piecesTaken(rest);
  const cellName = ({ size, color }: Variant) =>
    pack.mixed ? [colorName(color), size && sizeName(size)].filter(Boolean).join(' ') : sizeName(size);
  const soldOut = soldOutCells(product);
  const gone = row.isBroken ? cells.filter(cell => soldOut.has(cellKey(cell))) : [];

  function state(): ReactNode {
    if (saved > 0) return t('picker:packs.inBasket', { packs: packCount(saved) });
    if (restSaved > 0) return t('picker:packs.inBasket', { packs: t('words:pieces', { count: restSaved }) });
    if (row.isClosed) return t('picker:matrix.notOffered');
    if (row.isBroken) return restLeft > 0 ? t(`picker:packs.broken.${pack.unit}`) : t('outOfStock');
    if (row.inStock === null) return t('picker:packs.some');
    return row.inStock > 0
      ? t('picker:packs.inStock', { packs: packCount(row.inStock) })
      : t('picker:packs.made');
  }

  const offersOf = (numbers: readonly number[]) =>
    numbers.map(each => (
      <Button key={each} variant="repair" onClick={() => onType({ packs: each })}>
        {t('picker:packs.make', { packs: packCount(each), pieces: number(each * pack.pieces) })}
      </Button>
    ));

  function typePieces(next: number) {
    const isWhole = next % pack.pieces === 0;
    onType(isWhole ? { packs: next / pack.pieces } : { pieces: next });
  }

  return (
    <li className="packs-row" data-held={saved + restSaved > 0 || undefined} onFocus={onEnter}>
      {picture && (
        <Picture imageUrl={picture.imageUrl} category={product.category} ratio="4/5" sizes="36px" />
      )}
      <div className="packs-name">
        <span>
          {row.color && <Swatch color={row.color} />}
          <b>{name}</b>
        </span>
        <span className="text-13 text-ink-3">{state()}</span>
      </div>
      {(pack.mixed || row.isBroken) && <RatioStrip cells={shownCells(row, packs)} />}
      {!isOff && (
        <>
          <Stepper
            value={packs}
            onChange={next => onType(Number.isNaN(next) ? { pieces: next } : { packs: next })}
            {...bounds}
            label={t('picker:packs.number', { name })}
            problemId={problemId}
          />
          <span className="packs-pieces">
            <span aria-hidden="true">=</span>
            <FigureInput
              value={pieces}
              onChange={typePieces}
              min={0}
              max={bounds.max * pack.pieces}
              label={t('picker:packs.piecesOf', { name })}
            />
            <span aria-hidden="true">{t('picker:packs.pieces', { count: pieces || 0 })}</span>
          </span>
          <span className="packs-amount" data-none={packs > 0 ? undefined : true}>
            {packs > 0 ? <Money lira={goodsAmount(product.price, pieces)} /> : '–'}
          </span>
        </>
      )}
      {!isOff && !isOdd && (
        <FigureProblem
          id={problemId}
          className="packs-note"
          value={packs}
          {...bounds}
          tooMuch={
            isStockOnly(product) && row.inStock === row.most
              ? t('picker:matrix.left', { left: packCount(row.most) })
              : undefined
          }
          onRepair={next => onType({ packs: next })}
        />
      )}
      {rule && (
        <p className="packs-note" aria-live="polite">
          <TriangleAlert aria-hidden="true" />
          {problemWords(rule.problem, rule.color, words => [ruleCell, words].filter(Boolean).join(': '))}
          {offersOf(rule.repairs)}
        </p>
      )}
      {isOdd && (
        <p className="packs-note" aria-live="polite">
          <TriangleAlert aria-hidden="true" />
          {Number.isNaN(pieces)
            ? t('picker:quantityNotWhole.text')
            : t('picker:packs.notWhole', { count: pieces, size: number(pack.pieces) })}
          {!Number.isNaN(pieces) && offersOf(offers)}
        </p>
      )}
      {restLeft > 0 && onRest && (
        <BrokenRest
          {...{ rest, onRest }}
          missing={cells.filter(({ isMissing }) => isMissing).map(cellName)}
        />
      )}
      {bells && gone.length > 0 && <PackBell {...{ bells }} cells={gone} sizes={list(gone.map(cellName))} />}
      {refused !== undefined && (
        <p className="packs-note text-signal" role="alert">
          {refused}
        </p>
      )}
    </li>
  );
}
