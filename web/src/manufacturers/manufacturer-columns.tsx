import type { Manufacturer } from '@toptan/contract/manufacturers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CapacityBars } from '../ui/capacity-bars.tsx';
import { EditAndDelete, TwoLines, TypedName } from '../ui/table-cells.tsx';
import { type TableColumn, tableColumns } from '../ui/table-columns.ts';

const column = tableColumns<Manufacturer>();

/** Names under which the goods stand in catalogues, joined by commas; empty without any. */
export function catalogNames({ catalogName1, catalogName2, catalogName3 }: Manufacturer): string {
  return [catalogName1, catalogName2, catalogName3].filter(Boolean).join(', ');
}

export type ManufacturerDeeds = {
  edit: (id: string) => void;
  remove: (manufacturer: Manufacturer) => void;
};

/** The columns of the manufacturers' table. Keep the deeds stable between renders. */
export function useManufacturerColumns({ edit, remove }: ManufacturerDeeds): TableColumn<Manufacturer>[] {
  const { t } = useTranslation('manufacturers');
  return useMemo(
    () => [
      column.display({
        id: 'code',
        header: t('columns.code'),
        cell: ({ row: { original } }) => (
          <span className="cell-clip">
            <span className="code">{original.manufacturerId}</span>
          </span>
        ),
        meta: { width: '112px', skeleton: ['60px'] },
      }),
      column.display({
        id: 'manufacturer',
        header: t('columns.manufacturer'),
        cell: ({ row: { original } }) => (
          <TwoLines
            strong
            first={<TypedName>{original.companyName}</TypedName>}
            second={<TypedName>{catalogNames(original) || t('noCatalogName')}</TypedName>}
          />
        ),
        meta: { skeleton: ['120px', '148px'] },
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
        id: 'specialty',
        header: t('columns.specialty'),
        cell: ({ row: { original } }) => <TypedName>{original.specialty}</TypedName>,
        meta: { width: '15%', skeleton: ['116px'], from: 'lg' },
      }),
      column.display({
        id: 'capacity',
        header: t('columns.capacity'),
        cell: ({ row: { original } }) => (
          <CapacityBars capacity={original.capacity}>{t(`capacity.${original.capacity}`)}</CapacityBars>
        ),
        meta: { width: '128px', skeleton: ['72px'] },
      }),
      column.display({
        id: 'leadTime',
        header: t('columns.leadTime'),
        cell: ({ row: { original } }) => <TypedName>{original.leadTime}</TypedName>,
        meta: { width: '124px', skeleton: ['68px'] },
      }),
      column.display({
        id: 'deeds',
        header: '',
        cell: ({ row: { original } }) => (
          <EditAndDelete
            editLabel={t('editOf', { name: original.companyName })}
            onEdit={() => edit(original.id)}
            deleteLabel={t('deleteOf', { name: original.companyName })}
            onDelete={() => remove(original)}
          />
        ),
        meta: { kind: 'deeds', width: '96px', skeleton: ['48px'] },
      }),
    ],
    [t, edit, remove],
  );
}
