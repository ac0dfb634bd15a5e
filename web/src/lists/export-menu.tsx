import { useQuery } from '@tanstack/react-query';
import {
  type ExportKind,
  exportedIdsMax,
  exportFields,
  exportTable,
  type FileFormat,
  listExportColumns,
} from '@toptan/contract/exports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { dataQuery } from '../api/queries.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { useFormat } from '../i18n/use-format.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { ExportPopover } from './export-popover.tsx';

export interface ExportMenuProps {
  /** Products can be had as their stock, too. */
  what: Exclude<ExportKind, 'stock'>;
  /** The filters of the list, as the server takes them. */
  query: Record<string, unknown>;
  /** Ids of the marked rows. */
  marked?: readonly string[];
}

const rowsOf = ['marked', 'shown'] as const;

/** All that a list shows as a file, whatever its pages, or the rows that are marked; with some columns or all. */
export function ExportMenu({ what, query, marked: ids = [] }: ExportMenuProps) {
  const { t } = useTranslation('exports');
  const { number } = useFormat();
  const language = useLanguage();
  const [table, setTable] = useState<ExportKind>(what);
  const [rows, setRows] = useState<(typeof rowsOf)[number]>('marked');
  const [left, setLeft] = useState<readonly string[]>([]);
  const canMark = ids.length > 0 && ids.length <= exportedIdsMax;
  const only = {
    ...(canMark && rows === 'marked' ? { id: ids } : query),
    ...(left.length > 0 && { column: exportFields[table].filter(field => !left.includes(field)) }),
  };
  const address = (format: FileFormat) =>
    addressOf(exportTable, { params: { what: table }, query: { ...only, format, language } });

  return (
    <ExportPopover addressOf={address} foot={<Columns table={table} left={left} onChange={setLeft} />}>
      {(ids.length > 0 || what === 'products') && (
        <div className="export-choices">
          {canMark && (
            <Segmented
              look="sunken"
              label={t('whatFor')}
              value={rows}
              onChange={setRows}
              options={rowsOf.map(value => ({ value, label: t(value, { figure: number(ids.length) }) }))}
            />
          )}
          {ids.length > exportedIdsMax && <p>{t('tooMany', { limit: exportedIdsMax })}</p>}
          {what === 'products' && (
            <Segmented
              look="sunken"
              label={t('table')}
              value={table}
              onChange={next => {
                setTable(next);
                setLeft([]);
              }}
              options={(['products', 'stock'] as const).map(value => ({ value, label: t(value) }))}
            />
          )}
        </div>
      )}
    </ExportPopover>
  );
}

type ColumnsProps = {
  table: ExportKind;
  /** Fields that are left out. */
  left: readonly string[];
  onChange: (left: readonly string[]) => void;
};

/** Which columns the file has; one of them stays. */
function Columns({ table, left, onChange }: ColumnsProps) {
  const { t } = useTranslation('exports');
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const all = exportFields[table].length;
  return (
    <details className="export-columns" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          {left.length === 0
            ? t('allColumns', { figure: number(all) })
            : t('someColumns', { figure: number(all - left.length), all: number(all) })}
        </span>
        <span>{t('columns')}</span>
      </summary>
      {isOpen && <ColumnList table={table} left={left} onChange={onChange} />}
    </details>
  );
}

function ColumnList({ table, left, onChange }: ColumnsProps) {
  const { t } = useTranslation('exports');
  const language = useLanguage();
  const errorText = useErrorText();
  const input = { params: { what: table }, query: { language } };
  const { data, error, refetch, isFetching } = useQuery(dataQuery(listExportColumns, input));
  if (error)
    return (
      <ErrorState
        inline
        title={t('columnsFailed')}
        text={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <div className="export-choices">
        <Skeleton shape="text" width="60%" />
        <Skeleton shape="text" width="45%" />
      </div>
    );
  return (
    <ul>
      {data.map(({ field, heading }) => {
        const isTaken = !left.includes(field);
        return (
          <li key={field}>
            <Checkbox
              checked={isTaken}
              disabled={isTaken && left.length === data.length - 1}
              onChange={taken => onChange(taken ? left.filter(each => each !== field) : [...left, field])}
            >
              {heading}
            </Checkbox>
          </li>
        );
      })}
    </ul>
  );
}
