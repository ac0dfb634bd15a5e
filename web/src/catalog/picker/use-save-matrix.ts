import type { Product } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { BatchRefused } from '../../basket/batch-api.ts';
import { useChangeBasket } from '../../basket/changes-api.ts';
import { setCells } from '../../basket/lines-api.ts';
import { useBuyer } from '../../drafts/api.ts';
import type { QuantityGridState } from '../../ui/trade/use-quantity-grid.ts';
import { cellKey } from '../pools.ts';
import { useBasketAnswers } from './use-basket-answers.ts';
import type { useMatrix } from './use-matrix.ts';

interface MatrixToSave {
  product: Product;
  matrix: ReturnType<typeof useMatrix>;
  grid: QuantityGridState;
  /** Whether the user has been in the grid. */
  hasBegun: boolean;
  /** Leads to what is wrong. */
  lead: () => void;
}

/** The first problem, in the order of the specification. For a user who has not been in the grid it is a missing size. */
function problemOf({ product, matrix, hasBegun }: MatrixToSave) {
  if (matrix.isNotWhole) return 'quantityNotWhole';
  if (matrix.changed.length > 0 || matrix.savedTotal > 0) return null;
  if (hasBegun) return 'quantityRequired';
  return product.sizes.length > 0 ? 'sizeRequired' : 'colorRequired';
}

/** Puts the changed pieces of a matrix into the basket together. */
export function useSaveMatrix(wanted: MatrixToSave) {
  const { product, matrix, grid, lead } = wanted;
  const { t } = useTranslation(['picker', 'basket']);
  const buyer = useBuyer();
  const answers = useBasketAnswers();
  const change = useChangeBasket();
  const missing = problemOf(wanted);
  const isBlocked =
    missing !== null || matrix.tooMany.length > 0 || matrix.isBeyondStock || matrix.changed.length === 0;

  async function submit() {
    if (missing) {
      answers.missing(missing);
      return lead();
    }
    if (isBlocked) return lead();
    if (!buyer) return answers.noCustomer();
    const { changed } = matrix;
    const sent = Object.fromEntries(changed.map(cell => [cellKey(cell), matrix.pieces[cellKey(cell)] ?? 0]));
    const cells = changed.map(cell => ({
      selectedSize: cell.size || null,
      selectedColor: cell.color || null,
      quantity: sent[cellKey(cell)] ?? 0,
    }));
    const isAdding = matrix.less === 0;
    grid.keep();
    try {
      const { waits } = await change(setCells({ customerId: buyer.id, product, cells }));
      matrix.settle(sent);
      grid.forget();
      const done = isAdding ? t('added') : matrix.total === 0 ? t('basket:removed') : t('matrix.saved');
      answers.done(waits, done);
    } catch (error) {
      if (error instanceof BatchRefused) matrix.setRefused(answers.reasonsByKey(error, changed.map(cellKey)));
      answers.failed(isAdding ? t('addFailed') : t('matrix.failed'), error);
    }
  }

  return { submit, isBlocked };
}
