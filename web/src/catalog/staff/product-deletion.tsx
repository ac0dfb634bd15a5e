import type { Product } from '@toptan/contract/catalog/products';
import { EyeOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/form.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/overlay/confirm-dialog.tsx';
import {
  hasWayOut,
  isInHistory,
  type UndeletedProduct,
  useDeactivateProducts,
  useDeleteProducts,
} from '../deletion-api.ts';

/** Products that the question names; the others are counted. */
const thingsShown = 5;

const thingsOf = (products: readonly Product[]) =>
  products.slice(0, thingsShown).map(({ id, sku, name }) => ({ id, ...(sku && { code: sku }), name }));

export interface ProductDeletionProps {
  /** One or more. */
  products: readonly Product[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before products go. What orders or baskets name stays, and the same dialog offers to deactivate it instead. */
export function ProductDeletion({ products, open, onOpenChange }: ProductDeletionProps) {
  const { t } = useTranslation(['products', 'errors', 'ui', 'words']);
  const errorText = useErrorText();
  const deletion = useDeleteProducts();
  const close = () => onOpenChange(false);
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
  const totalOf = (count: number) => (count > thingsShown ? { total: { label: t('count', { count }) } } : {});
  const question: Omit<ConfirmDialogProps, 'open' | 'onOpenChange'> = {
    title: t('deleteTitle', { count: products.length }),
    sentence: t('deleteSentence', { count: products.length }),
    things: thingsOf(products),
    ...totalOf(products.length),
    icon: <Trash2 aria-hidden="true" />,
    confirmLabel: t('words:delete'),
    busyLabel: t('deleting'),
    busy: deletion.isPending,
    onConfirm: remove,
  };
  const wayOut = (one: UndeletedProduct): Omit<ConfirmDialogProps, 'open' | 'onOpenChange'> => ({
    title: isOne ? t('deleteTitle', { count: 1 }) : t('deleteFailedMany'),
    sentence: isOne
      ? isInHistory(one.error)
        ? t('errors:code.product_in_order_history')
        : t('deleteFailed', { reason: errorText(one.error) })
      : t('undeletedMany', { count: undeleted.length }),
    things: thingsOf(undeleted.map(({ product }) => product)),
    ...totalOf(undeleted.length),
    children: <p className="quiet pt-3">{t(sold.length > 0 ? 'deactivateHint' : 'inactiveAlready')}</p>,
    ...(sold.length > 0
      ? {
          tone: 'primary',
          icon: <EyeOff aria-hidden="true" />,
          confirmLabel: t('deactivate'),
          onConfirm: deactivate,
        }
      : { cancelLabel: t('ui:close') }),
  });
  return <ConfirmDialog open={open} onOpenChange={onOpenChange} {...(first ? wayOut(first) : question)} />;
}
