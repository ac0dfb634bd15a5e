import type { Customer } from '@toptan/contract/customers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ActiveMark } from '../ui/active-mark.tsx';
import { EditAndDelete, TwoLines, TypedName } from '../ui/table-cells.tsx';
import { type TableColumn, tableColumns } from '../ui/table-columns.ts';

const column = tableColumns<Customer>();

export type CustomerDeeds = { edit: (id: string) => void; remove: (customer: Customer) => void };

/** The columns of the customers' table. Keep the deeds stable between renders. */
export function useCustomerColumns({ edit, remove }: CustomerDeeds): TableColumn<Customer>[] {
  const { t } = useTranslation(['customers', 'words']);
  return useMemo(
    () => [
      column.display({
        id: 'code',
        header: t('columns.code'),
        cell: ({ row: { original } }) => <span className="code">{original.customerId}</span>,
        meta: { width: '116px', skeleton: ['72px'] },
      }),
      column.display({
        id: 'customer',
        header: t('columns.customer'),
        cell: ({ row: { original } }) => (
          <TwoLines
            strong
            first={<TypedName>{original.customerShortName}</TypedName>}
            second={<TypedName>{original.customerFullName}</TypedName>}
          />
        ),
        meta: { skeleton: ['120px', '172px'] },
      }),
      column.display({
        id: 'owner',
        header: t('columns.owner'),
        cell: ({ row: { original } }) => (
          <TwoLines
            strong={false}
            first={<TypedName>{original.ownerFullName}</TypedName>}
            second={<bdi className="ltr">{original.ownerMobile ?? original.phone}</bdi>}
          />
        ),
        meta: { width: '172px', skeleton: ['104px', '124px'] },
      }),
      column.display({
        id: 'email',
        header: t('columns.email'),
        cell: ({ row: { original } }) => (
          <span className="cell-clip">
            <bdi>{original.email}</bdi>
          </span>
        ),
        meta: { width: '19%', skeleton: ['176px'], from: 'lg' },
      }),
      column.display({
        id: 'tax',
        header: t('columns.tax'),
        cell: ({ row: { original } }) => (
          <TwoLines
            strong={false}
            first={<TypedName>{original.vatOffice}</TypedName>}
            second={<span className="code">{original.vatNumber}</span>}
          />
        ),
        meta: { width: '148px', skeleton: ['88px', '84px'], from: 'xl' },
      }),
      column.display({
        id: 'login',
        header: t('columns.login'),
        cell: ({ row: { original } }) => (
          <span className="cell-clip">
            {original.userName ? <span className="code">{original.userName}</span> : '—'}
          </span>
        ),
        meta: { width: '144px', skeleton: ['92px'] },
      }),
      column.display({
        id: 'status',
        header: t('columns.status'),
        cell: ({ row: { original } }) => (
          <ActiveMark active={original.isActive}>{t(original.isActive ? 'active' : 'inactive')}</ActiveMark>
        ),
        meta: { width: '104px', skeleton: ['56px'] },
      }),
      column.display({
        id: 'deeds',
        header: '',
        cell: ({ row: { original } }) => (
          <EditAndDelete
            editLabel={t('editOf', { name: original.customerShortName })}
            onEdit={() => edit(original.id)}
            deleteLabel={t('deleteOf', { name: original.customerShortName })}
            onDelete={() => remove(original)}
          />
        ),
        meta: { kind: 'deeds', width: '96px', skeleton: ['48px'] },
      }),
    ],
    [t, edit, remove],
  );
}
