import { getRouteApi } from '@tanstack/react-router';
import { type Customer, listCustomers } from '@toptan/contract/customers';
import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { FormWaiting } from '../lists/form-waiting.tsx';
import { type OpenForm, StaffList } from '../lists/staff-list.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { usePagedRows } from '../lists/use-paged-rows.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { QuestionDialog, useQuestion } from '../ui/overlay/use-question.tsx';
import type { AdminCustomersSearch } from './admin-customers-search.ts';
import { useCustomerCounts, useEditedCustomer } from './api.ts';
import { useCustomerColumns } from './customer-columns.tsx';
import { CustomerDeletion } from './customer-deletion.tsx';
import { CustomerForm } from './customer-form.tsx';
import { CustomerItem } from './customer-item.tsx';

const route = getRouteApi('/admin/customers');
const isQuiet = ({ isActive }: Customer) => !isActive;

/** The shops: who they are, how to reach them, and whether they may sign in. */
export function AdminCustomersPage() {
  const { t } = useTranslation('customers');
  const { number } = useFormat();
  const search = route.useSearch();
  const { q, active, page = 1 } = search;
  const address = useListAddress<AdminCustomersSearch>(route.useNavigate());
  const list = usePagedRows(listCustomers, { ...(q && { q }), ...(active && { active }) }, page);
  const counts = useCustomerCounts(q);
  const waiting = counts === undefined ? <Skeleton width="2ch" /> : undefined;
  const countOf = (kind: 'all' | 'active' | 'inactive') => (counts ? number(counts[kind]) : waiting);
  const { ask, question } = useQuestion<Customer>();
  const columns = useCustomerColumns({ edit: address.edit, remove: ask });

  return (
    <>
      <StaffList
        words={{
          title: t('title'),
          search: t('search'),
          add: t('add'),
          found: t('count', { count: list.total ?? 0 }),
          empty: t(q || active ? 'empty' : 'emptyList'),
          emptyText: q ? t('emptySearched', { q }) : active ? t('emptyFiltered') : t('emptyHint'),
          clear: t('clearFilters'),
          failed: t('failed'),
        }}
        summary={
          counts && (
            <Trans
              t={t}
              i18nKey="summary"
              count={counts.all}
              values={{ active: counts.active }}
              components={{ b: <b /> }}
            />
          )
        }
        search={search}
        address={address}
        list={list}
        filter={
          <Segmented
            label={t('filter')}
            value={active ?? 'all'}
            onChange={value => address.change({ active: value === 'all' ? undefined : value })}
            options={[
              { value: 'all', label: t('filters.all'), count: countOf('all') },
              { value: 'true', label: t('filters.active'), count: countOf('active') },
              { value: 'false', label: t('filters.inactive'), count: countOf('inactive') },
            ]}
          />
        }
        onClear={q || active ? () => address.change({ q: undefined, active: undefined }) : undefined}
        columns={columns}
        isQuiet={isQuiet}
        renderItem={customer => <CustomerItem customer={customer} onDelete={ask} />}
        form={open => <EditedCustomer {...open} />}
      />
      <QuestionDialog question={question}>
        {(customer, dialog) => <CustomerDeletion customer={customer} {...dialog} />}
      </QuestionDialog>
    </>
  );
}

function EditedCustomer({ id, listed, ...leaving }: OpenForm<Customer>) {
  const { t } = useTranslation('customers');
  const { customer, error, retry } = useEditedCustomer(id, listed);
  if (id && !customer)
    return <FormWaiting title={t('editTitle')} error={error} onRetry={retry} onClose={leaving.onClose} />;
  return <CustomerForm customer={customer} {...leaving} />;
}
