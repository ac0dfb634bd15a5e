import type { Import, ImportState } from '@toptan/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { Step } from '../ui/layout/step.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { useStep } from './api.ts';
import { DownloadRest } from './check-step.tsx';
import { ImportRows } from './import-rows.tsx';

/** The progress of the step, then its result: the rows that were left, and undoing. */
export function ApplyStep({ number: place, found }: { number: number; found: Import }) {
  const { t, number } = useWords('imports');
  const { counts, state } = found;
  const isMoving = state === 'applying' || state === 'undoing';
  const all = state === 'undoing' ? counts.applied : counts.create + counts.update;
  const progress = t('apply.progress', { done: number(counts.done), all: number(all) });
  const label = state === 'undoing' ? t('apply.undoing') : progress;
  const left = useTimeLeft(state, counts.done, all);
  const stop = useStep(found.id, 'stop');
  if (isMoving)
    return (
      <Step number={place} title={t('steps.apply')} about={t('abouts.apply')} state="current">
        <div className="step-body grid gap-3">
          <span className="text-28 font-semibold">
            <bdi>
              {t('apply.share', { share: number(Math.round((100 * counts.done) / Math.max(1, all))) })}
            </bdi>
          </span>
          <ProgressBar done={counts.done / Math.max(1, all)} label={label} />
          <span className="text-13 text-ink-3">
            {progress}
            {left !== null && ` · ${left}`}
          </span>
        </div>
        <div className="step-foot border-t-0">
          <span className="text-13 text-ink-3">{t('apply.once')}</span>
          {state === 'applying' && (
            <Button busy={stop.isPending} onClick={() => stop.mutate()}>
              {t('apply.stop')}
            </Button>
          )}
        </div>
      </Step>
    );
  return <Result number={place} found={found} />;
}

function Result({ number: place, found }: { number: number; found: Import }) {
  const { t, number } = useWords(['imports', 'words']);
  const [isAsking, setAsking] = useState(false);
  const undo = useStep(found.id, 'undo');
  const apply = useStep(found.id, 'apply');
  const { counts, state } = found;
  const waiting = counts.create + counts.update - counts.applied;
  // The import was stopped, or staff have repaired rows since.
  const isWaiting = state === 'done' && waiting > 0;
  const figures =
    state === 'undone'
      ? { undone: counts.undone - counts.kept, kept: counts.kept }
      : { applied: counts.applied, same: counts.same, left: counts.error };
  return (
    <Step
      number={place}
      title={isWaiting ? t('apply.waiting', { count: waiting }) : t(`states.${state}`)}
      state="done"
      end={
        state === 'done' &&
        counts.applied > 0 && <Button onClick={() => setAsking(true)}>{t('words:undo')}</Button>
      }
    >
      <dl className="step-body import-fix">
        {Object.entries(figures).map(([name, figure]) => (
          <div key={name} className="pe-8">
            <dd className="text-28 font-semibold">{number(figure)}</dd>
            <dt className="text-13 text-ink-3">{t(`counts.${name as keyof typeof figures}`)}</dt>
          </div>
        ))}
      </dl>
      {(counts.error > 0 || counts.kept > 0) && (
        <>
          <div className="step-foot border-t-0">
            <b>{t('apply.leftTitle')}</b>
            <DownloadRest id={found.id} />
          </div>
          <ImportRows found={found} show="left" />
        </>
      )}
      {isWaiting && (
        <div className="step-foot border-t-0">
          <Button variant="primary" size="md" busy={apply.isPending} onClick={() => apply.mutate()}>
            {t(counts.applied > 0 ? 'apply.goOn' : 'apply.go', { count: waiting })}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('apply.undoTitle')}
        sentence={t('apply.undoText')}
        confirmLabel={t('words:undo')}
        busy={undo.isPending}
        onConfirm={() => undo.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </Step>
  );
}

/** Milliseconds that have to be seen before anything is said. */
const seenMs = 3000;

/** The time that a step still takes at its pace since it was first seen, in words; null until that is known. */
function useTimeLeft(state: ImportState, done: number, all: number): string | null {
  const { t } = useTranslation('imports');
  const [first, setFirst] = useState({ state, done, at: Date.now() });
  if (first.state !== state) setFirst({ state, done, at: Date.now() });
  const passed = Date.now() - first.at;
  const moved = done - first.done;
  if (first.state !== state || passed < seenMs || moved <= 0) return null;
  const seconds = Math.ceil(((all - done) * passed) / moved / 1000);
  return seconds < 60
    ? t('apply.secondsLeft', { count: Math.max(5, Math.ceil(seconds / 5) * 5) })
    : t('apply.minutesLeft', { count: Math.ceil(seconds / 60) });
}
