import './basket-pack.css';
import { lineQuantityMax } from '@toptan/contract/basket';
import { packsMax } from '@toptan/contract/catalog/packs';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { useColorName } from '../i18n/use-color-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useSplitWords } from '../i18n/use-split-words.ts';
import { goodsAmount, linesAmount } from '../session/amounts.ts';
import { useProductWords } from '../session/product-words.ts';
import { isExact, useStockView } from '../session/use-stock-view.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { FigureProblem } from '../ui/form/figure-problem.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import { Stepper } from '../ui/form/stepper.tsx';
import { RatioStrip } from '../ui/trade/ratio-strip.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { LineProblems } from './line-problems.tsx';
import { PackShortage, withoutShortage } from './pack-shortage.tsx';
import {
  type BasketPack,
  changeOf,
  keepPacks,
  type PackChange,
  shownPacks,
  useSetPacks,
} from './packs-api.ts';
import { ReplacedPack } from './replaced-pack.tsx';
import { leadBackTo } from './returned-product.ts';
import { isOnTheWay, isShort, useFailure } from './shown-basket.ts';
import { useTypedFigure } from './use-typed-figure.ts';

/** Packs of one kind and color. They are counted as packs, with their pieces beside them. */
export function BasketPackRow({ held }: { held: BasketPack }) {
  const { t } = useTranslation(['basket', 'words']);
  const { list } = useFormat();
  const colorName = useColorName();
  const splitWords = useSplitWords();
  const nameOf = useProductWords();
  const view = useStockView();
  const fail = useFailure();
  const save = useSetPacks();
  const [isOpen, setOpen] = useState(false);
  const openId = useId();
  const { pack, color, packs, lines, first } = held;
  const { customerId, product } = first;
  const cells = changeOf(held, packs).cells;
  const largest = Math.max(...cells.map(({ ratio }) => ratio));
  const bounds = { min: 1, max: Math.min(packsMax, Math.floor(lineQuantityMax / largest)) };
  const {
    shown,
    figure: count,
    setTyped,
    settle,
  } = useTypedFigure({
    id: first.basketPackId ?? first.id,
    stored: packs,
    bounds,
    shownNow: () => shownPacks(held),
    send: (next, onSettled) => void set([changeOf(held, next)]).then(onSettled),
    keep: next => keepPacks({ customerId, product, changes: [changeOf(held, next)] }),
  });
  const colors = [...new Set(cells.map(cell => cell.color))].filter(each => each !== null);
  const name = list([nameOf(product).name, ...colors.map(colorName)]);
  const pieces = count * pack.pieces;
  const piecesWords = t(`packs.pieces.${pack.unit}`, { count, pieces: t('words:pieces', { count: pieces }) });
  const isCovered = lines.every(line => line.fromStock === line.quantity);
  const fromStock = isCovered ? pieces : lines.reduce((sum, line) => sum + line.fromStock, 0);
  const toProduce = Math.max(0, pieces - fromStock);
  const isKnown = lines.every(line => isExact(line.fromStock, view));
  const isAvailable = lines.every(line => line.product.isAvailable);
  const replacedById = first.pack?.replacedById;

  /** The call is awaited: callbacks are dropped with this row, which goes at once. */
  async function set(changes: readonly PackChange[]): Promise<boolean> {
    try {
      await save.mutateAsync({ customerId, product, changes });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }

  const take = (next: number) => {
    setTyped(next);
    settle(next);
  };

  async function remove() {
    if (!(await set([changeOf(held, 0)]))) return;
    toast({
      description: t('removed'),
      ...(isAvailable && {
        action: {
          label: t('words:undo'),
          onSelect: () => {
            leadBackTo(product.id);
            void set([{ ...changeOf(held, packs), addedAt: first.createdAt }]);
          },
        },
      }),
    });
  }

  return (
    <li className="basket-line basket-row basket-pack">
      <span className="basket-line-color">
        {color && <Swatch color={color} />}
        <span>{color ? colorName(color) : (pack.name ?? t(`packs.unit.${pack.unit}`))}</span>
      </span>
      <RatioStrip cells={cells.map(({ ratio, ...cell }) => ({ ...cell, pieces: ratio }))} />
      <Stepper
        size="sm"
        value={shown}
        {...bounds}
        disabled={lines.some(isOnTheWay)}
        onChange={setTyped}
        onSettle={settle}
        label={t('packs.number', { product: name })}
      />
      {count === 1 ? (
        <span className="basket-pack-pieces quiet">{piecesWords}</span>
      ) : (
        <button
          type="button"
          className="basket-pack-pieces quiet"
          aria-expanded={isOpen}
          aria-controls={openId}
          onClick={() => setOpen(!isOpen)}
        >
          {piecesWords}
          <ChevronDown aria-hidden="true" />
          <span className="sr-only">{t('packs.show')}</span>
        </button>
      )}
      <span className="basket-line-total num">
        <Money lira={count === packs ? linesAmount(lines) : goodsAmount(product.price, pieces)} />
      </span>
      <IconButton
        label={t('remove', { product: name })}
        disabled={lines.some(isOnTheWay)}
        onClick={() => void remove()}
      >
        <X aria-hidden="true" />
      </IconButton>
      <div id={openId} className="basket-line-note" hidden={!isOpen || count === 1}>
        <RatioStrip cells={cells.map(({ ratio, ...cell }) => ({ ...cell, pieces: ratio * count }))} />
      </div>
      <FigureProblem className="basket-line-note basket-figure" value={shown} {...bounds} onRepair={take} />
      <PackShortage held={held} shown={shown} onRepair={take} />
      {lines.map(line => (
        <LineProblems key={line.id} line={withoutShortage(line)} shown={line.quantity} isOneOfSizes />
      ))}
      {replacedById && isAvailable && (
        <ReplacedPack
          held={held}
          replacedById={replacedById}
          onTake={next => void set([changeOf(held, 0), next])}
        />
      )}
      {isAvailable ? (
        toProduce > 0 &&
        isKnown &&
        !lines.some(isShort) && (
          <p className="basket-line-note quiet">{splitWords({ fromStock, toProduce })}</p>
        )
      ) : (
        <p className="basket-line-note basket-unavailable text-signal">{t('unavailable')}</p>
      )}
    </li>
  );
}
