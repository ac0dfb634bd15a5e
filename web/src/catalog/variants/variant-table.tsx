import './variant-table.css';
import { groupBy } from '@toptan/contract/group-by';
import { ClipboardPaste, WandSparkles } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { StockPieces } from '../pools.ts';
import type { VariantRow, VariantTableState } from './use-variant-edits.ts';
import { useVariantFill } from './use-variant-fill.ts';
import type { TextColumn } from './variant-edits.ts';
import { VariantGroupHead, VariantTableHead, VariantTableRow } from './variant-row.tsx';

interface VariantTableProps {
  variants: VariantTableState;
  /** The SKU of the product, with which proposed ones begin. */
  model: string;
  /** Pieces by size and color; undefined where stock is kept as one figure. */
  stock: StockPieces | undefined;
}

/** Whether all, none or some of the rows are sold. */
const soldOf = (rows: readonly VariantRow[]) => {
  const open = rows.filter(({ values }) => values.isActive).length;
  return open === rows.length || (open > 0 ? ('mixed' as const) : false);
};

/**
 * The table of each size in each color: whether it is sold, its SKU and its barcodes. A column that was copied from a spreadsheet
 * can be pasted into it.
 */
export function VariantTable({ variants, model, stock }: VariantTableProps) {
  const { t, number } = useWords(['variants', 'words']);
  const isPhone = useMedia(PHONE);
  const table = useRef<HTMLTableElement>(null);
  const id = useId();
  const { rows, change } = variants;
  const { proposal, notice, setNotice, propose, fill, dropProposal, paste } = useVariantFill(variants, model);
  const columns = 3 + (isPhone ? 0 : 2) + (stock ? 1 : 0);
  const piecesOf = ({ key }: VariantRow) => stock?.[key] || 0;

  function onPaste(event: ClipboardEvent<HTMLTableElement>) {
    const { row: key, column } = (event.target as HTMLElement).dataset;
    const from = key !== undefined && { key, column: column as TextColumn };
    if (from && paste(event.clipboardData.getData('text'), from)) event.preventDefault();
  }

  /** Pastes the clipboard into the barcodes from the first row on; a browser that does not give it leaves it to the keyboard. */
  async function pasteCodes() {
    const [first] = rows;
    if (!first) return;
    const text = await navigator.clipboard?.readText().catch(() => undefined);
    if (text && paste(`${text}\n\n`.replace(/\n*$/, '\n'), { key: first.key, column: 'codes' })) return;
    table.current?.querySelector<HTMLElement>('[data-column=codes]')?.focus();
    setNotice(t('pasteHere'));
  }

  /** Enter and the arrows lead up and down in a column, and never submit the form. */
  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(target instanceof HTMLInputElement) || ctrlKey || metaKey || altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: shiftKey ? -1 : 1 }[key];
    if (step === undefined) return;
    event.preventDefault();
    const { column } = target.dataset;
    const selector = column ? `[data-column=${column}]` : '[type=checkbox]';
    const inputs = [...(table.current?.querySelectorAll<HTMLElement>(`tbody ${selector}`) ?? [])];
    inputs[inputs.indexOf(target) + step]?.focus();
  }

  const answers = (
    <span className="flex flex-wrap gap-2 ms-auto max-md:ms-0 max-md:mt-2">
      <Button onClick={dropProposal}>{t('words:cancel')}</Button>
      <Button variant="primary" onClick={fill}>
        {t('fill')}
      </Button>
    </span>
  );

  return (
    <section className="mt-5" aria-labelledby={`${id}-title`}>
      <div className="variants-head flex flex-wrap items-center gap-x-3 gap-y-2 mb-3">
        <h3 className="text-14 font-semibold" id={`${id}-title`}>
          {t('title')}
        </h3>
        <span className="quiet">
          {t('sold', {
            sold: number(rows.filter(({ values }) => values.isActive).length),
            all: number(rows.length),
          })}
        </span>
        <div className="flex flex-wrap gap-2 ms-auto max-md:ms-0">
          <Button onClick={propose}>
            {!isPhone && <WandSparkles aria-hidden="true" />}
            {t('generate')}
          </Button>
          <Button onClick={() => void pasteCodes()}>
            {!isPhone && <ClipboardPaste aria-hidden="true" />}
            {t('paste')}
          </Button>
        </div>
      </div>
      {variants.query.error && <LoadError inline title={t('failed')} query={variants.query} />}
      <div role="status">
        {proposal && (
          <Callout tone="accent" className="mb-3" {...(!isPhone && { action: answers })}>
            {t('proposed', { count: proposal.count, example: proposal.example })}
            {isPhone && answers}
          </Callout>
        )}
        {!proposal && notice && (
          <Callout tone="accent" className="mb-3">
            {notice}
          </Callout>
        )}
      </div>
      <table
        ref={table}
        className="variant-table"
        aria-labelledby={`${id}-title`}
        data-stock={stock !== undefined || undefined}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <VariantTableHead hasStock={stock !== undefined} isPhone={isPhone} />
        {[...groupBy(rows, ({ cell }) => cell.color ?? '')].map(([color, ofColor]) => (
          <tbody key={color}>
            {color !== '' && (
              <VariantGroupHead
                color={color}
                columns={columns}
                sold={soldOf(ofColor)}
                onSold={isActive => change(Object.fromEntries(ofColor.map(({ key }) => [key, { isActive }])))}
                stock={stock && ofColor.reduce((sum, row) => sum + piecesOf(row), 0)}
              />
            )}
            {ofColor.map(row => (
              <VariantTableRow
                key={row.key}
                rowKey={row.key}
                {...row.cell}
                {...row.values}
                moves={row.moves}
                refusal={row.refusal}
                proposal={proposal?.of[row.key]}
                stock={stock && piecesOf(row)}
                isPhone={isPhone}
                isTyping={row.key === variants.typing}
                setTyping={variants.setTyping}
                change={change}
              />
            ))}
          </tbody>
        ))}
      </table>
      <p className="field-hint mt-2 touch:hidden">{t('keys')}</p>
    </section>
  );
}
