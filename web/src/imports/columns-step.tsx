import { useQuery } from '@tanstack/react-query';
import { listSizeSets } from '@toptan/contract/catalog/sizing';
import { type Import, importFields, type NumberFormat, numberFormats } from '@toptan/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { Callout } from '../ui/feedback/callout.tsx';
import { Button } from '../ui/form/button.tsx';
import { Select } from '../ui/form/select.tsx';
import { Step } from '../ui/layout/step.tsx';
import { asksFormat, useCheck } from './api.ts';
import { useFieldName } from './use-field-name.ts';

/** Of what could be read in two ways, where the file's own number is not known. */
const exampleNumber = '1.234';

/** A full count adds columns of its own, which are not in the file. */
const isOfFile = ({ header, samples }: Import['columns'][number]) => header !== '' || samples.length > 0;

/** Which column of the file is which field, as recognised; corrected by hand, and remembered for the next file. */
export function ColumnsStep({ found, onChecked }: { found: Import; onChecked: () => void }) {
  const { t } = useTranslation('imports');
  const fieldName = useFieldName();
  const check = useCheck(found.id);
  const [fields, setFields] = useState(found.columns.map(({ field }) => field));
  const [format, setFormat] = useState<NumberFormat | null>(found.numberFormat);
  const { data: sets = [] } = useQuery({
    ...dataQuery(listSizeSets),
    enabled: found.kind === 'products' || found.kind === 'stock',
  });
  const known = fields.filter(field => field !== null).length;
  const taken = fields.filter((_, at) => found.columns[at] && isOfFile(found.columns[at]));
  const options = (own: string | null, header: string) => {
    const isSize = sets.some(({ sizes }) => sizes.some(({ label }) => label === header));
    const sized = found.columns.flatMap(({ field }) => (field?.startsWith('stock:') ? [field] : []));
    const all = new Set<string>([
      ...importFields[found.kind],
      ...sized,
      ...(isSize ? [`stock:${header}`] : []),
    ]);
    const free = [...all].filter(field => field === own || !taken.includes(field));
    return [
      { value: '', label: t('columns.leaveOut') },
      ...free.map(field => ({ value: field, label: fieldName(field) })),
    ];
  };
  const change = (at: number, field: string) =>
    setFields(
      fields.map((each, place) => {
        if (place === at) return field || null;
        return each === field ? null : each;
      }),
    );
  const isAmbiguous = found.ambiguous !== null || asksFormat(check.error);
  const asks = isAmbiguous && format === null;
  const go = () => check.mutate({ fields, numberFormat: format }, { onSuccess: onChecked });
  return (
    <Step
      number={2}
      title={t('steps.columns')}
      about={t('columns.recognised', { known, all: fields.length })}
      state="current"
    >
      {isAmbiguous && (
        <div className="step-body">
          <Callout
            tone="warning"
            title={t('columns.which', { number: found.ambiguous ?? exampleNumber })}
            live
          >
            <div className="import-fix">
              {numberFormats.map(value => (
                <Button
                  key={value}
                  variant={format === value ? 'primary' : 'quiet'}
                  aria-pressed={format === value}
                  onClick={() => setFormat(value)}
                >
                  {t(`columns.${value}`)}
                </Button>
              ))}
            </div>
          </Callout>
        </div>
      )}
      <div className="step-body">
        <div className="import-columns">
          {found.columns.map((column, at) => {
            const { header, samples } = column;
            return (
              isOfFile(column) && (
                <div className="import-column" key={header || at}>
                  <b>
                    <bdi>{header || '–'}</bdi>
                  </b>
                  <span className="code text-13 text-ink-3">
                    <bdi>{samples.join(' · ')}</bdi>
                  </span>
                  <Select
                    label={t('columns.fieldOf', { header })}
                    value={fields[at] ?? ''}
                    onChange={field => change(at, field)}
                    options={options(fields[at] ?? null, header)}
                    sheet={{ title: t('columns.fieldOf', { header }) }}
                  />
                </div>
              )
            );
          })}
        </div>
      </div>
      <div className="import-foot">
        <Button
          variant="primary"
          size="md"
          busy={check.isPending}
          disabled={asks || known === 0}
          onClick={go}
        >
          {t('columns.go', { count: found.counts.rows })}
        </Button>
      </div>
    </Step>
  );
}
