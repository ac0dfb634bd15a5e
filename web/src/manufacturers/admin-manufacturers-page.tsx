import { getRouteApi } from '@tanstack/react-router';
import { listManufacturers, type Manufacturer } from '@toptan/contract/manufacturers';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useErrorText } from '../api/form.ts';
import { useListAddress } from '../api/use-list-address.ts';
import { usePagedRows } from '../api/use-paged-rows.ts';
import { FormWaiting } from '../shell/form-waiting.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { DensityChoice, useDensity } from '../ui/density.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ListFooter } from '../ui/list-footer.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';
import type { adminManufacturersSearchSchema } from './admin-manufacturers-search.ts';
import { useManufacturer } from './api.ts';
import { useManufacturerColumns } from './manufacturer-columns.tsx';
import { ManufacturerDeletion } from './manufacturer-deletion.tsx';
import { ManufacturerForm } from './manufacturer-form.tsx';
import { ManufacturerItem } from './manufacturer-item.tsx';

const route = getRouteApi('/admin/manufacturers');
const rowId = ({ id }: Manufacturer) => id;

/** Who makes the goods: how to reach them, how much they can take on, how long it takes. */
export function AdminManufacturersPage() {
  const { t } = useTranslation('manufacturers');
  const say = useErrorText();
  const isPhone = useMedia(PHONE);
  const [density, setDensity] = useDensity();
  const { q, page = 1, edit } = route.useSearch();
  const address = useListAddress<z.infer<typeof adminManufacturersSearchSchema>>(route.useNavigate());
  const list = usePagedRows(listManufacturers, q ? { q } : {}, page);
  const [deleted, setDeleted] = useState<{ manufacturer: Manufacturer; isOpen: boolean; key: number }>();
  const remove = useCallback(
    (manufacturer: Manufacturer) =>
      setDeleted(last => ({ manufacturer, isOpen: true, key: (last?.key ?? 0) + 1 })),
    [],
  );
  const columns = useManufacturerColumns({ edit: address.edit, remove });

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={
          list.total !== undefined ? (
            <Trans t={t} i18nKey="summary" count={list.total} components={{ b: <b /> }} />
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
              className="lg:min-w-80"
            />
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
        columns={columns}
        rows={list.rows}
        rowId={rowId}
        density={density}
        minWidth="700px"
        onOpen={manufacturer => address.edit(manufacturer.id)}
        openId={edit ?? null}
        status={list.status}
        empty={
          q ? (
            <EmptyState
              inline
              title={t('empty')}
              text={t('emptySearched', { q })}
              action={<Button onClick={() => address.change({ q: undefined })}>{t('clearSearch')}</Button>}
            />
          ) : (
            <EmptyState inline title={t('empty')} text={t('emptyHint')} />
          )
        }
        failed={<ErrorState inline title={t('failed')} text={say(list.error)} onRetry={list.retry} />}
        renderItem={manufacturer => <ManufacturerItem manufacturer={manufacturer} onDelete={remove} />}
        footer={<ListFooter list={list} onPage={address.turnTo} />}
      />
      {deleted && (
        <ManufacturerDeletion
          key={deleted.key}
          manufacturer={deleted.manufacturer}
          open={deleted.isOpen}
          onOpenChange={isOpen => setDeleted({ ...deleted, isOpen })}
        />
      )}
      {edit && (
        <EditedManufacturer
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

interface EditedManufacturerProps {
  /** undefined: a new one. */
  id: string | undefined;
  listed: Manufacturer | undefined;
  onClose: () => void;
  onSaved: () => void;
}

function EditedManufacturer({ id, listed, ...leaving }: EditedManufacturerProps) {
  const { t } = useTranslation('manufacturers');
  const { manufacturer, error } = useManufacturer(id, listed);
  if (id && !manufacturer)
    return <FormWaiting title={t('editTitle')} error={error} onClose={leaving.onClose} />;
  return <ManufacturerForm manufacturer={manufacturer} {...leaving} />;
}
