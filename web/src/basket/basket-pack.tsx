import './basket-pack.css';
import { useQuery } from '@tanstack/react-query';
import { type BasketItem, mostPacks } from '@toptan/contract/basket';
import { listPacks } from '@toptan/contract/catalog/packs';
import { ChevronDown, History, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { useShopView } from '../drafts/api.ts';
import { Money } from '../i18n/money.tsx';
import { useColorName } from '../i18n/use-color-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { linesAmount } from '../session/amounts.ts';
import { useDraftId } from '../session/draft-id.ts';
import { useProductWords } from '../session/product-words.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { FigureProblem } from '../ui/form/figure-problem.tsx';
import { Stepper } from '../ui/form/stepper.tsx';
import { RatioStrip } from '../ui/trade/ratio-strip.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { useBasket } from './api.ts';
import { keepForLater, useChangeBasket, useFailure, useRemoval } from './changes-api.ts';
import { LineProblems, ProblemNote } from './line-problems.tsx';
import { type BasketPack, changeOf, type PackChange, packsIn, setPacks, shownPacks } from './packs-api.ts';
import { useRefusedLines, wrongWith } from './refused-lines.ts';
import { useSeenVersion } from './seen-versions.ts';
import { isOnTheWay } from './shown-basket.ts';
import { SplitNote } from './split-note.tsx';
import { figureName, useLinesAsTyped, useTypedFigure } from './use-typed-figure.ts';

/** A line of a pack without its shortage of stock, which is told in packs. */
function withoutShortage({ problems, ...line }: BasketItem): BasketItem {
  const others = problems?.filter(({ code }) => code !== 'stock_short') ?? [];
  return { ...line, ...(problems && { problems: others }) };
}

interface PackShortageProps {
  basketPack: BasketPack;
  /** Packs as they are typed. */
  shown: number;
  onRepair: (packs: number) => void;
}

/** The shortage of packs that are not produced: the whole packs that are left, as far as the shop knows them. */
function PackShortage({ basketPack: { lines, packs, pack }, shown, onRepair }: PackShortageProps) {
  const { t } = useTranslation(['basket', 'words']);
  const refused = useRefusedLines();
  const short = lines.flatMap(line =>
    wrongWith(line, refused)
      .problems.filter(({ code }) => code === 'stock_short')
      .map(({ limit, below }) => ({
        packs: Math.floor(limit / (line.quantity / packs)),
        isKnown: limit === 0 || below !== null,
      })),
  );
  if (short.length === 0) return null;
  const known = short.filter(each => each.isKnown);
  const left = Math.min(...known.map(each => each.packs));
  const isKnown = known.length === short.length || left === 0;
  if (isKnown ? shown <= left : shown < packs) return null;
  const words = !isKnown
    ? t('rule.fewerLeft')
    : left === 0
      ? t('rule.soldOut')
      : t('rule.left', { left: t(`words:packCount.${pack.unit}`, { count: left }) });
  return (
    <ProblemNote isShort repairs={isKnown && left > 0 ? [left] : []} onRepair={onRepair}>
      {words}
    </ProblemNote>
  );
}

/** Packs of one kind and color. They are counted as packs, with their pieces beside them. */
export function BasketPackRow({ basketPack }: { basketPack: BasketPack }) {
  const { t, list } = useWords(['basket', 'words']);
  const colorName = useColorName();
  const nameOf = useProductWords();
  const draftId = useDraftId();
  const fail = useFailure();
  const change = useChangeBasket();
  const remove = useRemoval();
  const [isOpen, setOpen] = useState(false);
  const openId = useId();
  const problemId = useId();
  const { pack, color, packs, lines, first } = basketPack;
  const { customerId, product } = first;
  const typed = useLinesAsTyped(lines);
  const cells = changeOf(basketPack, packs).cells;
  const bounds = { min: 1, max: mostPacks(cells.map(({ ratio }) => ratio)) };
  const packsTo = (...changes: PackChange[]) => setPacks({ customerId, product, changes });
  const {
    shown,
    figure: count,
    setTyped,
    settle,
  } = useTypedFigure({
    name: figureName(first),
    stored: packs,
    bounds,
    shownNow: () => shownPacks(basketPack, draftId),
    send: (next, onSettled) =>
      void change(packsTo(changeOf(basketPack, next)))
        .catch(fail)
        .finally(onSettled),
    keep: next => keepForLater(packsTo(changeOf(basketPack, next)), draftId),
  });
  const colors = [...new Set(cells.map(cell => cell.color))].filter(each => each !== null);
  const name = list([nameOf(product).name, ...colors.map(colorName)]);
  const pieces = count * pack.pieces;
  const piecesWords = t(`packs.pieces.${pack.unit}`, { count, pieces: t('words:pieces', { count: pieces }) });
  const isAvailable = lines.every(line => line.product.isAvailable);
  const replacedById = first.pack?.replacedById;

  const take = (next: number) => {
    setTyped(next);
    settle(next);
  };

  const removePacks = () =>
    void remove({
      gone: [packsTo(changeOf(basketPack, 0))],
      back: isAvailable ? [packsTo({ ...changeOf(basketPack, packs), addedAt: first.createdAt })] : [],
      productId: product.id,
    });

  return (
    <li className="basket-line basket-row basket-pack">
      <span className="basket-line-color">
        {color && <Swatch color={color} />}
        <span>{color ? colorName(color) : (pack.name ?? t(`words:packUnit.${pack.unit}`))}</span>
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
        problemId={problemId}
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
          <span className="sr-only">{list([t('packs.show'), name])}</span>
        </button>
      )}
      <span className="basket-line-total num">
        <Money lira={linesAmount(typed)} />
      </span>
      <IconButton
        label={t('remove', { product: name })}
        disabled={lines.some(isOnTheWay)}
        onClick={removePacks}
      >
        <X aria-hidden="true" />
      </IconButton>
      <div id={openId} className="basket-line-note" hidden={!isOpen || count === 1}>
        <RatioStrip cells={cells.map(({ ratio, ...cell }) => ({ ...cell, pieces: ratio * count }))} />
      </div>
      <FigureProblem
        id={problemId}
        className="basket-line-note basket-figure"
        value={shown}
        {...bounds}
        onRepair={take}
      />
      <PackShortage basketPack={basketPack} shown={shown} onRepair={take} />
      {lines.map(line => (
        <LineProblems key={line.id} line={withoutShortage(line)} shown={line.quantity} isOneOfSizes />
      ))}
      {replacedById && isAvailable && (
        <ReplacedPack
          basketPack={basketPack}
          replacedById={replacedById}
          onTake={next => void change(packsTo(changeOf(basketPack, 0), next)).catch(fail)}
        />
      )}
      {isAvailable ? (
        <SplitNote lines={typed} />
      ) : (
        <p className="basket-line-note text-signal" data-unavailable>
          {t('unavailable')}
        </p>
      )}
    </li>
  );
}

interface ReplacedPackProps {
  basketPack: BasketPack;
  replacedById: string;
  /** Takes as many packs of the version that is sold, beside those that the basket holds already. */
  onTake: (change: PackChange) => void;
}

/** Packs of an earlier version: the content of the version that is sold, which may be taken in their place. */
function ReplacedPack({ basketPack, replacedById, onTake }: ReplacedPackProps) {
  const { t } = useTranslation('basket');
  const { customerId, basketPackId, productId } = basketPack.first;
  const { isSeen, rememberSeen } = useSeenVersion(customerId, basketPackId, replacedById);
  const params = { id: productId };
  const { data: basket = [] } = useBasket();
  const query = useShopView();
  const isWanted = !isSeen && query !== undefined;
  const { data } = useQuery({ ...dataQuery(listPacks, { params, query: query ?? {} }), enabled: isWanted });
  const next = data?.find(({ id }) => id === replacedById);
  if (isSeen || !next) return null;
  const { lines, ...pack } = next;
  const same = packsIn(basket).find(
    ({ pack: { id }, color }) => id === replacedById && color === basketPack.color,
  );
  const packs = basketPack.packs + (same?.packs ?? 0);
  const cells = lines.map(({ size, color, ratio }) => ({ size, color: color ?? basketPack.color, ratio }));
  return (
    <div className="basket-line-note basket-replaced">
      <History aria-hidden="true" />
      <span>{t('packs.replaced')}</span>
      <RatioStrip cells={cells.map(({ ratio, ...cell }) => ({ ...cell, pieces: ratio }))} />
      <Button onClick={rememberSeen}>{t('packs.keep')}</Button>
      <Button variant="repair" onClick={() => onTake({ pack, color: basketPack.color, packs, cells })}>
        {t('packs.takeNew')}
      </Button>
    </div>
  );
}
