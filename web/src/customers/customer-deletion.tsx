import type { Customer } from '@toptan/contract/customers';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletionDialog } from '../lists/deletion-dialog.tsx';
import { hasOrders, useDeactivateCustomer, useDeleteCustomer } from './api.ts';

interface CustomerDeletionProps {
  customer: Customer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a customer is deleted. A customer with orders stays, and the same dialog offers to deactivate it instead. */
export function CustomerDeletion({ customer, ...dialog }: CustomerDeletionProps) {
  const { t } = useTranslation('customers');
  const deletion = useDeleteCustomer();
  const deactivation = useDeactivateCustomer();
  // The row changes at once; the text of the dialog must not change with it.
  const [wasActive] = useState(customer.isActive);
  const close = () => dialog.onOpenChange(false);

  const deactivate = () => {
    close();
    deactivation.mutate(customer.id);
  };
  const wayOut = {
    icon: <UserX aria-hidden="true" />,
    confirmLabel: t('deactivateInstead'),
    onConfirm: deactivate,
  };

  return (
    <DeletionDialog
      {...dialog}
      words="customers"
      things={[{ id: customer.id, code: customer.customerId, name: customer.companyName }]}
      isBusy={deletion.isPending}
      onDelete={() => deletion.mutate(customer.id, { onSettled: (_, error) => !hasOrders(error) && close() })}
      refusal={
        hasOrders(deletion.error)
          ? {
              title: t('deleteFailed'),
              sentence: t(wasActive ? 'hasOrders' : 'hasOrdersInactive'),
              ...(wasActive && wayOut),
            }
          : undefined
      }
    />
  );
}
