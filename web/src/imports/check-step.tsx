import { exportImportRows } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import { Download, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../api/call.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Step } from '../ui/layout/step.tsx';
import { ShortcutHelp } from '../ui/overlay/shortcut-help.tsx';
import { isCovered, shortcutKey } from '../ui/overlay/shortcut-keys.ts';
import { useDocumentKeys, useShortcuts } from '../ui/overlay/use-shortcuts.ts';
import { useCheck, useImportChanges, useRepair, useStep, useUndoRepair } from './api.ts';
import { CountOptions } from './count-options.tsx';
import { ImportProblemList } from './import-problems.tsx';
import { ImportRows } from './import-rows.tsx';
import type { ImportsSearch } from './imports-search.ts';
import { NameRule } from './name-rule.tsx';
import { useFieldName } from './use-field-name.ts';

interface CheckStepProps {
  number: number;
  found: Import;
  search: ImportsSearch;
  onSearch: (change: Partial<ImportsSearch>) => void;
}

const shownChanges = ['error', 'create', 'update', 'same', 'skipped'] as const;

/** The changes, old and new; bad rows first, repaired in place. Nothing is written before it is applied. */
export function CheckStep({ number: place, found, search, onSearch }: CheckStepProps) {
  const { t, number } = useWords('imports');
  const apply = useStep(found.id, 'apply');
  const repair = useRepair(found.id);
  const undo = useUndoRepair(found.id);
  const { counts } = found;
  /** The import's `changedAt` when a count was typed that differs from the checked one. */
  const [typedSince, setTypedSince] = useState<string | null>(null);
  const isCountTyped = typedSince === found.changedAt;
  const isChecking = found.state === 'checking';
  /** Rows that are to fix, and whether the last correction has made them fewer; null before the first check. */
  const [left, setLeft] = useState(isChecking ? null : { error: counts.error, isFewer: false });
  if (!isChecking && left?.error !== counts.error)
    setLeft({ error: counts.error, isFewer: left !== null && counts.error < left.error });
  const correct = () => setLeft(left && { ...left, isFewer: false });
  const tally = shownChanges.filter(each => each !== 'skipped' || counts.skipped > 0);
  const chosen = tally.find(each => each === search.show);
  const show = chosen ?? tally.find(each => counts[each] > 0) ?? 'same';
  const changes = counts.create + counts.update;
  const busy = repair.isPending || undo.isPending || isChecking;
  const canApply = changes > 0 && !isCountTyped && !busy;
  const typed = useRef<EventTarget>(null);
  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    // In a field Ctrl+Z takes back what is typed, and what is typed is saved before it is applied.
    if (event.target === typed.current) return;
    if (event.key === 'Enter' && canApply && !apply.isPending && !event.repeat) apply.mutate();
    else if (shortcutKey(event) === 'z' && found.hasRepair && !busy) undo.mutate();
    else return;
    event.preventDefault();
  };
  const body = useRef<HTMLDivElement>(null);
  useShortcuts([
    ...(counts.error > 0 ? [{ keys: ['Alt+↓'], label: t('check.nextFaulty'), group: 'rows' as const }] : []),
    { keys: ['Ctrl+Enter'], label: t('apply.all'), group: 'page' },
    { keys: ['Ctrl+Z'], label: t('check.undo'), group: 'page' },
  ]);
  useDocumentKeys(event => {
    if (event.key !== 'ArrowDown' || !event.altKey || isCovered() || !body.current) return;
    event.preventDefault();
    event.stopPropagation();
    focusNextFaulty(body.current);
  }, true);
  // Checked for the first time: nothing is known yet.
  if (isChecking && left === null)
    return (
      <Step number={place} title={t('steps.check')} about={t('check.checking')} state="current">
        <div className="step-body">
          <ProgressBar done={counts.done / Math.max(1, counts.rows)} label={t('check.checking')} />
        </div>
      </Step>
    );
  const go = (
    <Button
      variant="primary"
      size="md"
      disabled={!canApply}
      busy={apply.isPending}
      onClick={() => apply.mutate()}
    >
      {t('apply.go', { count: changes })}
    </Button>
  );
  return (
    <Step
      number={place}
      title={found.kind === 'pictures' ? t('pictures.step') : t('steps.check')}
      about={t(isChecking ? 'check.checking' : 'abouts.check')}
      state="current"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys reach it from the fields in it */}
      <div
        ref={body}
        className="import-check"
        onKeyDown={onKey}
        onInput={({ target }) => {
          typed.current = target;
          correct();
        }}
        aria-busy={busy}
      >
        <p className="sr-only" role="status">
          {!isChecking &&
            left?.isFewer &&
            (counts.error === 0 ? t('check.nothingLeft') : t('check.left', { count: counts.error }))}
        </p>
        {found.kind === 'pictures' && (
          <div className="step-body">
            <NameRule />
          </div>
        )}
        {found.kind === 'stock' && (
          <CountOptions
            key={found.changedAt}
            found={found}
            onType={differs => setTypedSince(differs ? found.changedAt : null)}
          />
        )}
        {counts.same === counts.rows && (
          <div className="step-body">
            <Callout live>{t('check.allSame')}</Callout>
          </div>
        )}
        <div className="step-foot border-t-0">
          <Segmented
            className="md:w-fit"
            label={t('check.counts')}
            value={show}
            onChange={value => onSearch({ show: value })}
            options={tally.map(value => ({
              value,
              label: t(found.kind === 'pictures' ? `pictures.counts.${value}` : `counts.${value}`),
              count: number(counts[value]),
            }))}
          />
          {found.hasRepair && (
            <Button variant="ghost" busy={undo.isPending} disabled={busy} onClick={() => undo.mutate()}>
              <Undo2 className="size-4" aria-hidden="true" /> {t('check.undo')}
            </Button>
          )}
          <SearchBox
            value={search.q ?? ''}
            onSearch={q => onSearch({ q: q || undefined })}
            label={t('check.search')}
            className="md:max-w-70"
          />
          <ShortcutHelp />
        </div>
        {found.kind !== 'pictures' && counts.error > 0 && show === 'error' && (
          <ImportProblemList
            found={found}
            busy={busy}
            onRepair={wanted => {
              correct();
              repair.mutate(wanted);
            }}
          />
        )}
        {found.kind === 'products' && show === 'update' && <ImportChanges found={found} />}
        <ImportRows found={found} show={show} q={search.q} apply={go} />
        <div className="step-foot border-t-0">
          {counts.error > 0 ? <DownloadRest id={found.id} /> : <span />}
          {isCountTyped ? (
            <span className="text-13">{t('count.unsaved')}</span>
          ) : (
            counts.error > 0 && (
              <span className="text-13 text-ink-3">{t('apply.stay', { count: counts.error })}</span>
            )
          )}
          <span className="import-go">{go}</span>
        </div>
      </div>
    </Step>
  );
}

/** Goes to the wrong cell of the next row with problems, or to its first repair; behind the last to the first. */
function focusNextFaulty(body: Element): void {
  const rows = [...body.querySelectorAll('tr[data-faulty]')];
  const at = rows.findIndex(row => row.contains(document.activeElement));
  const next = rows[at + 1] ?? rows[0];
  next?.querySelector<HTMLElement>('input, button')?.focus();
}

/** A link to the rows that are not applied, as a workbook with their problems. */
export function DownloadRest({ id }: { id: string }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  return (
    <Button asChild variant="link">
      <a href={addressOf(exportImportRows, { params: { id }, query: { format: 'xlsx', language } })} download>
        <Download className="size-4" aria-hidden="true" /> {t('check.download')}
      </a>
    </Button>
  );
}

const isOfStock = (field: string | null) => field !== null && /^(stock|productStock)(:|$)/.test(field);

/**
 * The number of products that a file changes, by fields. A price list may be older than the stock, so each field can be left as it
 * is.
 */
function ImportChanges({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const fieldName = useFieldName();
  const { data: changes = [] } = useImportChanges(found);
  const check = useCheck(found.id);
  const leaveStock = () =>
    check.mutate({ fields: found.columns.map(({ field }) => (isOfStock(field) ? null : field)) });
  return (
    <ul className="import-changes" aria-label={t('check.changes')}>
      {changes.map(({ field, subjects }) => (
        <li key={field} className="import-kind">
          <div className="import-kind-head">
            <b>{t('check.products', { count: subjects })}</b>
            <span className="import-kind-title">{fieldName(field)}</span>
            {field === 'stock' && (
              <span className="import-fix">
                <Button disabled={check.isPending} onClick={leaveStock}>
                  {t('check.empty', { field: fieldName(field) })}
                </Button>
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
