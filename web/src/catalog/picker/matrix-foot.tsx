import './matrix-foot.css';
import type { Product } from '@toptan/contract/catalog/products';
import { lineTotal } from '@toptan/contract/money';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useStockView } from '../../session/use-stock-view.ts';
import { Button } from '../../ui/form/button.tsx';
import { SplitBar, SplitKey } from '../../ui/trade/split-bar.tsx';
import type { Matrix } from './use-matrix.ts';

/** How many pieces it comes to, and how many there were. */
export function useTotalWords() {
  const { t } = useTranslation(['catalog', 'words']);
  const { number } = useFormat();
  return ({ total, savedTotal, changed }: Matrix): string => {
    if (changed.length > 0)
      return savedTotal === 0
        ? t('words:pieces', { count: total })
        : t('matrix.before', { count: total, before: number(savedTotal) });
    return total === 0 ? t('matrix.nothing') : t('matrix.same', { count: total });
  };
}

/** What the button does, as the difference to what the basket holds. */
function useDeed() {
  const { t } = useTranslation('catalog');
  return ({ more, less, changed, savedTotal }: Matrix): string => {
    if (changed.length === 0) return savedTotal > 0 ? t('matrix.unchanged') : t('addToBasket');
    if (less === 0 && more > 0) return t('matrix.add', { count: more });
    if (more === 0 && less > 0) return t('matrix.remove', { count: less });
    return t('matrix.save');
  };
}

export interface MatrixFootProps {
  matrix: Matrix;
  product: Product;
  /** It cannot be saved as it is. */
  isHeld: boolean;
  /** Something else stands in its place, which stays as large as it is. */
  isHidden: boolean;
}

/** What all cells come to, where the pieces come from, and the button that saves them. */
export function MatrixFoot({ matrix, product, isHeld, isHidden }: MatrixFootProps) {
  const { t } = useTranslation(['catalog', 'words']);
  const totalWords = useTotalWords();
  const deed = useDeed();
  const { total, fromStock, more, less } = matrix;
  const toProduce = total - fromStock;
  const isKnown = useStockView() === 'pieces';
  const halves = [
    { half: 'stock', count: fromStock, words: t('words:split.fromStock', { fromStock }) },
    { half: 'produce', count: toProduce, words: t('words:split.toProduce', { toProduce }) },
  ] as const;
  return (
    <div className="picker-foot matrix-foot" inert={isHidden} data-hidden={isHidden || undefined}>
      <div className="picker-total">
        <span className="quiet">{totalWords(matrix)}</span>
        <strong>
          <Money lira={lineTotal(product.price, total)} />
        </strong>
      </div>
      {total > 0 && isKnown && (
        <div className="matrix-split">
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
          </ul>
        </div>
      )}
      <Button
        type="submit"
        variant={matrix.changed.length > 0 || total === 0 ? 'primary' : 'quiet'}
        size="lg"
        wide
        aria-disabled={isHeld || undefined}
      >
        {(more > 0 || total === 0) && less === 0 && <Plus aria-hidden="true" />}
        {deed(matrix)}
      </Button>
    </div>
  );
}
