import type { Customer } from '@toptan/contract/customers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  activeColumn,
  codeColumn,
  editAndDeleteColumn,
  emailColumn,
  nameColumn,
  ownerColumn,
} from '../ui/table/staff-columns.tsx';
import { TwoLines, TypedName } from '../ui/table/table-cells.tsx';
import { type TableColumn, tableColumns } from '../ui/table/table-columns.ts';

const column = tableColumns<Customer>();

export type CustomerActions = { edit: (id: string) => void; remove: (customer: Customer) => void };

/** The columns of the customers' table. Keep the actions stable between renders. */
export function useCustomerColumns({ edit, remove }: CustomerActions): TableColumn<Customer>[] {
  const { t } = useTranslation('customers');
  return useMemo(
    () => [
      codeColumn(t('columns.code'), ({ customerId }) => customerId),
      nameColumn('customer', t('columns.customer'), customer => ({
        name: customer.customerShortName,
        second: customer.customerFullName,
      })),
      ownerColumn(t('columns.owner'), customer => ({
        name: customer.ownerFullName,
        phone: customer.ownerMobile ?? customer.phone,
      })),
      emailColumn(t('columns.email')),
      column.display({
        id: 'tax',
        header: t('columns.tax'),
        cell: ({ row: { original } }) => (
          <TwoLines
            strong={false}
            first={original.vatOffice && <TypedName>{original.vatOffice}</TypedName>}
            second={original.vatNumber && <span className="code">{original.vatNumber}</span>}
          />
        ),
        meta: { width: '148px', skeleton: ['88px', '84px'], from: 'xl' },
      }),
      column.display({
        id: 'login',
        header: t('columns.login'),
        cell: ({ row: { original } }) => (
          <span className="cell-clip" title={original.userName ?? undefined}>
            {original.userName ? <span className="code">{original.userName}</span> : '—'}
          </span>
        ),
        meta: { width: '168px', skeleton: ['92px'], from: 'md' },
      }),
      activeColumn(t('columns.status'), { active: t('active'), inactive: t('inactive') }),
      editAndDeleteColumn({
        editLabel: ({ customerShortName: name }) => t('editOf', { name }),
        onEdit: ({ id }) => edit(id),
        deleteLabel: ({ customerShortName: name }) => t('deleteOf', { name }),
        onDelete: remove,
      }),
    ],
    [t, edit, remove],
  );
}
