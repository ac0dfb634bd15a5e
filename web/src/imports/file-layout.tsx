import type { BodyOf } from '@toptan/contract/endpoint';
import { type createImport, fileEncodings, type Import, type ImportLayout } from '@toptan/contract/imports';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Select } from '../ui/form/select.tsx';
import { scrollable } from '../ui/overlay/scrollable.ts';

/** The place of a file's table as staff say it; the rest is guessed. */
export type Said = Pick<BodyOf<typeof createImport>, 'sheet' | 'headingRow' | 'encoding'>;

interface FileLayoutProps {
  found: Import;
  layout: ImportLayout;
  /** Reads the file again; undefined where it is no longer at hand. */
  onRead: ((said: Said) => void) | undefined;
  busy: boolean;
  /** The file has just been read again: the result is read out. */
  isAgain: boolean;
}

/** The place of a file's table, with its first rows; corrected by reading the file again. */
export function FileLayout({ found, layout, onRead, busy, isAgain }: FileLayoutProps) {
  const { t, number } = useWords('imports');
  const { sheet, sheets, headingRow, encoding, filledRows } = layout;
  const isSure = headingRow === 1 && found.columns.some(({ field }) => field !== null);
  const [isOpen, setOpen] = useState(!isSure || isAgain);
  const rows = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAgain) place.current?.focus();
  }, [isAgain]);
  const where = headingRow === 0 ? t('layout.noHeadings') : t('layout.headings', { row: number(headingRow) });
  const said = { ...(sheet !== null && { sheet }), ...(encoding !== null && { encoding }) };
  return (
    <section className="step-body grid gap-3" aria-label={where} tabIndex={-1} ref={place}>
      <div className="import-layout-line">
        {!onRead && (sheet ?? encoding) !== null && (
          <p className="text-13">
            <bdi>{sheet ?? (encoding && t(`layout.encodings.${encoding}`))}</bdi>
          </p>
        )}
        {onRead && sheets.length > 1 && (
          <Field label={t('layout.sheet')}>
            <Select
              value={sheet ?? ''}
              onChange={value => onRead({ sheet: value })}
              options={sheets
                .toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden))
                .map(({ name, isHidden }) => ({
                  value: name,
                  label: isHidden ? t('layout.hidden', { name }) : name,
                }))}
              disabled={busy}
              sheet={{ title: t('layout.sheet') }}
            />
          </Field>
        )}
        {onRead && encoding !== null && (
          <Field label={t('layout.encoding')}>
            <Select
              value={encoding}
              onChange={value => onRead({ encoding: value })}
              options={fileEncodings.map(value => ({ value, label: t(`layout.encodings.${value}`) }))}
              disabled={busy}
              sheet={{ title: t('layout.encoding') }}
            />
          </Field>
        )}
        <p className="text-13" aria-live="polite">
          {busy ? t('file.reading') : where}
        </p>
        <Button
          variant="link"
          aria-expanded={isOpen}
          aria-controls={isOpen ? rows : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'layout.hide' : 'layout.show')}
        </Button>
      </div>
      {isOpen && (
        <div id={rows} className="grid gap-2">
          <p className="text-13 text-ink-3">{t(onRead ? 'layout.press' : 'layout.gone')}</p>
          <FirstRows
            layout={layout}
            busy={busy}
            onChoose={onRead && (row => onRead({ ...said, headingRow: row }))}
          />
        </div>
      )}
      {filledRows > 0 && <p className="text-13">{t('layout.filled', { count: filledRows })}</p>}
    </section>
  );
}

interface FirstRowsProps {
  layout: ImportLayout;
  busy: boolean;
  onChoose: ((headingRow: number) => void) | undefined;
}

/** The first rows as they stand in the file; the number of one chooses it for the headings. */
function FirstRows({ layout: { firstRows, headingRow }, busy, onChoose }: FirstRowsProps) {
  const { t, number } = useWords('imports');
  const width = Math.max(0, ...firstRows.map(({ cells }) => cells.length));
  const choice = (row: number, label: string, words: ReactNode) =>
    onChoose ? (
      <Button
        variant="link"
        aria-label={label}
        aria-pressed={row === headingRow}
        disabled={busy}
        onClick={() => row !== headingRow && onChoose(row)}
      >
        {words}
      </Button>
    ) : (
      words
    );
  return (
    <>
      <section className="import-first" aria-label={t('layout.firstRows')} {...scrollable}>
        <table className="min-w-full border-collapse text-13">
          <tbody>
            {firstRows.map(({ n, cells }) => (
              <tr
                key={n}
                data-heading={n === headingRow || undefined}
                data-above={n < headingRow || undefined}
              >
                <th scope="row">{choice(n, t('layout.chooseRow', { row: number(n) }), number(n))}</th>
                {[...Array(width).keys()].map(at => (
                  <td key={at}>
                    <bdi>{cells[at]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {onChoose && <p>{choice(0, t('layout.chooseNone'), t('layout.chooseNone'))}</p>}
    </>
  );
}
