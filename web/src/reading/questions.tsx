import { useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import type { Asked } from './list-dialogs.tsx';
import { ListRows } from './list-rows.tsx';
import type { Scan } from './list-store.ts';
import { QuestionRow } from './question-row.tsx';
import { ScanQuestion } from './scan-list.tsx';
import { type Answer, answersOf, type Products, type ShownLine } from './shown-lines.ts';
import type { ListActions } from './use-list-actions.ts';
import { focusQuestion } from './use-list-keys.ts';
import { removeScan } from './use-scans.ts';

/** px of a question, until it is measured. */
const rowHeight = 100;

interface QuestionsProps {
  questions: readonly ShownLine[];
  scans: readonly Scan[];
  products: Products;
  customerId: string;
  actions: ListActions;
  /** Whether a text is read, for the first time or again. */
  isBusy: boolean;
  onAsk: (asked: Asked) => void;
}

/** What is asked, above everything. An answer takes its question away, and the next one comes under the finger. */
export function Questions({
  questions,
  scans,
  products,
  customerId,
  actions,
  isBusy,
  onAsk,
}: QuestionsProps) {
  const { t, number } = useWords('reading');
  /** The key of the current question, and of the one that follows once it is answered. */
  const [currentKeys, setCurrent] = useState<readonly string[]>([]);
  const wantsFocus = useRef(false);
  /** The question that was answered by a product, as it stands until its text is read again. */
  const named = useRef<ShownLine['read']>(undefined);
  const at = Math.max(
    questions.findIndex(
      ({ key }) => key === currentKeys.find(each => questions.some(line => line.key === each)),
    ),
    0,
  );
  const current = questions[at];
  const count = questions.length + scans.length;
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    if (current) focusQuestion();
    else document.querySelector<HTMLElement>('[data-add]')?.focus();
  });

  /** Makes an answer to a question; the next one becomes the current one, unless the answer leads to another question about the line. */
  function answer(line: ShownLine, make: () => void) {
    const place = questions.indexOf(line);
    const next = questions[place + 1] ?? questions[place - 1];
    setCurrent([line.key, ...(next ? [next.key] : [])]);
    wantsFocus.current = true;
    make();
  }
  function move(step: 1 | -1) {
    const next = questions[at + step];
    if (!next) return;
    setCurrent([next.key]);
    wantsFocus.current = true;
  }
  function take(line: ShownLine, { kind, rows, productId }: Answer) {
    const { called, learn } = line.read;
    if (kind === 'out') actions.leaveOut([line]);
    else if (rows.length > 0) actions.take(line, rows, productId);
    // The line does not say enough: it is read again with the product.
    else if (productId && called) {
      named.current = line.read;
      actions.name(called, productId, learn);
    } else if (productId) onAsk({ kind: 'figures', line, productId });
  }
  if (count === 0) return null;
  return (
    <section className="list-card" aria-label={t('questions')}>
      <div className="list-card-head">
        <h2>
          {t('questions')} <span>{number(count)}</span>
        </h2>
        {questions.length > 0 && (
          <Button variant="ghost" onClick={() => actions.leaveOut(questions)}>
            {t('leaveOutAll', { count: questions.length })}
          </Button>
        )}
      </div>
      {scans.map(scan => (
        <ScanQuestion
          key={scan.code}
          scan={scan}
          onSearch={() => onAsk({ kind: 'scan', scan })}
          onFigures={productId => onAsk({ kind: 'scan', scan, productId })}
          onRemove={() => removeScan(customerId, scan.code)}
        />
      ))}
      <ListRows
        rows={questions}
        keyOf={({ key }) => key}
        rowHeight={rowHeight}
        pinned={current?.key}
        label={t('questions')}
      >
        {line => (
          <QuestionRow
            line={line}
            products={products}
            isCurrent={line === current}
            onCurrent={() => setCurrent(keys => (keys[0] === line.key ? keys : [line.key]))}
            onWay={place => {
              const taken = answersOf(line.read)[place];
              const waits = isBusy && line.read === named.current;
              if (taken && !waits) answer(line, () => take(line, taken));
            }}
            onSearch={() => onAsk({ kind: 'search', line })}
            onFigures={productId => onAsk({ kind: 'figures', line, productId })}
            onLeaveOut={() => answer(line, () => actions.leaveOut([line]))}
            onNext={move}
          />
        )}
      </ListRows>
    </section>
  );
}
