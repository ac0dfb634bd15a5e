import { ChevronDown, MessageSquareOff } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Buyer } from '../drafts/api.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { LineRow } from './line-row.tsx';
import type { Asked } from './list-dialogs.tsx';
import { ListRows } from './list-rows.tsx';
import type { List } from './list-store.ts';
import { Said } from './said.tsx';
import { ScanRow } from './scan-list.tsx';
import { isRemembered, type Products, type ShownLine } from './shown-lines.ts';
import type { ReadyScan } from './shown-scans.ts';
import type { ListActions } from './use-list-actions.ts';
import { removeScan, setScanned } from './use-scans.ts';

/** px of a line, until it is measured. */
const rowHeight = 69;

interface LinesReadProps {
  buyer: Buyer;
  list: List;
  lines: readonly ShownLine[];
  scans: readonly ReadyScan[];
  products: Products;
  actions: ListActions;
  onAsk: (asked: Asked) => void;
}

/** Lines that are no order, folded where there are others; each can be made one. */
function NoOrder({ lines, actions, isAll }: Pick<LinesReadProps, 'lines' | 'actions'> & { isAll: boolean }) {
  const { t } = useTranslation('reading');
  const [isOpen = isAll, setOpen] = useState<boolean>();
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className="list-card">
      <button
        type="button"
        className="list-fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <MessageSquareOff aria-hidden="true" />
        {t('noOrder', { count: lines.length })}
        <ChevronDown className="ms-auto" aria-hidden="true" />
      </button>
      <ul id={id} hidden={!isOpen} className="grid gap-0.5 pt-0 pb-3 px-4">
        {isOpen &&
          lines.map((line, at) => (
            <li key={line.key} className="flex items-center gap-3 min-h-8 max-md:min-h-11">
              <span>
                <Said id={`${id}said${at}`} read={line.read} plain />
                {line.read.reason === 'negative' && (
                  <small className="block pb-1 text-ink-2">{t('why.negative')}</small>
                )}
              </span>
              <Button
                variant="link"
                className="flex-none ms-auto"
                id={`${id}order${at}`}
                aria-labelledby={`${id}order${at} ${id}said${at}`}
                onClick={() => actions.decide(line, { kind: 'order' })}
              >
                {t('isOrder')}
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** What is read: own decisions on top, then scans, the lines of the texts, and the lines that are no order. */
export function LinesRead({ buyer, list, lines, scans, products, actions, onAsk }: LinesReadProps) {
  const { t, number } = useWords('reading');
  const head = (title: string, count: number, more?: string) => (
    <div className="list-card-head">
      <h2>
        {title} <span>{number(count)}</span> {more && <span>{more}</span>}
      </h2>
    </div>
  );
  const rows = (shown: readonly ShownLine[], label: string) => (
    <ListRows rows={shown} keyOf={({ key }) => key} rowHeight={rowHeight} label={label}>
      {line => (
        <LineRow
          line={line}
          card={products[line.goods[0]?.productId ?? '']}
          shop={buyer.customerShortName}
          isRemembered={isRemembered(line, list)}
          onRemember={wanted => line.learn && actions.remember(line.learn.text, wanted)}
          onOpen={() => onAsk({ kind: 'figures', line, productId: line.goods[0]?.productId ?? '' })}
          onRepair={goods => actions.take(line, goods, undefined)}
          onLeaveOut={() => actions.leaveOut([line])}
          onNames={() => onAsk({ kind: 'names' })}
        />
      )}
    </ListRows>
  );
  const decided = lines.filter(({ state }) => state === 'decided');
  const read = lines.filter(({ state }) => state === 'read');
  const none = lines.filter(({ state, read: { kind } }) => state === 'none' && kind === 'ignored');
  return (
    <>
      {decided.length > 0 && (
        <section className="list-card" aria-label={t('decisions')}>
          {head(t('decisions'), decided.length)}
          {rows(decided, t('decisions'))}
        </section>
      )}
      {scans.length > 0 && (
        <section className="list-card" aria-label={t('scan.title')}>
          {head(t('scan.title'), scans.length, t('scan.lastOnTop'))}
          <ListRows rows={scans} keyOf={({ code }) => code} rowHeight={rowHeight} label={t('scan.title')}>
            {(scan, at) => (
              <ScanRow
                scan={scan}
                isLast={at === 0}
                onQuantity={quantity => setScanned(buyer.id, scan.code, quantity)}
                onRemove={() => removeScan(buyer.id, scan.code)}
              />
            )}
          </ListRows>
        </section>
      )}
      {read.length > 0 && (
        <section className="list-card" aria-label={t('linesRead')}>
          {head(t('linesRead'), read.length)}
          {rows(read, t('linesRead'))}
        </section>
      )}
      <NoOrder lines={none} actions={actions} isAll={none.length === lines.length} />
    </>
  );
}
