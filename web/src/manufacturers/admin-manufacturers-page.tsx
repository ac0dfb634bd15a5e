import { getRouteApi } from '@tanstack/react-router';
import { listManufacturers, type Manufacturer } from '@toptan/contract/manufacturers';
import { Trans, useTranslation } from 'react-i18next';
import { FormWaiting } from '../lists/form-waiting.tsx';
import { type OpenForm, StaffList } from '../lists/staff-list.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { usePagedRows } from '../lists/use-paged-rows.ts';
import { QuestionDialog, useQuestion } from '../ui/overlay/use-question.tsx';
import type { AdminManufacturersSearch } from './admin-manufacturers-search.ts';
import { useManufacturer } from './api.ts';
import { useManufacturerColumns } from './manufacturer-columns.tsx';
import { ManufacturerDeletion } from './manufacturer-deletion.tsx';
import { ManufacturerForm } from './manufacturer-form.tsx';
import { ManufacturerItem } from './manufacturer-item.tsx';

const route = getRouteApi('/admin/manufacturers');

/** Who makes the goods: how to reach them, how much they can take on, how long it takes. */
export function AdminManufacturersPage() {
  const { t } = useTranslation('manufacturers');
  const search = route.useSearch();
  const { q, page = 1 } = search;
  const address = useListAddress<AdminManufacturersSearch>(route.useNavigate());
  const list = usePagedRows(listManufacturers, q ? { q } : {}, page);
  const { ask, question } = useQuestion<Manufacturer>();
  const columns = useManufacturerColumns({ edit: address.edit, remove: ask });

  return (
    <>
      <StaffList
        words={{
          title: t('title'),
          search: t('search'),
          add: t('add'),
          found: t('count', { count: list.total ?? 0 }),
          empty: t(q ? 'empty' : 'emptyList'),
          emptyText: q ? t('emptySearched', { q }) : t('emptyHint'),
          clear: t('clearSearch'),
          failed: t('failed'),
        }}
        summary={
          list.total !== undefined && (
            <Trans t={t} i18nKey="summary" count={list.total} components={{ b: <b /> }} />
          )
        }
        search={search}
        address={address}
        list={list}
        onClear={q ? () => address.change({ q: undefined }) : undefined}
        columns={columns}
        renderItem={manufacturer => <ManufacturerItem manufacturer={manufacturer} onDelete={ask} />}
        form={open => <EditedManufacturer {...open} />}
      />
      <QuestionDialog question={question}>
        {(manufacturer, dialog) => <ManufacturerDeletion manufacturer={manufacturer} {...dialog} />}
      </QuestionDialog>
    </>
  );
}

function EditedManufacturer({ id, listed, ...leaving }: OpenForm<Manufacturer>) {
  const { t } = useTranslation('manufacturers');
  const { manufacturer, error, retry } = useManufacturer(id, listed);
  if (id && !manufacturer)
    return <FormWaiting title={t('editTitle')} error={error} onRetry={retry} onClose={leaving.onClose} />;
  return <ManufacturerForm manufacturer={manufacturer} {...leaving} />;
}
