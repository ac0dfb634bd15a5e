import type { Product } from '@toptan/contract/catalog/products';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/form.ts';
import { DeletionDialog } from '../../lists/deletion-dialog.tsx';
import {
  hasWayOut,
  isInHistory,
  type UndeletedProduct,
  useDeactivateProducts,
  useDeleteProducts,
} from './api.ts';

const thingOf = ({ id, sku, name }: Product) => ({ id, ...(sku && { code: sku }), name });

interface ProductDeletionProps {
  /** One product or more. */
  products: readonly Product[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Asks before products are deleted. Products that orders or baskets name stay, and the same dialog offers to deactivate them
 * instead.
 */
export function ProductDeletion({ products, ...dialog }: ProductDeletionProps) {
  const { t } = useTranslation(['products', 'staffRefusals']);
  const errorText = useErrorText();
  const deletion = useDeleteProducts();
  const close = () => dialog.onOpenChange(false);
  const isOne = products.length === 1;
  const undeleted = deletion.data?.filter(hasWayOut) ?? [];
  const sold = undeleted.map(({ product }) => product).filter(({ isActive }) => isActive);
  const deactivation = useDeactivateProducts(sold.length);

  function remove() {
    deletion.mutate(products, {
      onSuccess: left => {
        if (!left.some(hasWayOut)) close();
      },
    });
  }
  function deactivate() {
    close();
    deactivation.mutate(sold.map(({ id }) => id));
  }

  const [first] = undeleted;
  const wayOut = {
    icon: <EyeOff aria-hidden="true" />,
    confirmLabel: t('deactivate'),
    onConfirm: deactivate,
  };
  const reasonOf = ({ error }: UndeletedProduct) =>
    isInHistory(error)
      ? t('staffRefusals:code.product_in_order_history')
      : t('deleteFailed', { reason: errorText(error) });

  return (
    <DeletionDialog
      {...dialog}
      words="products"
      things={products.map(thingOf)}
      isBusy={deletion.isPending}
      onDelete={remove}
      refusal={
        first && {
          title: isOne ? t('deleteTitle', { count: 1 }) : t('deleteFailedMany'),
          sentence: isOne ? reasonOf(first) : t('undeletedMany', { count: undeleted.length }),
          things: undeleted.map(({ product }) => thingOf(product)),
          children: <p className="quiet pt-3">{t(sold.length > 0 ? 'deactivateHint' : 'inactiveAlready')}</p>,
          ...(sold.length > 0 && wayOut),
        }
      }
    />
  );
}
