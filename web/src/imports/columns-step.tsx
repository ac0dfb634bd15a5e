import { useQuery } from '@tanstack/react-query';
import { listSizeSets } from '@toptan/contract/catalog/sizing';
import { columnLetters } from '@toptan/contract/column-letters';
import { importFields } from '@toptan/contract/file-fields';
import { type Import, type NumberFormat, numberFormats } from '@toptan/contract/imports';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { Select } from '../ui/form/select.tsx';
import { Step } from '../ui/layout/step.tsx';
import { asksFormat, useCheck, useSendFile } from './api.ts';
import { FileLayout, type Said } from './file-layout.tsx';
import { SendFailure, tableTypes } from './file-step.tsx';
import { useFieldName } from './use-field-name.ts';

/** An example of a number that could be read in two ways, where the file's own is not known. */
const exampleNumber = '1.234';

/** A full count adds columns of its own, which are not in the file. */
const isOfFile = ({ header, samples }: Import['columns'][number]) => header !== '' || samples.length > 0;

/** A day of a workbook has a time in its cell. */
const withoutMidnight = (sample: string) => sample.replace(/^(\d{4}-\d\d-\d\d) 00:00:00$/, '$1');

/** Fields that were chosen by hand, by the headings of their columns; null: left out. */
type Chosen = ReadonlyMap<string, string | null>;

/** A file that is still at hand, and the fields chosen for its columns before it was read again. */
export type SentFile = { id: string; file: File; chosen: Chosen; isAgain: boolean };

/** Fields as recognised, and as chosen for columns of the same name. */
function fieldsWith(columns: Import['columns'], chosen: Chosen): (string | null)[] {
  const taken = new Set(columns.flatMap(({ header }) => chosen.get(header) ?? []));
  return columns.map(({ header, field }) => {
    if (chosen.has(header)) return chosen.get(header) ?? null;
    return field !== null && taken.has(field) ? null : field;
  });
}

/** Fields that were chosen by hand. Columns of the same name are left out: a choice cannot be told from the next. */
function chosenIn(columns: Import['columns'], fields: readonly (string | null)[]): Chosen {
  const isAlone = (header: string) => columns.filter(column => column.header === header).length === 1;
  return new Map(
    columns.flatMap(({ header, field }, at) => {
      const own = fields[at] ?? null;
      return own !== field && header !== '' && isAlone(header) ? [[header, own]] : [];
    }),
  );
}

interface ColumnsStepProps {
  found: Import;
  onChecked: () => void;
  /** The file, where it is still at hand. */
  sent: SentFile | null;
  onSent: (sent: SentFile) => void;
}

/**
 * The place of the table in the file, and the field of each column, as recognised; corrected by hand, and the fields
 * remembered for the next file.
 */
export function ColumnsStep({ found, onChecked, sent, onSent }: ColumnsStepProps) {
  const { t } = useTranslation('imports');
  const check = useCheck(found.id);
  const again = useSendFile();
  // The columns of a file that was checked are as they were chosen.
  const chosen = found.state === 'columns' ? sent?.chosen : undefined;
  const [fields, setFields] = useState(() => fieldsWith(found.columns, chosen ?? new Map()));
  const readAgain = (file: File, said: Said) =>
    again.mutate(
      { kind: found.kind, file, replaces: found.id, ...said },
      {
        onSuccess: ({ id }) => onSent({ id, file, chosen: chosenIn(found.columns, fields), isAgain: true }),
      },
    );
  const [format, setFormat] = useState<NumberFormat | null>(found.numberFormat);
  const optionsOf = useFieldOptions(found, fields);
  const known = fields.filter(field => field !== null).length;
  const change = (at: number, field: string) =>
    setFields(
      fields.map((each, place) => {
        if (place === at) return field || null;
        return each === field ? null : each;
      }),
    );
  const isAmbiguous = found.ambiguous !== null || asksFormat(check.error);
  const go = () => check.mutate({ fields, numberFormat: format }, { onSuccess: onChecked });
  return (
    <Step
      number={2}
      title={t('steps.columns')}
      about={t('columns.recognised', { known, all: fields.length })}
      state="current"
    >
      <SendFailure className="step-body" error={again.error} />
      {found.layout && (
        <FileLayout
          found={found}
          layout={found.layout}
          onRead={sent ? said => readAgain(sent.file, said) : undefined}
          busy={again.isPending}
          isAgain={sent?.isAgain ?? false}
        />
      )}
      {isAmbiguous && (
        <FormatQuestion example={found.ambiguous ?? exampleNumber} format={format} onChange={setFormat} />
      )}
      <div className="step-body">
        <div className="grid">
          {found.columns.map((column, at) => {
            const { header, samples, isLeftAgain } = column;
            const isLeft = fields[at] === null;
            // Staff have left a column out that has no field in a checked file.
            const isUnknown = column.field === null && found.state === 'columns';
            const name = header || t('columns.unnamed', { letters: columnLetters(at) });
            return (
              isOfFile(column) && (
                <div className="import-column" key={header || at}>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <span className="code text-13 text-ink-3">
                    <bdi>{samples.map(withoutMidnight).join(' · ')}</bdi>
                  </span>
                  <div className="grid gap-1">
                    <Select
                      label={t('columns.fieldOf', { header: name })}
                      value={fields[at] ?? ''}
                      onChange={field => change(at, field)}
                      options={optionsOf(at)}
                      sheet={{ title: t('columns.fieldOf', { header: name }) }}
                    />
                    {isLeftAgain && isLeft && <small>{t('columns.leftAgain')}</small>}
                    {!isLeftAgain && isLeft && isUnknown && (
                      <small className="text-signal">{t('columns.unknown')}</small>
                    )}
                  </div>
                </div>
              )
            );
          })}
        </div>
      </div>
      <div className="step-foot border-t-0">
        <label className="file-field link gap-2 w-fit min-h-11">
          <FileUp className="size-4" aria-hidden="true" /> {t('file.again')}
          <input
            type="file"
            accept={tableTypes}
            aria-label={t('file.again')}
            disabled={again.isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) readAgain(file, {});
              target.value = '';
            }}
          />
        </label>
        <Button
          variant="primary"
          size="md"
          busy={check.isPending}
          disabled={(isAmbiguous && format === null) || known === 0 || again.isPending}
          onClick={go}
        >
          {t('columns.go', { count: found.counts.rows })}
        </Button>
      </div>
    </Step>
  );
}

/** The fields that a column may be: those that no other column is, and the stock of its size. */
function useFieldOptions(found: Import, fields: readonly (string | null)[]) {
  const { t } = useTranslation('imports');
  const fieldName = useFieldName();
  const { data: sets = [] } = useQuery({
    ...dataQuery(listSizeSets),
    enabled: found.kind === 'products' || found.kind === 'stock',
  });
  const taken = fields.filter((_, at) => found.columns[at] && isOfFile(found.columns[at]));
  const sized = found.columns.flatMap(({ field }) => (field?.startsWith('stock:') ? [field] : []));
  return (at: number) => {
    const header = found.columns[at]?.header ?? '';
    const isSize = sets.some(({ sizes }) => sizes.some(({ label }) => label === header));
    const all = new Set<string>([
      ...importFields[found.kind],
      ...sized,
      ...(isSize ? [`stock:${header}`] : []),
    ]);
    const free = [...all].filter(field => field === fields[at] || !taken.includes(field));
    return [
      { value: '', label: t('columns.leaveOut') },
      ...free.map(field => ({ value: field, label: fieldName(field) })),
    ];
  };
}

interface FormatQuestionProps {
  example: string;
  format: NumberFormat | null;
  onChange: (format: NumberFormat) => void;
}

/** Asks how the file writes numbers, where one of them could be read in two ways. */
function FormatQuestion({ example, format, onChange }: FormatQuestionProps) {
  const { t } = useTranslation('imports');
  return (
    <div className="step-body">
      <Callout tone="warning" title={t('columns.which', { number: example })} live>
        <div className="import-fix">
          {numberFormats.map(value => (
            <Button
              key={value}
              variant={format === value ? 'primary' : 'quiet'}
              aria-pressed={format === value}
              onClick={() => onChange(value)}
            >
              {t(`columns.${value}`)}
            </Button>
          ))}
        </div>
      </Callout>
    </div>
  );
}
