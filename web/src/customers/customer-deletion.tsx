import type { Customer } from '@toptan/contract/customers';
import { Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/overlay/confirm-dialog.tsx';
import { hasOrders, useDeactivateCustomer, useDeleteCustomer } from './api.ts';

export interface CustomerDeletionProps {
  customer: Customer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a customer goes. One with orders stays, and the same dialog offers to deactivate it instead. */
export function CustomerDeletion({ customer, open, onOpenChange }: CustomerDeletionProps) {
  const { t } = useTranslation(['customers', 'ui', 'words']);
  const deletion = useDeleteCustomer();
  const deactivation = useDeactivateCustomer();
  // The row changes at once; the text of the dialog must not change with it.
  const [wasActive] = useState(customer.isActive);
  const close = () => onOpenChange(false);

  const remove = () =>
    deletion.mutate(customer.id, {
      onSuccess: close,
      onError: error => {
        if (!hasOrders(error)) close();
      },
    });
  const deactivate = () => {
    close();
    deactivation.mutate(customer.id);
  };

  const shared = {
    open,
    onOpenChange,
    things: [{ id: customer.id, code: customer.customerId, name: customer.companyName }],
  };
  const dialog: ConfirmDialogProps = hasOrders(deletion.error)
    ? {
        ...shared,
        title: t('deleteFailed'),
        sentence: t(wasActive ? 'hasOrders' : 'hasOrdersInactive'),
        ...(wasActive
          ? {
              tone: 'primary',
              icon: <UserX aria-hidden="true" />,
              confirmLabel: t('deactivateInstead'),
              onConfirm: deactivate,
            }
          : { cancelLabel: t('ui:close') }),
      }
    : {
        ...shared,
        title: t('deleteTitle'),
        sentence: t('deleteSentence'),
        icon: <Trash2 aria-hidden="true" />,
        confirmLabel: t('words:delete'),
        busyLabel: t('deleting'),
        busy: deletion.isPending,
        onConfirm: remove,
      };
  return <ConfirmDialog {...dialog} />;
}
