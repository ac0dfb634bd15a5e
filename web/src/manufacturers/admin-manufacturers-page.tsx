import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { listProducts } from '@toptan/contract/catalog/products';
import {
  deleteManufacturer,
  getManufacturer,
  listManufacturers,
  type Manufacturer,
} from '@toptan/contract/manufacturers';
import { listTerms } from '@toptan/contract/terms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { dataQuery, pageQuery } from '../api/queries.ts';
import { useAction } from '../api/use-outcome.ts';
import { joinNames } from '../i18n/format.ts';
import { useLeadTime } from '../i18n/use-lead-time.ts';
import { DeletionDialog } from '../lists/deletion-dialog.tsx';
import { StaffList, useStaffList } from '../lists/staff-list.tsx';
import { ListItem, type ListItemProps } from '../ui/table/list-item.tsx';
import { codeColumn, emailColumn, nameColumn, ownerColumn } from '../ui/table/staff-columns.tsx';
import { TelephoneLink, TypedName } from '../ui/table/table-cells.tsx';
import type { TableColumn } from '../ui/table/table-columns.ts';
import { CapacityBars } from '../ui/trade/capacity-bars.tsx';
import { ManufacturerForm } from './manufacturer-form.tsx';

const route = getRouteApi('/admin/manufacturers');
const nameOf = ({ companyName }: Manufacturer) => companyName;

/** The manufacturers: their contacts, capacity and lead time. */
export function AdminManufacturersPage() {
  const search = route.useSearch();
  const staffList = useStaffList(listManufacturers, { q: search.q }, search, route.useNavigate());

  return (
    <StaffList
      {...staffList}
      words="manufacturers"
      exported={{ what: 'manufacturers', query: { q: search.q } }}
      nameOf={nameOf}
      columns={useManufacturerColumns()}
      renderItem={(manufacturer, item) => <ManufacturerItem manufacturer={manufacturer} {...item} />}
      deletion={([manufacturer], dialog) => <ManufacturerDeletion manufacturer={manufacturer} {...dialog} />}
      rowQuery={id => dataQuery(getManufacturer, { params: { id } })}
      form={(manufacturer, leave) => <ManufacturerForm manufacturer={manufacturer} {...leave} />}
    />
  );
}

/** A manufacturer in the list on a phone; the number calls. */
function ManufacturerItem({ manufacturer, ...item }: { manufacturer: Manufacturer } & ListItemProps) {
  const { t } = useTranslation(['manufacturers', 'words']);
  const leadTimeIn = useLeadTime();
  const { manufacturerId, specialty, capacity, leadTime, ownerMobile, phone } = manufacturer;
  return (
    <ListItem
      {...item}
      end={<CapacityBars capacity={capacity}>{t(`words:capacity.${capacity}`)}</CapacityBars>}
      foot={<TelephoneLink number={ownerMobile ?? phone} />}
    >
      <span className="cell-clip">
        <span className="code">{manufacturerId}</span> · <bdi>{leadTimeIn(leadTime)}</bdi>
      </span>
      {specialty && <TypedName>{specialty}</TypedName>}
    </ListItem>
  );
}

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
      {
        id: 'specialty',
        header: t('fields:specialty'),
        cell: manufacturer => (
          <span className="long-names">
            <TypedName>{manufacturer.specialty}</TypedName>
          </span>
        ),
        looks: { least: 190, width: '17%', skeleton: ['116px'], from: 'xl' },
      },
      {
        id: 'capacity',
        header: t('fields:capacity'),
        cell: manufacturer => (
          <CapacityBars capacity={manufacturer.capacity}>
            {t(`words:capacity.${manufacturer.capacity}`)}
          </CapacityBars>
        ),
        looks: { least: 116, skeleton: ['72px'] },
      },
      {
        id: 'leadTime',
        header: t('fields:leadTime'),
        cell: manufacturer => <TypedName>{leadTime(manufacturer.leadTime)}</TypedName>,
        looks: { least: 120, skeleton: ['68px'], from: 'md' },
      },
    ],
    [t, leadTime],
  );
}

interface ManufacturerDeletionProps {
  manufacturer: Manufacturer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const isInUse = (error: unknown) => hasCode(error, 'manufacturer_in_use');

/** Asks before a manufacturer is deleted, and shows why one that is in use stays. */
export function ManufacturerDeletion({ manufacturer, ...dialog }: ManufacturerDeletionProps) {
  const { t } = useTranslation(['manufacturers', 'ui']);
  const navigate = useNavigate();
  const deletion = useAction({
    done: t('deleted'),
    failed: t('deleteFailed'),
    isShown: isInUse,
    // Its rules for orders are deleted, too.
    changed: [listManufacturers, listTerms],
  });
  const isUsed = isInUse(deletion.error);
  const { data: products } = useQuery({
    ...pageQuery(listProducts, { query: { manufacturerId: manufacturer.id, limit: 1 } }),
    enabled: isUsed,
  });

  return (
    <DeletionDialog
      {...dialog}
      words="manufacturers"
      things={[{ id: manufacturer.id, code: manufacturer.manufacturerId, name: manufacturer.companyName }]}
      isBusy={deletion.isPending}
      onDelete={() =>
        deletion.mutate(() => call(deleteManufacturer, { params: { id: manufacturer.id } }), {
          onSettled: (_, error) => !isInUse(error) && dialog.onOpenChange(false),
        })
      }
      refusal={
        isUsed
          ? {
              title: t('deleteFailed'),
              sentence: t('inUse'),
              cancelLabel: t('ui:close'),
              confirmLabel: products?.total ? t('showProducts') : undefined,
              onConfirm: () =>
                void navigate({ to: '/admin/catalog', search: { manufacturer: manufacturer.id } }),
            }
          : undefined
      }
    />
  );
}
