import './reports.css';
import { getRouteApi } from '@tanstack/react-router';
import {
  getIdleReport,
  getLateReport,
  getSalesReport,
  getSellThroughReport,
  getSizeCurveReport,
} from '@toptan/contract/reports';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dataQuery, queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Button } from '../ui/form/button.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { PHONE, useMedia } from '../ui/layout/use-media.ts';
import { GroupReport } from './group-report.tsx';
import { LateReport } from './late-report.tsx';
import { chosenPeriod, presetsOf, todayInIstanbul } from './periods.ts';
import { ReportFilters } from './report-filters.tsx';
import { groupedCalls, isGrouped, reportNames, withoutComparison } from './report-names.ts';
import { ReportNav } from './report-nav.tsx';
import { NothingFound, Report } from './report-state.tsx';
import type { ReportsSearch } from './reports-search.ts';
import { SalesReport } from './sales-report.tsx';
import { SizeCurveReport } from './size-curve-report.tsx';
import { IdleReport, SellThroughReport } from './stock-reports.tsx';
import { useDayWords } from './use-report-words.ts';

// Read anew whenever one is opened: they change with every order, and no topic notifies of them.
const [collection] = queryKey(getSalesReport);
queryClient.setQueryDefaults([collection], { staleTime: 0 });

const route = getRouteApi('/admin/reports');

/** What sells, what does not, and what is late. The report and its filters are in the address. */
export function ReportsPage() {
  const { t } = useTranslation('reports');
  const { dateTime } = useFormat();
  const words = useDayWords();
  const isPhone = useMedia(PHONE);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const today = todayInIstanbul();
  const name = reportNames.find(each => each === search.report) ?? 'sales';
  const period = chosenPeriod(search, today);
  const change = (changed: Partial<ReportsSearch>) =>
    void navigate({ search: previous => ({ ...previous, ...changed }), replace: true, resetScroll: false });

  return (
    <>
      <div className="report-head">
        <PageHeader
          title={t('title')}
          tools={
            !isPhone && (
              <Button onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                {t('print')}
              </Button>
            )
          }
        />
      </div>
      <div className="report-page">
        <ReportNav current={name} onChange={report => change({ report })} />
        <div className="report">
          <header className="report-paper-head">
            <span>
              <BrandMark /> <b>Toptan</b>
              <small>{t('printed', { date: dateTime(new Date().toISOString()) })}</small>
            </span>
            <span>
              <b>{t(`names.${name}`)}</b>
              {name !== 'late' && <span>{words.period(period)}</span>}
            </span>
          </header>
          {name !== 'late' && (
            <ReportFilters
              search={search}
              today={today}
              hasComparison={!withoutComparison.includes(name)}
              onChange={change}
            />
          )}
          <ReportShown
            key={name}
            name={name}
            search={search}
            today={today}
            onCategory={category => change({ category })}
            nothing={
              <NothingFound
                title={t('empty', words.ends(period))}
                text={t('emptyText')}
                action={<Button onClick={() => change(presetsOf(today).year)}>{t('showYear')}</Button>}
              />
            }
          />
          <p className="report-note">{t(`counted.${isOfOrders(name) ? 'ordered' : name}`)}</p>
        </div>
      </div>
    </>
  );
}

const isOfOrders = (
  name: (typeof reportNames)[number],
): name is Exclude<typeof name, 'sell-through' | 'idle' | 'late'> => !withoutComparison.includes(name);

type ShownProps = {
  name: (typeof reportNames)[number];
  search: ReportsSearch;
  today: string;
  onCategory: (category: string) => void;
  nothing: React.ReactNode;
};

/** The report of an address. */
function ReportShown({ name, search, today, onCategory, nothing }: ShownProps) {
  const { t } = useTranslation('reports');
  const { from, until, compare, category } = search;
  const query = { ...(from && { from }), ...(until && { until }) };
  const compared = { ...query, ...(compare && { compare }) };
  const isNothing = (totals: { pieces: number; compared: { pieces: number } | null }) =>
    totals.pieces === 0 && !totals.compared?.pieces;

  if (isGrouped(name))
    return (
      <Report query={dataQuery(groupedCalls[name], { query: compared })}>
        {answer => (isNothing(answer.totals) ? nothing : <GroupReport by={name} answer={answer} />)}
      </Report>
    );
  if (name === 'size-curve')
    return (
      <Report query={dataQuery(getSizeCurveReport, { query: compared })}>
        {answer =>
          answer.rows.length === 0 ? (
            nothing
          ) : (
            <SizeCurveReport answer={answer} category={category} onCategory={onCategory} />
          )
        }
      </Report>
    );
  if (name === 'sell-through')
    return (
      <Report query={dataQuery(getSellThroughReport, { query })}>
        {answer => (answer.rows.length === 0 ? nothing : <SellThroughReport answer={answer} />)}
      </Report>
    );
  if (name === 'idle')
    return (
      <Report query={dataQuery(getIdleReport, { query })}>
        {answer =>
          answer.rows.length === 0 ? <NothingFound title={t('noneIdle')} /> : <IdleReport answer={answer} />
        }
      </Report>
    );
  if (name === 'late')
    return (
      <Report query={dataQuery(getLateReport, {})}>
        {answer =>
          answer.rows.length === 0 ? <NothingFound title={t('noneLate')} /> : <LateReport answer={answer} />
        }
      </Report>
    );
  return (
    <Report query={dataQuery(getSalesReport, { query: compared })}>
      {answer => (isNothing(answer.totals) ? nothing : <SalesReport answer={answer} today={today} />)}
    </Report>
  );
}
