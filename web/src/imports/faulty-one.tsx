import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { type FaultyRowsProps, tellingFields } from './faulty-rows.tsx';
import { RowRepair } from './row-repair.tsx';
import { useFieldName } from './use-field-name.ts';

interface FaultyOneProps extends FaultyRowsProps {
  /** Rows to fix, those that are not loaded included. */
  total: number;
  /** Loads more rows, where there are some. */
  onMore?: (() => void) | undefined;
  /** The button that applies the import, beside those that lead from row to row. */
  apply: ReactNode;
}

/** Rows with problems one by one, for narrow screens. A row that is repaired makes place for the next. */
export function FaultyOne({ found, rows, total, busy, onMore, onChange, onRepair, apply }: FaultyOneProps) {
  const { t, number } = useWords('imports');
  const fieldName = useFieldName();
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, rows.length - 1);
  const row = rows[at];
  if (!row) return null;
  const wrong = row.problems.map(({ field }) => field);
  const cellOf = (field: string) => row.cells[found.columns.findIndex(column => column.field === field)];
  const code = cellOf('sku') ?? cellOf('customerCode');
  const facts = tellingFields.flatMap(field => {
    const cell = wrong.includes(field) ? null : cellOf(field);
    return cell ? [{ field, cell }] : [];
  });
  const place = t('check.oneOf', { n: number(at + 1), all: number(total) });
  const next = () => {
    if (at === rows.length - 1) onMore?.();
    setWanted(at + 1);
  };
  return (
    <div className="import-one">
      <p className="text-13 text-ink-3" aria-live="polite">
        {place}
      </p>
      <ProgressBar done={(at + 1) / Math.max(1, total)} label={place} />
      <section className="import-one-card" aria-label={t('check.row', { n: row.n })}>
        <p>
          {row.subject && (
            <b className="block">
              <bdi>{row.subject}</bdi>
            </b>
          )}
          {code && code !== row.subject && <bdi className="block code text-13 text-ink-3">{code}</bdi>}
          <span className="text-13 text-ink-3">
            {t('check.row', { n: row.n })}
            {facts.map(({ field, cell }) => (
              <span key={field}>
                {' · '}
                {fieldName(field)} <bdi>{cell}</bdi>
              </span>
            ))}
          </span>
        </p>
        <RowRepair key={row.n} {...{ found, row, busy, onChange, onRepair }} />
      </section>
      <div className="import-deck">
        <IconButton label={t('check.previous')} disabled={at === 0} onClick={() => setWanted(at - 1)}>
          <ChevronLeft className="flip" aria-hidden="true" />
        </IconButton>
        <Button size="md" disabled={at + 1 >= total || (at === rows.length - 1 && !onMore)} onClick={next}>
          {t('check.next')}
          <ChevronRight className="size-4 flip" aria-hidden="true" />
        </Button>
        {apply}
      </div>
    </div>
  );
}
