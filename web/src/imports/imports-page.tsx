import './imports.css';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ImportKind, importKinds } from '@toptan/contract/file-fields';
import type { Import } from '@toptan/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuide } from '../guide/api.ts';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { Button } from '../ui/button/button.tsx';
import { Announcement } from '../ui/feedback/announcement.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { BackLink, PageHeader } from '../ui/layout/page-header.tsx';
import { Step } from '../ui/layout/step.tsx';
import { useFocusKept } from '../ui/overlay/use-focus-kept.ts';
import { useCheck, useImport } from './api.ts';
import { ApplyStep } from './apply-step.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep, type SentFile } from './columns-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileStep } from './file-step.tsx';
import type { ImportsSearch } from './imports-search.ts';
import { NameRule } from './name-rule.tsx';
import { PictureStep } from './picture-step.tsx';
import { stepPlaces } from './step-places.ts';

const route = getRouteApi('/admin/imports');

/** Products, stock counts, customers and pictures out of files, step by step on one page. */
export function ImportsPage() {
  const { import: id } = route.useSearch();
  const navigate = route.useNavigate();
  const [sent, setSent] = useState<SentFile | null>(null);
  const onSent = (next: SentFile) => {
    setSent(next);
    void navigate({ search: { import: next.id }, replace: next.isAgain });
  };
  if (id === undefined) return <NewImport onSent={onSent} />;
  return <OpenImport key={id} id={id} sent={sent?.id === id ? sent : null} onSent={onSent} />;
}

function NewImport({ onSent }: { onSent: (sent: SentFile) => void }) {
  const { t } = useTranslation('imports');
  const { kind = 'products' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="grid grid-cols-1 gap-3">
        <Segmented
          className="md:w-fit"
          label={t('kind')}
          value={kind}
          onChange={next => navigate({ search: { kind: next }, replace: true, resetScroll: false })}
          options={importKinds.map(value => ({ value, label: t(`kinds.${value}`) }))}
        />
        {kind === 'pictures' ? (
          <PictureStep onRead={({ id }) => navigate({ search: { import: id } })} />
        ) : (
          <FileStep
            kind={kind}
            onRead={({ id }, file) => onSent({ id, file, chosen: new Map(), isAgain: false })}
          />
        )}
        <LaterSteps kind={kind} from={2} />
        <EarlierImports />
      </div>
    </>
  );
}

/** Pictures have no columns. */
const stepsOf = (kind: ImportKind) =>
  (['file', 'columns', 'check', 'apply'] as const).filter(name => kind !== 'pictures' || name !== 'columns');

/** The steps that are still to come. */
function LaterSteps({ kind, from }: { kind: ImportKind; from: number }) {
  const { t } = useTranslation('imports');
  return stepsOf(kind)
    .slice(from - 1)
    .map((name, at) => (
      <Step
        key={name}
        number={from + at}
        title={t(`steps.${name}`)}
        {...(name !== 'file' && { about: t(`abouts.${name}`) })}
        state="later"
      />
    ));
}

interface OpenImportProps {
  id: string;
  sent: SentFile | null;
  onSent: (sent: SentFile) => void;
}

function OpenImport({ id, ...file }: OpenImportProps) {
  const { t } = useTranslation('imports');
  const query = useImport(id);
  const { data: found, isError } = query;
  const back = (
    <BackLink>
      <Link to="/admin/imports">{t('all')}</Link>
    </BackLink>
  );
  if (isError && !found)
    return (
      <>
        <PageHeader title={t('title')} back={back} />
        <LoadError title={t('check.failed')} query={query} />
      </>
    );
  return (
    <>
      <PageHeader
        title={found ? t(`titles.${found.kind}`) : t('title')}
        subtitle={<bdi>{found?.fileName ?? '\u00a0'}</bdi>}
        {...((found?.state === 'done' || found?.state === 'undone') && {
          tools: (
            <>
              <GuideBack />
              <Button asChild variant="primary">
                <Link to="/admin/imports">{t('new')}</Link>
              </Button>
            </>
          ),
        })}
        back={back}
      />
      {found && <Steps found={found} {...file} />}
    </>
  );
}

/** The step that is under way, or the result of the last one, for screen readers. */
function useHeard({ kind, state, counts }: Import): string {
  const { t, list, number } = useWords('imports');
  if (state === 'columns') return '';
  if (state !== 'checked' && state !== 'done' && state !== 'undone') return t(`states.${state}`);
  const { error, create, update, same, applied, undone, kept } = counts;
  const figures = {
    checked: { error, create, update, same },
    done: { applied, left: error },
    undone: { undone: undone - kept, kept },
  }[state];
  const words = Object.entries(figures).map(([name, figure]) => {
    const key = `${kind === 'pictures' && state === 'checked' ? 'pictures.counts' : 'counts'}.${name}`;
    return figure > 0 ? `${number(figure)} ${(t as (key: string) => string)(key)}` : null;
  });
  return list([t(`states.${state}`), ...words]);
}

/** The steps of an import; those behind the present one are a line with their result. */
function Steps({ found, ...file }: { found: Import } & Omit<OpenImportProps, 'id'>) {
  const { t } = useTranslation('imports');
  const heard = useHeard(found);
  useFocusKept(...stepPlaces);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [isChanging, setChanging] = useState(false);
  const { state, columns, counts, failedStep } = found;
  const isAtColumns = state === 'columns' || (state === 'checked' && isChanging);
  const isAtCheck = !isAtColumns && (state === 'checking' || state === 'checked');
  const isPictures = found.kind === 'pictures';
  const checkPlace = isPictures ? 2 : 3;
  const used = columns.filter(({ field }) => field !== null).length;
  const onSearch = (change: Partial<ImportsSearch>) =>
    navigate({ search: previous => ({ ...previous, ...change }), replace: true, resetScroll: false });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Announcement>{heard}</Announcement>
      {failedStep && (
        <Callout tone="warning" live>
          {t(`gaveUp.${failedStep}`)}
        </Callout>
      )}
      <Step
        number={1}
        title={t('steps.file')}
        about={
          <>
            {found.layout?.sheet && (
              <>
                <bdi>{found.layout.sheet}</bdi> ·{' '}
              </>
            )}
            {t(isPictures ? 'pictures.count' : 'rows', { count: counts.rows })}
          </>
        }
        state="done"
      />
      {isPictures ? (
        state === 'columns' && <PictureNamesStep found={found} />
      ) : isAtColumns ? (
        <ColumnsStep found={found} onChecked={() => setChanging(false)} {...file} />
      ) : (
        <Step
          number={2}
          title={t('steps.columns')}
          about={t('columns.recognised', { known: used, all: columns.length })}
          state="done"
          end={
            state === 'checked' && (
              <Button variant="link" onClick={() => setChanging(true)}>
                {t('change')}
              </Button>
            )
          }
        />
      )}
      {isAtColumns && <LaterSteps kind={found.kind} from={3} />}
      {isAtCheck && <CheckStep number={checkPlace} found={found} search={search} onSearch={onSearch} />}
      {isAtCheck && <LaterSteps kind={found.kind} from={checkPlace + 1} />}
      {!isAtColumns && !isAtCheck && <ApplyStep number={checkPlace + 1} found={found} />}
    </div>
  );
}

/** The way back to the guide from a task that it led to; nothing once the guide is over. */
function GuideBack() {
  const { t } = useTranslation('guide');
  const { data } = useGuide();
  if (!data?.isOpen) return null;
  return (
    <Button asChild>
      <Link to="/admin/start">{t('back')}</Link>
    </Button>
  );
}

/** Pictures that were sent and not checked: their sending was interrupted. */
function PictureNamesStep({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const check = useCheck(found.id);
  return (
    <Step number={2} title={t('pictures.step')} about={t('pictures.interrupted')} state="current">
      <div className="step-body">
        <NameRule />
      </div>
      <div className="step-foot border-t-0">
        <Button variant="primary" size="md" busy={check.isPending} onClick={() => check.mutate({})}>
          {t('pictures.go', { count: found.counts.rows })}
        </Button>
      </div>
    </Step>
  );
}
