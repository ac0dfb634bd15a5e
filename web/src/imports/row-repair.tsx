import { type ImportRow, problemTextMax } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/form/button.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import type { RowChange } from './api.ts';
import type { Repair as RepairOfAll } from './import-problems.tsx';
import { isAsked, useProblemText } from './problem-text.ts';
import { useFieldName } from './use-field-name.ts';

type Problem = ImportRow['problems'][number];

export interface RowRepairProps {
  found: Import;
  row: ImportRow;
  busy: boolean;
  onChange: (change: RowChange) => void;
  onRepair: (repair: RepairOfAll) => void;
}

/** The problem of a row: its cell as a field, and the likely repairs as buttons; once the import is undone, the words alone. */
export function RowRepair({ found, row, busy, onChange, onRepair }: RowRepairProps) {
  const { t } = useTranslation('imports');
  const isOver = found.state === 'undone';
  return (
    <div className="grid gap-2">
      {row.problems.map(problem => {
        // The name of a picture's file is not mended: the cells that were read from it are.
        const at = isOver
          ? -1
          : found.columns.findIndex(
              ({ field }) => field !== null && field !== 'file' && field === problem.field,
            );
        // A typed text stays while another cell of the row is saved.
        const key = [problem.field, problem.code, row.cells[at]].join(' ');
        return <Repair key={key} {...{ found, row, busy, onChange, onRepair, problem, at }} />;
      })}
      {!isOver && (
        <div className="import-fix">
          {row.problems.some(isAsked) && (
            <Button disabled={busy} onClick={() => onChange({ n: row.n, isConfirmed: true })}>
              {t('check.confirm')}
            </Button>
          )}
          <Button
            variant="ghost"
            disabled={busy}
            onClick={() => onChange({ n: row.n, isSkipped: !row.isSkipped })}
          >
            {row.isSkipped ? t('check.take') : t('check.skip')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface RepairProps extends RowRepairProps {
  problem: Problem;
  /** The place of its column; -1 where the problem is of no cell. */
  at: number;
}

function Repair({ found, row, busy, onChange, onRepair, problem, at }: RepairProps) {
  const { t } = useTranslation('imports');
  const fieldName = useFieldName();
  const problemText = useProblemText();
  const [text, setText] = useState(row.cells[at] ?? '');
  // The same spelling is wrong in other rows too; a price or barcode is of this one alone.
  const alike =
    problem.code.startsWith('unknown_') || (problem.code === 'not_offered' && found.kind !== 'pictures');
  const write = (value: string) => onChange({ n: row.n, cells: { [at]: value }, alike });
  const message = problemText(problem);
  const { current } = problem;
  return (
    <div className="grid gap-1">
      <span className="import-fix text-13 text-signal">
        <CircleAlert className="size-4" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          {problem.field !== null && <b>{fieldName(problem.field)}: </b>}
          {message}
        </span>
      </span>
      {at >= 0 && (
        <form
          className="import-fix"
          onSubmit={event => {
            event.preventDefault();
            write(text);
          }}
        >
          <TextInput
            className="md:max-w-60"
            aria-label={`${t('check.row', { n: row.n })}, ${fieldName(problem.field ?? '')}`}
            aria-invalid
            value={text}
            onChange={event => setText(event.target.value)}
          />
          <Button type="submit" disabled={busy}>
            {t('check.save')}
          </Button>
          {problem.suggestions?.map(suggestion => (
            <Button key={suggestion} variant="repair" disabled={busy} onClick={() => write(suggestion)}>
              <bdi>{suggestion}</bdi>
            </Button>
          ))}
          {problem.code === 'unknown_color' && current && (
            <Button
              variant="repair"
              disabled={busy}
              onClick={() =>
                onRepair({
                  ...{ field: problem.field, code: problem.code, repair: 'newColors' as const },
                  text: row.cells[at]?.slice(0, problemTextMax),
                })
              }
            >
              {t('check.newColor', { name: current })}
            </Button>
          )}
        </form>
      )}
      {at >= 0 && alike && <span className="text-13 text-ink-3">{t('check.alike')}</span>}
    </div>
  );
}
