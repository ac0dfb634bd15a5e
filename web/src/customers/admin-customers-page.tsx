import './customer-item.css';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type Customer, deleteCustomer, getCustomer, listCustomers } from '@toptan/contract/customers';
import { ShoppingBasket, UserX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { useAction } from '../api/use-outcome.ts';
import { useWords } from '../i18n/use-words.ts';
import { DeletionDialog } from '../lists/deletion-dialog.tsx';
import { StaffList, useStaffList } from '../lists/staff-list.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { useShortcuts } from '../ui/overlay/use-shortcuts.ts';
import { ActiveMark } from '../ui/table/active-mark.tsx';
import { ListItem, type ListItemProps } from '../ui/table/list-item.tsx';
import {
  activeColumn,
  codeColumn,
  emailColumn,
  nameColumn,
  ownerColumn,
} from '../ui/table/staff-columns.tsx';
import { TelephoneLink, TwoLines, TypedName } from '../ui/table/table-cells.tsx';
import type { TableColumn } from '../ui/table/table-columns.ts';
import { useCustomerCounts, useDeactivateCustomer } from './api.ts';
import { CustomerForm } from './customer-form.tsx';

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
  const { t, number } = useWords(['customers', 'desk']);
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

export function useCustomerColumns(): TableColumn<Customer>[] {
  const { t } = useTranslation(['customers', 'fields']);
  return useMemo(
    () => [
      codeColumn(t('fields:code'), ({ customerId }) => customerId),
      nameColumn('customer', t('fields:customer'), customer => ({
        name: customer.customerShortName,
        second: customer.customerFullName,
      })),
      ownerColumn(t('fields:ownerFullName'), customer => ({
        name: customer.ownerFullName,
        phone: customer.ownerMobile ?? customer.phone,
      })),
      emailColumn(t('fields:email')),
      {
        id: 'tax',
        header: t('columns.tax'),
        cell: customer => (
          <TwoLines
            strong={false}
            first={customer.vatOffice && <TypedName>{customer.vatOffice}</TypedName>}
            second={customer.vatNumber && <span className="code">{customer.vatNumber}</span>}
          />
        ),
        looks: { least: 148, skeleton: ['88px', '84px'], from: 'xl' },
      },
      {
        id: 'login',
        header: t('fields:userName'),
        cell: customer => (
          <span className="cell-clip" title={customer.userName ?? undefined}>
            {customer.userName ? <span className="code">{customer.userName}</span> : '—'}
          </span>
        ),
        looks: { least: 168, skeleton: ['92px'], from: 'md' },
      },
      activeColumn(t('fields:status'), { active: t('active'), inactive: t('inactive') }),
    ],
    [t],
  );
}

interface CustomerDeletionProps {
  customer: Customer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const hasOrders = (error: unknown) => hasCode(error, 'customer_has_orders');

/** Asks before a customer is deleted. A customer with orders stays, and the same dialog offers to deactivate it instead. */
export function CustomerDeletion({ customer, ...dialog }: CustomerDeletionProps) {
  const { t } = useTranslation('customers');
  const deletion = useAction({
    done: t('deleted'),
    failed: t('deleteFailed'),
    isShown: hasOrders,
    changed: [listCustomers],
  });
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
      onDelete={() =>
        deletion.mutate(() => call(deleteCustomer, { params: { id: customer.id } }), {
          onSettled: (_, error) => !hasOrders(error) && close(),
        })
      }
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
