import type { Product } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { BatchRefused } from '../../basket/batch-api.ts';
import { useChangeBasket } from '../../basket/changes-api.ts';
import { setCells } from '../../basket/lines-api.ts';
import { setPacks } from '../../basket/packs-api.ts';
import { useBuyer } from '../../drafts/api.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import type { RestCell } from './pack-rows.ts';
import { useBasketAnswers } from './use-basket-answers.ts';
import type { usePackDraft } from './use-pack-draft.ts';

interface PacksToSave {
  product: Product;
  draft: ReturnType<typeof usePackDraft>;
  /** True: packs are added, and none is taken out. */
  isAdding: boolean;
  /** Leads to what is wrong. */
  lead: () => void;
}

/** Puts the changed packs of a product into the basket together, and single pieces of a broken pack at once. */
export function useSavePacks({ product, draft, isAdding, lead }: PacksToSave) {
  const { t } = useTranslation('picker');
  const buyer = useBuyer();
  const answers = useBasketAnswers();
  const change = useChangeBasket();
  const { changed, total, isOdd } = draft;
  const isDirty = changed.length > 0;

  async function submit() {
    if (total === 0 && !isDirty) return answers.missing('quantityRequired');
    if (isOdd) return lead();
    if (!isDirty) return;
    if (!buyer) return answers.noCustomer();
    const changes = changed.map(row => ({
      pack: row.pack,
      color: row.color,
      packs: draft.packsOf(row),
      cells: row.cells.map(cell => ({ ...cell, size: cell.size || null, color: cell.color || null })),
    }));
    try {
      const { waits } = await change(setPacks({ customerId: buyer.id, product, changes }));
      draft.settle(draft.typed);
      answers.done(waits, isAdding ? t('added') : t('matrix.saved'));
    } catch (error) {
      const keys = changed.map(({ key }) => key);
      if (error instanceof BatchRefused) draft.setRefused(answers.reasonsByKey(error, keys));
      answers.failed(isAdding ? t('addFailed') : t('matrix.failed'), error);
    }
  }

  /** Sets the single pieces of a broken pack in the basket, out of those that stock still has; the row shows them. */
  async function takeRest(rest: readonly RestCell[]) {
    if (!buyer) return;
    const cells = rest.map(({ size, color, inBasket }) => ({
      selectedSize: size || null,
      selectedColor: color || null,
      quantity: inBasket,
    }));
    try {
      const { waits } = await change(setCells({ customerId: buyer.id, product, cells }));
      if (waits) toast({ variant: 'success', description: t('addedWaiting') });
    } catch (error) {
      answers.failed(t('addFailed'), error);
    }
  }

  return { submit, takeRest };
}
