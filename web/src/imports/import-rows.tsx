import type { ImportRow } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../lists/load-error.tsx';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { useFocusKept } from '../ui/overlay/use-focus-kept.ts';
import { PHONE, useMedia } from '../ui/use-media.ts';
import { useChangeRow, useImportRows, useRepair } from './api.ts';
import { FaultyOne } from './faulty-one.tsx';
import { FaultyRows } from './faulty-rows.tsx';
import { ImportProducts, isByProduct, useValueText } from './import-products.tsx';
import type { ImportsSearch } from './imports-search.ts';
import { PictureRows } from './picture-rows.tsx';
import { stepPlaces } from './step-places.ts';
import { useFieldName } from './use-field-name.ts';

interface ImportRowsProps {
  found: Import;
  show: NonNullable<ImportsSearch['show']>;
  q?: string | undefined;
  /** The button that applies the import. */
  apply?: ReactNode;
}

/** Rows of an import: those that are wrong with their repairs, the others with old and new. */
export function ImportRows({ found, show, q, apply }: ImportRowsProps) {
  const { t } = useTranslation('imports');
  // While the rows are checked again the last ones stay.
  const query = { show, ...(isByProduct(found.kind, show) && { by: 'product' as const }), ...(q && { q }) };
  const list = useImportRows(found.id, query, found.state !== 'checking');
  const change = useChangeRow(found.id);
  const repair = useRepair(found.id);
  const isPhone = useMedia(PHONE);
  useFocusKept(...stepPlaces);
  // Loaded rows, and texts typed in them, stay when newer rows cannot be loaded.
  if (list.isError && !list.data) return <LoadError inline title={t('check.failed')} query={list} />;
  const rows = list.data?.pages.flatMap(page => page.rows);
  if (!rows)
    return (
      <div className="import-row" aria-busy="true">
        <Skeleton width="4ch" />
        <Skeleton width="18ch" />
        <Skeleton width="30ch" />
      </div>
    );
  const busy = change.isPending || repair.isPending || found.state === 'checking';
  const faulty = rows.filter(({ problems }) => problems.length > 0);
  if (rows.length === 0) return <EmptyState inline title={t('check.nothing')} text="" />;
  const total = list.data?.pages[0]?.total ?? rows.length;
  const isOneByOne = isPhone && show === 'error' && found.kind !== 'pictures';
  if (isOneByOne)
    return (
      <FaultyOne
        {...{ found, total, busy, apply }}
        rows={faulty}
        onMore={list.hasNextPage ? () => list.fetchNextPage() : undefined}
        onChange={change.mutate}
        onRepair={repair.mutate}
      />
    );
  return (
    <>
      {found.kind === 'pictures' ? (
        <PictureRows {...{ found, rows, busy }} onChange={change.mutate} onRepair={repair.mutate} />
      ) : isByProduct(found.kind, show) ? (
        <ImportProducts {...{ rows, show, total }} />
      ) : (
        <>
          {faulty.length > 0 && (
            <FaultyRows
              {...{ found, busy }}
              rows={faulty}
              onChange={change.mutate}
              onRepair={repair.mutate}
            />
          )}
          <ul className="grid">
            {rows
              .filter(({ problems }) => problems.length === 0)
              .map(row => (
                <li key={row.n} className="import-row">
                  <span className="text-13 text-ink-3">
                    {row.isAdded ? t('count.notInFile') : t('check.row', { n: row.n })}
                  </span>
                  <RowWords found={found} row={row} />
                  <Changes row={row} />
                </li>
              ))}
          </ul>
        </>
      )}
      {list.hasNextPage && (
        <div className="step-foot border-t-0">
          <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t('check.more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The first cells that the import takes, so that the row is known at a glance. */
function RowWords({ found, row }: { found: Import; row: ImportRow }) {
  const { t } = useTranslation('imports');
  const texts = found.columns.flatMap(({ field }, at) => {
    const cell = row.cells[at];
    const isRead = field !== null && field !== 'id' && field !== 'exportedStock';
    return isRead && cell && cell !== row.subject ? [cell] : [];
  });
  return (
    <span>
      {row.subject && (
        <b className="block">
          <bdi>{row.subject}</bdi>
        </b>
      )}
      <span className="text-13 text-ink-3">
        {row.isSkipped && `${t('check.skipped')} · `}
        <bdi>{texts.slice(0, 5).join(' · ').slice(0, 160)}</bdi>
      </span>
    </span>
  );
}

/** Old struck through, new in the accent. */
function Changes({ row }: { row: ImportRow }) {
  const { t } = useTranslation('imports');
  const fieldName = useFieldName();
  const valueText = useValueText();
  if (row.change === 'same') return <span className="text-13 text-ink-3">{t('check.same')}</span>;
  return (
    <span className="import-change">
      {row.changes.map(({ field, old, new: value }) => (
        <span key={field + value} className="block text-13">
          {fieldName(field)}: {old !== null && <s>{<bdi>{valueText(field, old)}</bdi>}</s>}{' '}
          <b>
            <bdi>{valueText(field, value)}</bdi>
          </b>
        </span>
      ))}
    </span>
  );
}
