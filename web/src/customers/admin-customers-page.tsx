import { getRouteApi } from '@tanstack/react-router';
import { type Customer, listCustomers } from '@toptan/contract/customers';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useErrorText } from '../api/form.ts';
import { useListAddress } from '../api/use-list-address.ts';
import { usePagedRows } from '../api/use-paged-rows.ts';
import { useFormat } from '../i18n/use-format.ts';
import { FormWaiting } from '../shell/form-waiting.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { DensityChoice, useDensity } from '../ui/density.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ListFooter } from '../ui/list-footer.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { PHONE, TABLET, useMedia } from '../ui/use-media.ts';
import type { adminCustomersSearchSchema } from './admin-customers-search.ts';
import { useCustomer, useCustomerCounts } from './api.ts';
import { useCustomerColumns } from './customer-columns.tsx';
import { CustomerDeletion } from './customer-deletion.tsx';
import { CustomerForm } from './customer-form.tsx';
import { CustomerItem } from './customer-item.tsx';

const route = getRouteApi('/admin/customers');
const rowId = ({ id }: Customer) => id;
const isQuiet = ({ isActive }: Customer) => !isActive;

/** The shops: who they are, how to reach them, and whether they may sign in. */
export function AdminCustomersPage() {
  const { t } = useTranslation('customers');
  const { number } = useFormat();
  const say = useErrorText();
  const isPhone = useMedia(PHONE);
  const isTablet = useMedia(TABLET);
  const [density, setDensity] = useDensity();
  const { q, active, page = 1, edit } = route.useSearch();
  const address = useListAddress<z.infer<typeof adminCustomersSearchSchema>>(route.useNavigate());
  const list = usePagedRows(listCustomers, { ...(q && { q }), ...(active && { active }) }, page);
  const counts = useCustomerCounts(q);
  const [deleted, setDeleted] = useState<{ customer: Customer; isOpen: boolean; key: number }>();
  const remove = useCallback(
    (customer: Customer) => setDeleted(last => ({ customer, isOpen: true, key: (last?.key ?? 0) + 1 })),
    [],
  );
  const columns = useCustomerColumns({ edit: address.edit, remove });

  const filter = (
    <Segmented
      label={t('filter')}
      value={active ?? 'all'}
      onChange={value => address.change({ active: value === 'all' ? undefined : value })}
      options={[
        { value: 'all', label: t('filters.all'), count: counts && number(counts.all) },
        { value: 'true', label: t('filters.active'), count: counts && number(counts.active) },
        { value: 'false', label: t('filters.inactive'), count: counts && number(counts.inactive) },
      ]}
    />
  );

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={
          counts ? (
            <Trans
              t={t}
              i18nKey="summary"
              count={counts.all}
              values={{ active: counts.active }}
              components={{ b: <b /> }}
            />
          ) : (
            '\u00a0'
          )
        }
        tools={
          <>
            <SearchBox
              value={q ?? ''}
              onSearch={text => address.change({ q: text || undefined })}
              label={t('search')}
              className="lg:min-w-70"
            />
            {!isTablet && filter}
            {!isPhone && <DensityChoice value={density} onChange={setDensity} />}
            <Button variant="primary" onClick={() => address.edit('new')} aria-label={t('add')}>
              <Plus aria-hidden="true" />
              {!isPhone && t('add')}
            </Button>
          </>
        }
      />
      <DataTable
        label={t('title')}
        {...(isTablet && { tools: filter })}
        columns={columns}
        rows={list.rows}
        rowId={rowId}
        density={density}
        minWidth="700px"
        isQuiet={isQuiet}
        onOpen={customer => address.edit(customer.id)}
        openId={edit ?? null}
        status={list.status}
        empty={
          q || active ? (
            <EmptyState
              inline
              title={t('empty')}
              text={q ? t('emptySearched', { q }) : t('emptyFiltered')}
              action={
                <Button onClick={() => address.change({ q: undefined, active: undefined })}>
                  {t('clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState inline title={t('empty')} text={t('emptyHint')} />
          )
        }
        failed={<ErrorState inline title={t('failed')} text={say(list.error)} onRetry={list.retry} />}
        renderItem={customer => <CustomerItem customer={customer} onDelete={remove} />}
        footer={<ListFooter list={list} onPage={address.turnTo} />}
      />
      {deleted && (
        <CustomerDeletion
          key={deleted.key}
          customer={deleted.customer}
          open={deleted.isOpen}
          onOpenChange={isOpen => setDeleted({ ...deleted, isOpen })}
        />
      )}
      {edit && (
        <EditedCustomer
          key={edit}
          id={edit === 'new' ? undefined : edit}
          listed={list.loaded.find(({ id }) => id === edit)}
          onClose={() => address.close({ isSaved: false })}
          onSaved={() => address.close({ isSaved: true })}
        />
      )}
    </>
  );
}

interface EditedCustomerProps {
  /** undefined: a new one. */
  id: string | undefined;
  listed: Customer | undefined;
  onClose: () => void;
  onSaved: () => void;
}

function EditedCustomer({ id, listed, ...leaving }: EditedCustomerProps) {
  const { t } = useTranslation('customers');
  const { customer, error } = useCustomer(id, listed);
  if (id && !customer) return <FormWaiting title={t('editTitle')} error={error} onClose={leaving.onClose} />;
  return <CustomerForm customer={customer} {...leaving} />;
}
