import './picker-form.css';
import './picker-options.css';
import { lineQuantityMax } from '@toptan/contract/basket';
import { piecesOf } from '@toptan/contract/pieces';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useChangeBasket } from '../../basket/changes-api.ts';
import { ProblemNotes } from '../../basket/line-problems.tsx';
import { addition } from '../../basket/lines-api.ts';
import { useBuyer } from '../../drafts/api.ts';
import { Money } from '../../i18n/money.tsx';
import { useSplitWords } from '../../i18n/use-split-words.ts';
import { useWords } from '../../i18n/use-words.ts';
import { BellSign } from '../../notices/bell-sign.tsx';
import { useBells } from '../../notices/bells-api.ts';
import { goodsAmount } from '../../session/amounts.ts';
import { isExact, useStockView } from '../../session/use-stock-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FigureProblem } from '../../ui/form/figure-problem.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { cellKey } from '../pools.ts';
import { coveredPieces, isStockOnly } from './matrix-cells.ts';
import { PickerGallery } from './picker-gallery.tsx';
import { keepPickerHabit, type Sale, usePickerHabits } from './picker-habits.ts';
import { Description, PickerHead, type PickerHeadProps } from './picker-head.tsx';
import { brokenIn, stepOf, useProductRules } from './product-rules.ts';
import { SaleChoice } from './sale-choice.tsx';
import { useBasketAnswers } from './use-basket-answers.ts';

/** Milliseconds in which a second press of the same button counts as accidental. */
const doublePressMs = 350;

const only = { size: '', color: '' };
const onlyCell = cellKey(only);

/** Pieces of a product that comes in one size and color; they are added to those in the basket. */
export function PickerStepper({ product, lines, sale }: PickerHeadProps & { sale: Sale | null }) {
  const { t, number } = useWords(['catalog', 'picker', 'notices']);
  const splitWords = useSplitWords();
  const buyer = useBuyer();
  const answers = useBasketAnswers();
  const change = useChangeBasket();
  const [quantity, setQuantity] = useState(usePickerHabits().quantity);
  const last = useRef({ pieces: 0, at: Number.NEGATIVE_INFINITY });

  const isNotWhole = Number.isNaN(quantity);
  const problem = isNotWhole ? 'quantityNotWhole' : quantity < 1 ? 'quantityRequired' : null;
  const pieces = quantity || 0;
  const inBasket = piecesOf(lines.filter(({ basketPackId }) => basketPackId === null));
  const coveredOf = (all: number) =>
    coveredPieces(product, { [onlyCell]: all }, lines, 'loose').get(onlyCell) ?? 0;
  const fromStock = coveredOf(inBasket + pieces) - coveredOf(inBasket);
  const toProduce = pieces - fromStock;
  const isKnown = isExact(product.stockQuantity, useStockView());
  const left = Math.max(0, coveredOf(lineQuantityMax) - inBasket);
  const isSoldOut = isStockOnly(product) && isKnown && left === 0 && inBasket === 0;
  const bells = useBells(product, isSoldOut);
  const isWaiting = bells?.isSet(only) ?? false;
  const rules = useProductRules(product.id);
  const packed = lines.filter(({ basketPackId }) => basketPackId !== null);
  const counted = { productId: product.id, selectedSize: null, selectedColor: null };
  const all = { ...counted, quantity: inBasket + pieces };
  const problems = (pieces > 0 && brokenIn(product, rules, [all, ...packed]).get(all)) || [];
  // The pieces in the basket stay: a repair adds pieces, or there is none.
  const broken = problems.map(problem => ({
    ...problem,
    below: problem.below !== null && problem.below > inBasket ? problem.below - inBasket : null,
    above: problem.above !== null ? problem.above - inBasket : null,
  }));
  const isTooMuch = pieces > lineQuantityMax;
  const isShort = isStockOnly(product) && isKnown && !isTooMuch && pieces > left;

  async function submit() {
    const isTwice = last.current.pieces === quantity && performance.now() - last.current.at < doublePressMs;
    if (isTwice) return;
    if (problem) return answers.missing(problem);
    if (isShort || isTooMuch) return;
    if (!buyer) return answers.noCustomer();
    keepPickerHabit({ quantity });
    last.current = { pieces: quantity, at: performance.now() };
    try {
      const cell = { selectedSize: null, selectedColor: null };
      const { waits } = await change(addition({ customerId: buyer.id, product, quantity, ...cell }));
      answers.done(waits, t('picker:added'));
    } catch (error) {
      answers.failed(t('picker:addFailed'), error);
    }
  }

  return (
    <>
      <PickerGallery product={product} color="" />
      <form
        className="picker-form"
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="picker-body">
          <PickerHead product={product} lines={lines} />
          {sale && <SaleChoice value={sale} isDirty={false} />}
          {product.description && <Description text={product.description} />}
          <div className="mt-5 max-md:mt-3.5">
            {bells === undefined ? (
              <Skeleton shape="box" height="36px" />
            ) : bells ? (
              <Button aria-pressed={isWaiting} onClick={() => bells.press([only])}>
                <BellSign isSet={isWaiting} />
                {t(isWaiting ? 'notices:bells.willTell' : 'notices:bells.ask')}
              </Button>
            ) : (
              <>
                <div className="max-md:hidden mb-2 font-medium">{t('picker:quantity')}</div>
                <PickerQuantity value={quantity} onChange={setQuantity} step={stepOf(rules)} />
                <FigureProblem
                  className="picker-split"
                  value={pieces}
                  min={0}
                  max={lineQuantityMax}
                  onRepair={setQuantity}
                />
                {!isTooMuch && !isShort && (
                  <ProblemNotes problems={broken} color={null} inCell={rule => rule} onRepair={setQuantity} />
                )}
                <p className={isNotWhole ? 'picker-split text-signal' : 'picker-split'} aria-live="polite">
                  {isNotWhole && t('picker:quantityNotWhole.text')}
                  {!problem &&
                    toProduce > 0 &&
                    isKnown &&
                    !isStockOnly(product) &&
                    splitWords({ fromStock, toProduce })}
                  {isShort && (
                    <>
                      <span className="text-signal">
                        {left > 0
                          ? t('picker:matrix.left', { left: number(left) })
                          : t('picker:matrix.soldOut')}
                      </span>{' '}
                      {left > 0 && (
                        <Button variant="repair" onClick={() => setQuantity(left)}>
                          {t('picker:matrix.makeIt', { pieces: number(left) })}
                        </Button>
                      )}
                    </>
                  )}
                </p>
              </>
            )}
          </div>
        </div>

        {bells === null && (
          <div className="picker-foot">
            <div className="picker-total">
              <span className="quiet">
                <bdi className="ltr">
                  {number(pieces)} × <Money lira={product.price} />
                </bdi>
              </span>
              <strong>
                <Money lira={goodsAmount(product.price, pieces)} />
              </strong>
            </div>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              wide
              aria-disabled={problem !== null || isShort || isTooMuch || undefined}
            >
              <Plus aria-hidden="true" />
              {t('addToBasket')}
            </Button>
          </div>
        )}
      </form>
    </>
  );
}

/** Shops order in dozens. */
const packs = [6, 12, 24, 48];

interface PickerQuantityProps {
  value: number;
  onChange: (quantity: number) => void;
  /** The multiple that rules demand of the pieces. */
  step: number;
}

/** Pieces of a product without sizes and colors. */
function PickerQuantity({ value, onChange, step }: PickerQuantityProps) {
  const { t, number } = useWords('picker');
  return (
    <div className="flex items-center gap-2.5 max-md:flex-wrap max-md:justify-between max-md:gap-x-0 max-md:gap-y-1.5">
      <Stepper
        value={value}
        onChange={onChange}
        min={0}
        max={lineQuantityMax}
        step={step}
        label={t('quantity')}
      />
      <div className="picker-packs">
        {packs.map(pack => (
          <button
            key={pack}
            type="button"
            aria-pressed={value === pack}
            aria-label={t('setQuantity', { count: pack })}
            onClick={() => onChange(pack)}
          >
            {number(pack)}
          </button>
        ))}
      </div>
    </div>
  );
}
