import './matrix-foot.css';
import type { Product } from '@toptan/contract/catalog/products';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { goodsAmount } from '../../session/amounts.ts';
import { useStockView } from '../../session/use-stock-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { SplitBar, SplitKey } from '../../ui/trade/split-bar.tsx';
import { isStockOnly } from './matrix-cells.ts';
import type { Matrix } from './use-matrix.ts';

/** The number of pieces in words, and the former number. */
export function useTotalWords() {
  const { t, number } = useWords(['catalog', 'picker', 'words']);
  return ({ total, savedTotal, changed }: Matrix): string => {
    if (changed.length > 0)
      return savedTotal === 0
        ? t('words:pieces', { count: total })
        : t('picker:matrix.before', { count: total, before: number(savedTotal) });
    return total === 0 ? t('picker:matrix.nothing') : t('picker:matrix.same', { count: total });
  };
}

/** The words of the button, for the difference to the basket. */
function useChangeWords() {
  const { t } = useTranslation(['catalog', 'picker']);
  return ({ more, less, changed, savedTotal }: Matrix): string => {
    if (changed.length === 0) return savedTotal > 0 ? t('picker:matrix.unchanged') : t('addToBasket');
    if (less === 0 && more > 0) return t('picker:matrix.add', { count: more });
    if (more === 0 && less > 0) return t('picker:matrix.remove', { count: less });
    return t('picker:matrix.save');
  };
}

interface PickerFootProps {
  /** The ordered goods in words. */
  words: string;
  /** The price of one piece, in lira. */
  price: string;
  pieces: number;
  /** Pieces of them that stock covers, and whether the others are not produced. */
  fromStock: number;
  isStockOnly: boolean;
  /** True: something else takes the place of the foot, which keeps its size. */
  isHidden?: boolean;
  /** The button that saves the order of the product. */
  children: ReactNode;
}

/** The sum of an order of a product, and the source of its pieces as far as the shop may know it. */
export function PickerFoot({
  words,
  price,
  pieces,
  fromStock,
  isStockOnly,
  isHidden = false,
  children,
}: PickerFootProps) {
  const { t } = useTranslation('words');
  const toProduce = isStockOnly ? 0 : pieces - fromStock;
  const isKnown = useStockView() === 'pieces';
  const halves = [
    { half: 'stock', count: fromStock, words: t('split.fromStock', { fromStock }) },
    { half: 'produce', count: toProduce, words: t('split.toProduce', { toProduce }) },
  ] as const;
  return (
    <div className="picker-foot matrix-foot" inert={isHidden} data-hidden={isHidden || undefined}>
      <div className="picker-total">
        <span className="quiet">{words}</span>
        <strong>
          <Money lira={goodsAmount(price, pieces)} />
        </strong>
      </div>
      {isKnown && (
        <div className="matrix-split" data-none={pieces === 0 || undefined}>
          <SplitBar fromStock={fromStock} toProduce={toProduce} />
          <ul>
            {halves
              .filter(({ count }) => count > 0)
              .map(({ half, words }) => (
                <li key={half}>
                  <SplitKey half={half} />
                  {words}
                </li>
              ))}
            {pieces === 0 && <li>&nbsp;</li>}
          </ul>
        </div>
      )}
      {children}
    </div>
  );
}

interface MatrixFootProps {
  matrix: Matrix;
  product: Product;
  /** True: the cells cannot be saved as they are. */
  isBlocked: boolean;
  isHidden: boolean;
}

/** The sum of all cells, and the button that saves them. */
export function MatrixFoot({ matrix, product, isBlocked, isHidden }: MatrixFootProps) {
  const totalWords = useTotalWords();
  const changeWords = useChangeWords();
  const { total, fromStock, more, less } = matrix;
  return (
    <PickerFoot
      words={totalWords(matrix)}
      price={product.price}
      pieces={total}
      fromStock={fromStock}
      isStockOnly={isStockOnly(product)}
      isHidden={isHidden}
    >
      <Button
        type="submit"
        variant={matrix.changed.length > 0 || total === 0 ? 'primary' : 'quiet'}
        size="lg"
        wide
        aria-disabled={isBlocked || undefined}
      >
        {(more > 0 || total === 0) && less === 0 && <Plus aria-hidden="true" />}
        {changeWords(matrix)}
      </Button>
    </PickerFoot>
  );
}
