import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type Customer, getCustomer, listCustomers } from '@toptan/contract/customers';
import { ShoppingBasket } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { useFormat } from '../i18n/use-format.ts';
import { StaffList, useStaffList } from '../lists/staff-list.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { useCustomerCounts } from './api.ts';
import { useCustomerColumns } from './customer-columns.tsx';
import { CustomerDeletion } from './customer-deletion.tsx';
import { CustomerForm } from './customer-form.tsx';
import './customer-item.css';
import { useShortcuts } from '../ui/overlay/use-shortcuts.ts';
import { ActiveMark } from '../ui/table/active-mark.tsx';
import { ListItem, type ListItemProps } from '../ui/table/list-item.tsx';
import { TelephoneLink, TypedName } from '../ui/table/table-cells.tsx';

const route = getRouteApi('/admin/customers');
const nameOf = ({ customerShortName }: Customer) => customerShortName;
const isQuiet = ({ isActive }: Customer) => !isActive;
const orderForCustomer = (customer: Customer, size: 'sm' | 'md') =>
  customer.isActive && <OrderFor customer={customer} size={size} />;

/** Leads to an order for the customer. */
function OrderFor({ customer, size }: { customer: Customer; size: 'sm' | 'md' }) {
  const { t } = useTranslation('desk');
  const name = nameOf(customer);
  return (
    <IconButton asChild size={size} label={t('orderForShop', { name })} shortcut="O">
      <Link to="/admin/order-for" search={{ customer: customer.id }}>
        <ShoppingBasket aria-hidden="true" />
      </Link>
    </IconButton>
  );
}

/** The shops: their names, contacts, and permission to sign in. */
export function AdminCustomersPage() {
  const { t } = useTranslation(['customers', 'desk']);
  const { number } = useFormat();
  const navigate = useNavigate();
  const search = route.useSearch();
  const { q, active } = search;
  const staffList = useStaffList(listCustomers, { q, active }, search, route.useNavigate());
  useShortcuts([
    {
      keys: ['O'],
      label: t('desk:title'),
      group: 'rows',
      run: () => {
        const row = document.activeElement?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'];
        if (row) void navigate({ to: '/admin/order-for', search: { customer: row } });
      },
    },
  ]);
  const counts = useCustomerCounts(q);
  const waiting = counts === undefined ? <Skeleton width="2ch" /> : undefined;
  const countOf = (kind: 'all' | 'active' | 'inactive') => (counts ? number(counts[kind]) : waiting);

  return (
    <StaffList
      {...staffList}
      words="customers"
      exported={{ what: 'customers', query: { q, active } }}
      summary={
        counts ? (
          <Trans
            t={t}
            i18nKey="summary"
            count={counts.all}
            values={{ active: counts.active }}
            components={{ b: <b /> }}
          />
        ) : null
      }
      filter={
        <Segmented
          label={t('filter')}
          value={active ?? 'all'}
          onChange={value => staffList.address.change({ active: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: t('filters.all'), count: countOf('all') },
            { value: 'true', label: t('filters.active'), count: countOf('active') },
            { value: 'false', label: t('filters.inactive'), count: countOf('inactive') },
          ]}
        />
      }
      nameOf={nameOf}
      columns={useCustomerColumns()}
      isQuiet={isQuiet}
      rowAction={orderForCustomer}
      renderItem={(customer, item) => <CustomerItem customer={customer} {...item} />}
      deletion={([customer], dialog) => <CustomerDeletion customer={customer} {...dialog} />}
      rowQuery={id => dataQuery(getCustomer, { params: { id } })}
      form={(customer, leave) => <CustomerForm customer={customer} {...leave} />}
    />
  );
}

/** A customer in the list on a phone; the number calls. */
function CustomerItem({ customer, ...item }: { customer: Customer } & ListItemProps) {
  const { t } = useTranslation('customers');
  return (
    <ListItem
      {...item}
      end={<ActiveMark active={customer.isActive}>{t(customer.isActive ? 'active' : 'inactive')}</ActiveMark>}
      foot={
        <span className="customer-item-reach flex items-baseline gap-2.5">
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
