import { getRouteApi } from '@tanstack/react-router';
import { getManufacturer, listManufacturers, type Manufacturer } from '@toptan/contract/manufacturers';
import { dataQuery } from '../api/queries.ts';
import { StaffList, useStaffList } from '../lists/staff-list.tsx';
import { useManufacturerColumns } from './manufacturer-columns.tsx';
import { ManufacturerDeletion } from './manufacturer-deletion.tsx';
import { ManufacturerForm } from './manufacturer-form.tsx';
import { ManufacturerItem } from './manufacturer-item.tsx';

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
