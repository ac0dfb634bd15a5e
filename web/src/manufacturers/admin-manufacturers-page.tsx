import { getRouteApi } from '@tanstack/react-router';
import { getManufacturer, listManufacturers, type Manufacturer } from '@toptan/contract/manufacturers';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { useLeadTime } from '../i18n/use-lead-time.ts';
import { StaffList, useStaffList } from '../lists/staff-list.tsx';
import { ListItem, type ListItemProps } from '../ui/table/list-item.tsx';
import { TelephoneLink, TypedName } from '../ui/table/table-cells.tsx';
import { CapacityBars } from '../ui/trade/capacity-bars.tsx';
import { useManufacturerColumns } from './manufacturer-columns.tsx';
import { ManufacturerDeletion } from './manufacturer-deletion.tsx';
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
