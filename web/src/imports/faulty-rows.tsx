import type { ImportRow, RowProblems } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import type { RowChange } from './api.ts';
import type { Repair } from './import-problems.tsx';
import { OfferedChoice } from './offered-choice.tsx';
import { LikelyRepairs, ProblemLine, RowButtons, useWrongCell } from './row-repair.tsx';
import { useFieldName } from './use-field-name.ts';

export interface FaultyRowsProps {
  found: Import;
  rows: readonly ImportRow[];
  busy: boolean;
  onChange: (change: RowChange) => void;
  onRepair: (repair: Repair) => void;
}

/** Columns besides row, product and problem: more do not fit beside them. */
const columnsMax = 4;

/** Fields that tell most about a row, beside those with problems; the most telling first. */
export const tellingFields = ['color', 'size', 'price', 'stock', 'phone', 'email', 'codes'];

/** Places of the columns that are shown: those in which something is wrong, then the most telling ones. */
function shownPlaces({ columns }: Import, rows: readonly ImportRow[]): number[] {
  const wrong = new Map<string, number>();
  for (const { field } of rows.flatMap(({ problems }) => problems))
    if (field !== null) wrong.set(field, (wrong.get(field) ?? 0) + 1);
  const byWrong = [...wrong].sort(([, a], [, b]) => b - a).map(([field]) => field);
  const places = [...new Set([...byWrong, ...tellingFields])]
    .map(field => columns.findIndex(column => column.field === field))
    .filter(at => at >= 0);
  return places.slice(0, columnsMax).sort((a, b) => a - b);
}

/** The cells to repair: a text each, or a choice of words. */
const fieldsIn = (table: Element) => [
  ...table.querySelectorAll<HTMLElement>('input[data-row], [data-row] button'),
];
const rowOf = (field: HTMLElement) => Number(field.closest<HTMLElement>('[data-row]')?.dataset['row']);

/** Rows with problems as a table: the wrong cell is a field, its repairs stand beside it. */
export function FaultyRows({ found, rows, busy, onChange, onRepair }: FaultyRowsProps) {
  const { t } = useTranslation(['imports', 'fields']);
  const fieldName = useFieldName();
  const table = useRef<HTMLTableElement>(null);
  const places = shownPlaces(found, rows);
  const move = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement) || !table.current) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const fields = fieldsIn(table.current);
    const own = rowOf(event.target);
    const at = fields.indexOf(event.target);
    const others = step > 0 ? fields.slice(at + 1) : fields.slice(0, Math.max(0, at)).reverse();
    const next = others.find(field => rowOf(field) !== own);
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
  };
  return (
    <table className="import-table" ref={table} onKeyDown={move} aria-busy={busy}>
      <thead>
        <tr>
          <th scope="col">{t('check.row_short')}</th>
          <th scope="col">{found.kind === 'customers' ? fieldName('companyName') : t('fields:product')}</th>
          {places.map(at => (
            <th key={at} scope="col">
              {fieldName(found.columns[at]?.field ?? '')}
            </th>
          ))}
          <th scope="col">{t('check.wrong')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <FaultyRow key={row.n} {...{ found, row, places, busy, onChange, onRepair }} />
        ))}
      </tbody>
    </table>
  );
}

type FaultyRowProps = Omit<FaultyRowsProps, 'rows'> & { row: ImportRow; places: readonly number[] };

function FaultyRow({ found, row, places, busy, onChange, onRepair }: FaultyRowProps) {
  const isOver = found.state === 'undone';
  const id = useId();
  const idOf = (problem: RowProblems[number]) => `${id}${row.problems.indexOf(problem)}`;
  const problemOf = (at: number) =>
    row.problems.find(({ field }) => field !== null && field === found.columns[at]?.field);
  const code = row.cells[found.columns.findIndex(({ field }) => field === 'sku' || field === 'customerCode')];
  return (
    <tr data-faulty={!row.isSkipped || undefined}>
      <td className="text-13 text-ink-3">{row.n}</td>
      <th scope="row">
        {row.subject && (
          <span className="block">
            <bdi>{row.subject}</bdi>
          </span>
        )}
        {code && code !== row.subject && <bdi className="code text-13 text-ink-3">{code}</bdi>}
      </th>
      {places.map(at => {
        const problem = problemOf(at);
        const field = found.columns[at]?.field ?? '';
        return (
          <td key={at} data-label={field}>
            {problem && !isOver ? (
              <Cell
                key={[problem.code, row.cells[at]].join(' ')}
                {...{ found, row, at, problem, busy, onChange }}
                problemId={idOf(problem)}
              />
            ) : (
              <bdi>{row.cells[at]}</bdi>
            )}
          </td>
        );
      })}
      <td>
        {row.problems.map(problem => (
          <WrongField
            key={`${problem.field} ${problem.code} ${problem.current}`}
            {...{ found, row, problem, busy, onChange, onRepair, isOver }}
            problemId={idOf(problem)}
            isShown={places.some(at => found.columns[at]?.field === problem.field)}
          />
        ))}
        {!isOver && <RowButtons {...{ row, busy, onChange }} />}
      </td>
    </tr>
  );
}

type CellProps = Pick<ProblemProps, 'found' | 'row' | 'problem' | 'problemId' | 'busy' | 'onChange'> & {
  at: number;
};

/** The wrong cell as a field; Enter checks the typed text. A field of some words offers them. */
function Cell(props: CellProps) {
  const { row, at, busy, problemId } = props;
  const { t } = useTranslation('imports');
  const [text, setText] = useState(row.cells[at] ?? '');
  const isChanged = text !== (row.cells[at] ?? '');
  const { words, label, write } = useWrongCell(props);
  if (words)
    return (
      <>
        <bdi>{row.cells[at]}</bdi>{' '}
        <span data-row={row.n}>
          <OfferedChoice {...{ words, label, busy }} onChoose={write} />
        </span>
      </>
    );
  return (
    <form
      className="import-cell flex flex-wrap gap-1"
      onSubmit={event => {
        event.preventDefault();
        write(text);
      }}
    >
      <TextInput
        aria-label={label}
        aria-invalid
        aria-describedby={problemId}
        data-row={row.n}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {isChanged && (
        <Button type="submit" variant="repair">
          {t('check.save')}
        </Button>
      )}
    </form>
  );
}

interface ProblemProps extends Omit<FaultyRowProps, 'places'> {
  problem: RowProblems[number];
  problemId: string;
  isOver: boolean;
  /** Whether its cell stands in the row; else its field stands here. */
  isShown: boolean;
}

function WrongField({
  found,
  row,
  problem,
  problemId,
  busy,
  onChange,
  onRepair,
  isOver,
  isShown,
}: ProblemProps) {
  const { field } = problem;
  const at = found.columns.findIndex(column => column.field !== null && column.field === field);
  const canWrite = at >= 0 && !isOver;
  return (
    <div className="grid gap-1 mb-1">
      <ProblemLine id={problemId} problem={problem} />
      {canWrite && !isShown && <Cell {...{ found, row, at, problem, problemId, busy, onChange }} />}
      {canWrite && (
        <span className="import-fix">
          <LikelyRepairs {...{ found, row, busy, onChange, onRepair, problem, at }} />
        </span>
      )}
    </div>
  );
}
