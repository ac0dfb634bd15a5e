import './customer-item.css';
import { Link } from '@tanstack/react-router';
import type { Customer } from '@toptan/contract/customers';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { overlayState } from '../lists/use-overlay.ts';
import { IconButton } from '../ui/form/icon-button.tsx';
import { ActiveMark } from '../ui/table/active-mark.tsx';
import { ListItem } from '../ui/table/list-item.tsx';
import { TelephoneLink, TypedName } from '../ui/table/table-cells.tsx';

/** A customer in the list on a phone; the number calls. */
export function CustomerItem({
  customer,
  onDelete,
}: {
  customer: Customer;
  onDelete: (customer: Customer) => void;
}) {
  const { t } = useTranslation('customers');
  return (
    <ListItem
      title={
        <Link
          from="/admin/customers"
          to="/admin/customers"
          search={previous => ({ ...previous, edit: customer.id })}
          state={overlayState}
          resetScroll={false}
        >
          <TypedName>{customer.customerShortName}</TypedName>
        </Link>
      }
      end={<ActiveMark active={customer.isActive}>{t(customer.isActive ? 'active' : 'inactive')}</ActiveMark>}
      foot={
        <span className="customer-item-reach">
          {customer.ownerFullName && <TypedName>{customer.ownerFullName}</TypedName>}
          <TelephoneLink number={customer.ownerMobile ?? customer.phone ?? customer.landline} />
        </span>
      }
      actions={
        <IconButton
          label={t('deleteOf', { name: customer.customerShortName })}
          tooltip={false}
          onClick={() => onDelete(customer)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    >
      <span className="cell-clip">
        <span className="code">{customer.customerId}</span>
        {customer.userName && (
          <>
            {' · '}
            <span className="code">{customer.userName}</span>
          </>
        )}
      </span>
    </ListItem>
  );
}
