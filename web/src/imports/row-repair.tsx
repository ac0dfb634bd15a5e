import { type ImportRow, problemTextMax, type RowProblems } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import type { RowChange } from './api.ts';
import type { Repair as RepairOfAll } from './import-problems.tsx';
import { OfferedChoice, useOfferedWords } from './offered-choice.tsx';
import { isAsked, makingOf, useNamedValue, useProblemText } from './problem-text.ts';
import { useFieldName } from './use-field-name.ts';

interface RowRepairProps {
  found: Import;
  row: ImportRow;
  busy: boolean;
  onChange: (change: RowChange) => void;
  onRepair: (repair: RepairOfAll) => void;
}

/** The problem of a row: its cell as a field, and the likely repairs as buttons; once the import is undone, the words alone. */
export function RowRepair({ found, row, busy, onChange, onRepair }: RowRepairProps) {
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
      {!isOver && <RowButtons {...{ row, busy, onChange }} />}
    </div>
  );
}

/** Confirms what is asked about a row, and leaves the row out or takes it. */
export function RowButtons({ row, busy, onChange }: Pick<RowRepairProps, 'row' | 'busy' | 'onChange'>) {
  const { t } = useTranslation('imports');
  const asked = row.problems.filter(isAsked);
  const size = asked.length === 1 && asked[0]?.code === 'size_range' ? asked[0].current : undefined;
  return (
    <span className="import-fix">
      {asked.length > 0 && (
        <Button disabled={busy} onClick={() => onChange({ n: row.n, isConfirmed: true })}>
          {size === undefined ? t('check.confirm') : t('check.oneSize', { size })}
        </Button>
      )}
      <Button
        variant="ghost"
        disabled={busy}
        onClick={() => onChange({ n: row.n, isSkipped: !row.isSkipped })}
      >
        {row.isSkipped ? t('check.take') : t('check.skip')}
      </Button>
    </span>
  );
}

/** A wrong cell: its name, the words that its field offers, and how another text is written into it. */
export function useWrongCell({ found, row, onChange, problem, at }: Omit<RepairProps, 'busy' | 'onRepair'>) {
  const { t } = useTranslation('imports');
  const fieldName = useFieldName();
  const { field, code } = problem;
  // The same spelling is wrong in other rows too; a price or barcode is of one row alone.
  const alike = code.startsWith('unknown_') || (code === 'not_offered' && found.kind !== 'pictures');
  return {
    alike,
    words: useOfferedWords()(problem),
    label: `${t('check.row', { n: row.n })}, ${fieldName(field ?? '')}`,
    write: (text: string) => onChange({ n: row.n, cells: { [at]: text }, alike }),
  };
}

/** What is wrong, behind the name of its field. */
export function ProblemLine({ id, problem }: { id: string; problem: RowProblems[number] }) {
  const fieldName = useFieldName();
  const problemText = useProblemText();
  return (
    <span id={id} className="import-fix text-13 text-signal">
      <CircleAlert className="size-4" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        {problem.field !== null && <b>{fieldName(problem.field)}: </b>}
        {problemText(problem)}
      </span>
    </span>
  );
}

interface RepairProps extends RowRepairProps {
  problem: RowProblems[number];
  /** The place of its column; -1 where the problem is of no cell. */
  at: number;
}

function Repair(props: RepairProps) {
  const { row, busy, problem, at } = props;
  const { t } = useTranslation('imports');
  const id = useId();
  const [text, setText] = useState(row.cells[at] ?? '');
  const { alike, words, label, write } = useWrongCell(props);
  return (
    <div className="grid gap-1">
      <ProblemLine id={id} problem={problem} />
      {at >= 0 && words && <OfferedChoice {...{ words, label, busy }} onChoose={write} />}
      {at >= 0 && !words && (
        <form
          className="import-fix"
          onSubmit={event => {
            event.preventDefault();
            write(text);
          }}
        >
          <TextInput
            className="md:max-w-60"
            aria-label={label}
            aria-invalid
            aria-describedby={id}
            value={text}
            onChange={event => setText(event.target.value)}
          />
          <Button type="submit" disabled={busy}>
            {t('check.save')}
          </Button>
          <LikelyRepairs {...props} />
        </form>
      )}
      {at >= 0 && alike && <span className="text-13 text-ink-3">{t('check.alike')}</span>}
    </div>
  );
}

/** The likely texts of a wrong cell, and an unknown color or group as a new one. */
export function LikelyRepairs(props: RepairProps) {
  const { row, busy, onRepair, problem, at } = props;
  const { t } = useTranslation('imports');
  const { field, code, current, suggestions } = problem;
  const made = makingOf(problem);
  const namedValue = useNamedValue();
  const { write } = useWrongCell(props);
  return (
    <>
      {suggestions?.map(suggestion => (
        <Button key={suggestion} variant="repair" disabled={busy} onClick={() => write(suggestion)}>
          <bdi>{namedValue(problem, suggestion)}</bdi>
        </Button>
      ))}
      {made && current && (
        <Button
          variant="repair"
          disabled={busy}
          onClick={() =>
            onRepair({ field, code, text: row.cells[at]?.slice(0, problemTextMax), repair: made.repair })
          }
        >
          {t(made.one, { name: current })}
        </Button>
      )}
    </>
  );
}
