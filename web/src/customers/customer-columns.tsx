import type { Customer } from '@toptan/contract/customers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  activeColumn,
  codeColumn,
  emailColumn,
  nameColumn,
  ownerColumn,
} from '../ui/table/staff-columns.tsx';
import { TwoLines, TypedName } from '../ui/table/table-cells.tsx';
import { type TableColumn, tableColumns } from '../ui/table/table-columns.ts';

const column = tableColumns<Customer>();

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
        meta: { least: 148, skeleton: ['88px', '84px'], from: 'xl' },
      }),
      column.display({
        id: 'login',
        header: t('fields:userName'),
        cell: ({ row: { original } }) => (
          <span className="cell-clip" title={original.userName ?? undefined}>
            {original.userName ? <span className="code">{original.userName}</span> : '—'}
          </span>
        ),
        meta: { least: 168, skeleton: ['92px'], from: 'md' },
      }),
      activeColumn(t('fields:status'), { active: t('active'), inactive: t('inactive') }),
    ],
    [t],
  );
}
