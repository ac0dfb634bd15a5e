import { exportImportRows, type Import } from '@toptan/contract/imports';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../api/call.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Callout } from '../ui/feedback/callout.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { Button } from '../ui/form/button.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Step } from '../ui/layout/step.tsx';
import { useStep } from './api.ts';
import { CountOptions } from './count-options.tsx';
import { ImportRows } from './import-rows.tsx';
import type { ImportsSearch } from './imports-search.ts';
import { NameRule } from './name-rule.tsx';

export interface CheckStepProps {
  number: number;
  found: Import;
  search: ImportsSearch;
  onSearch: (change: Partial<ImportsSearch>) => void;
}

const shownChanges = ['error', 'create', 'update', 'same'] as const;

/** What would change, old and new; bad rows first, repaired in place. Nothing is written before it is applied. */
export function CheckStep({ number: place, found, search, onSearch }: CheckStepProps) {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const apply = useStep(found.id, 'apply');
  const { counts } = found;
  /** When the rows were checked with another count than the one that is typed. */
  const [typedSince, setTypedSince] = useState<string | null>(null);
  const isCountTyped = typedSince === found.changedAt;
  const chosen = shownChanges.find(each => each === search.show);
  const show = chosen ?? shownChanges.find(each => counts[each] > 0) ?? 'same';
  const changes = counts.create + counts.update;
  if (found.state === 'checking')
    return (
      <Step number={place} title={t('steps.check')} about={t('check.checking')} state="current">
        <div className="step-body">
          <ProgressBar done={counts.done / Math.max(1, counts.rows)} label={t('check.checking')} />
        </div>
      </Step>
    );
  return (
    <Step
      number={place}
      title={found.kind === 'pictures' ? t('pictures.step') : t('steps.check')}
      about={t('abouts.check')}
      state="current"
    >
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
      <div className="import-foot">
        <Segmented
          className="md:w-fit"
          label={t('check.counts')}
          value={show}
          onChange={value => onSearch({ show: value })}
          options={shownChanges.map(value => ({
            value,
            label: t(found.kind === 'pictures' ? `pictures.counts.${value}` : `counts.${value}`),
            count: number(counts[value]),
          }))}
        />
        <SearchBox
          value={search.q ?? ''}
          onSearch={q => onSearch({ q: q || undefined })}
          label={t('check.search')}
          className="md:max-w-70"
        />
      </div>
      <ImportRows found={found} show={show} q={search.q} />
      <div className="import-foot">
        {counts.error > 0 ? <DownloadRest id={found.id} /> : <span />}
        {isCountTyped ? (
          <span className="text-13">{t('count.unsaved')}</span>
        ) : (
          counts.error > 0 && (
            <span className="text-13 text-ink-3">{t('apply.stay', { count: counts.error })}</span>
          )
        )}
        <Button
          variant="primary"
          size="md"
          disabled={changes === 0 || isCountTyped}
          busy={apply.isPending}
          onClick={() => apply.mutate()}
        >
          {t('apply.go', { count: changes })}
        </Button>
      </div>
    </Step>
  );
}

/** A link to the rows that are not applied, as a workbook with what is wrong. */
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
