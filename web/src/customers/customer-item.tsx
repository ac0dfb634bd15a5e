import './customer-item.css';
import type { Customer } from '@toptan/contract/customers';
import { useTranslation } from 'react-i18next';
import { ActiveMark } from '../ui/table/active-mark.tsx';
import { ListItem, type ListItemProps } from '../ui/table/list-item.tsx';
import { TelephoneLink, TypedName } from '../ui/table/table-cells.tsx';

/** A customer in the list on a phone; the number calls. */
export function CustomerItem({ customer, ...item }: { customer: Customer } & ListItemProps) {
  const { t } = useTranslation('customers');
  return (
    <ListItem
      {...item}
      end={<ActiveMark active={customer.isActive}>{t(customer.isActive ? 'active' : 'inactive')}</ActiveMark>}
      foot={
        <span className="customer-item-reach">
          {customer.ownerFullName && <TypedName>{customer.ownerFullName}</TypedName>}
          <TelephoneLink number={customer.ownerMobile ?? customer.phone ?? customer.landline} />
        </span>
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
