import { useQuery } from '@tanstack/react-query';
import { exportedIdsMax, exportTable, type FileFormat, listExportColumns } from '@toptan/contract/exports';
import { type ExportKind, exportFieldsFor } from '@toptan/contract/file-fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { useWords } from '../i18n/use-words.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Field } from '../ui/form/field.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { ExportPopover } from './export-popover.tsx';
import { LoadError } from './load-error.tsx';

export interface ExportMenuProps {
  what: Exclude<ExportKind, 'stock' | 'order-headers'>;
  /** The filters of the list, as the server takes them. */
  query: Record<string, unknown>;
  /** Ids of the marked rows. */
  marked?: readonly string[];
}

const scopeNames = ['marked', 'shown', 'all'] as const;

/** Tables that can be had as a file of another shape, too. */
const shapes = {
  products: { label: 'table', tables: ['products', 'stock'] },
  orders: { label: 'rowForEach', tables: ['order-headers', 'orders'] },
} as const;

/** A list as a file: the marked rows, all rows that its filters show, whatever its pages, or all rows; with some columns or all. */
export function ExportMenu({ what, query, marked: ids = [] }: ExportMenuProps) {
  const { t, number } = useWords('exports');
  const language = useLanguage();
  const [table, setTable] = useState<ExportKind>(what);
  const [wished, setWished] = useState<(typeof scopeNames)[number]>('marked');
  const [left, setLeft] = useState<readonly string[]>([]);
  const fields = exportFieldsFor(table, { isAdmin: useIsAdmin() });
  const isFiltered = Object.values(query).some(value => value !== undefined);
  const scopes = scopeNames.filter(
    scope =>
      scope === 'shown' || (scope === 'all' ? isFiltered : ids.length > 0 && ids.length <= exportedIdsMax),
  );
  const scope = scopes.find(each => each === wished) ?? 'shown';
  const shape = what === 'products' || what === 'orders' ? shapes[what] : undefined;
  const only = {
    ...(scope === 'marked' ? { id: ids } : scope === 'shown' && query),
    ...(left.length > 0 && { column: fields.filter(field => !left.includes(field)) }),
  };
  const address = (format: FileFormat) =>
    addressOf(exportTable, { params: { what: table }, query: { ...only, format, language } });

  return (
    <ExportPopover
      addressOf={address}
      foot={<Columns table={table} all={fields.length} left={left} onChange={setLeft} />}
    >
      {(scopes.length > 1 || ids.length > exportedIdsMax || shape) && (
        <div className="grid gap-3 p-4 border-b border-line">
          {scopes.length > 1 && (
            <Field label={t('whatFor')} group>
              <Segmented
                look="sunken"
                value={scope}
                onChange={setWished}
                options={scopes.map(value => ({ value, label: t(value, { figure: number(ids.length) }) }))}
              />
            </Field>
          )}
          {ids.length > exportedIdsMax && (
            <p className="text-13 text-ink-3">{t('tooMany', { limit: exportedIdsMax })}</p>
          )}
          {shape && (
            <Field label={t(shape.label)} group>
              <Segmented
                look="sunken"
                value={table}
                onChange={next => {
                  setTable(next);
                  setLeft([]);
                }}
                options={shape.tables.map(value => ({ value, label: t(`tables.${value}`) }))}
              />
            </Field>
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

/** Chooses the columns of the file; at least one of them. */
function Columns({ all, ...list }: ColumnsProps & { all: number }) {
  const { t, number } = useWords('exports');
  const [isOpen, setOpen] = useState(false);
  const { left } = list;
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
      {isOpen && <ColumnList {...list} />}
    </details>
  );
}

function ColumnList({ table, left, onChange }: ColumnsProps) {
  const { t } = useTranslation('exports');
  const language = useLanguage();
  const input = { params: { what: table }, query: { language } };
  const { data, error, refetch, isFetching } = useQuery(dataQuery(listExportColumns, input));
  if (error) return <LoadError inline title={t('columnsFailed')} query={{ error, refetch, isFetching }} />;
  if (!data)
    return (
      <div className="grid gap-3 p-4 border-b border-line">
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
