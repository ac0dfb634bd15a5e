import type { Customer } from '@toptan/contract/customers';
import { Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { useDeactivateCustomer, useDeleteCustomer } from './api.ts';

const hasOrders = (error: unknown) => error instanceof ApiError && error.code === 'customer_has_orders';

export interface CustomerDeletionProps {
  customer: Customer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a customer goes. One with orders stays, and the same dialog offers to deactivate it instead. */
export function CustomerDeletion({ customer, open, onOpenChange }: CustomerDeletionProps) {
  const { t } = useTranslation(['customers', 'words']);
  const say = useErrorText();
  const deletion = useDeleteCustomer();
  const deactivation = useDeactivateCustomer();
  // The row changes at once; what the dialog says must not change with it.
  const [wasActive] = useState(customer.isActive);
  const close = () => onOpenChange(false);

  const remove = () =>
    deletion.mutate(customer.id, {
      onSuccess: () => {
        toast({ variant: 'success', description: t('deleted') });
        close();
      },
      onError: error => {
        if (hasOrders(error)) return;
        toast({ variant: 'destructive', title: t('deleteFailed'), description: say(error) });
        close();
      },
    });
  const deactivate = () => {
    close();
    deactivation.mutateAsync(customer.id).then(
      () => toast({ variant: 'success', description: t('deactivated') }),
      error => toast({ variant: 'destructive', title: t('updateFailed'), description: say(error) }),
    );
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
          : { cancelLabel: t('close') }),
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
