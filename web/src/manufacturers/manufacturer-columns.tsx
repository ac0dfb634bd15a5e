import type { Manufacturer } from '@toptan/contract/manufacturers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { joinNames } from '../i18n/format.ts';
import { useLeadTime } from '../i18n/use-lead-time.ts';
import { codeColumn, emailColumn, nameColumn, ownerColumn } from '../ui/table/staff-columns.tsx';
import { TypedName } from '../ui/table/table-cells.tsx';
import { type TableColumn, tableColumns } from '../ui/table/table-columns.ts';
import { CapacityBars } from '../ui/trade/capacity-bars.tsx';

const column = tableColumns<Manufacturer>();

export function useManufacturerColumns(): TableColumn<Manufacturer>[] {
  const { t } = useTranslation(['manufacturers', 'words', 'fields']);
  const leadTime = useLeadTime();
  return useMemo(
    () => [
      codeColumn(t('fields:code'), ({ manufacturerId }) => manufacturerId),
      nameColumn(
        'manufacturer',
        t('fields:manufacturer'),
        ({ companyName, catalogName1, catalogName2, catalogName3 }) => ({
          name: companyName,
          second: joinNames([catalogName1, catalogName2, catalogName3]) || t('noCatalogName'),
        }),
      ),
      ownerColumn(t('fields:ownerFullName'), manufacturer => ({
        name: manufacturer.ownerFullName,
        phone: manufacturer.ownerMobile ?? manufacturer.phone,
      })),
      emailColumn(t('fields:email')),
      column.display({
        id: 'specialty',
        header: t('fields:specialty'),
        cell: ({ row: { original } }) => (
          <span className="long-names">
            <TypedName>{original.specialty}</TypedName>
          </span>
        ),
        meta: { least: 190, width: '17%', skeleton: ['116px'], from: 'xl' },
      }),
      column.display({
        id: 'capacity',
        header: t('fields:capacity'),
        cell: ({ row: { original } }) => (
          <CapacityBars capacity={original.capacity}>{t(`words:capacity.${original.capacity}`)}</CapacityBars>
        ),
        meta: { least: 116, skeleton: ['72px'] },
      }),
      column.display({
        id: 'leadTime',
        header: t('fields:leadTime'),
        cell: ({ row: { original } }) => <TypedName>{leadTime(original.leadTime)}</TypedName>,
        meta: { least: 120, skeleton: ['68px'], from: 'md' },
      }),
    ],
    [t, leadTime],
  );
}
