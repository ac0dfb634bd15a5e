import './reports.css';
import { getRouteApi } from '@tanstack/react-router';
import { dayInIstanbul } from '@toptan/contract/days';
import {
  exportReport,
  getSalesReport,
  getSizeCurveReport,
  getSizeGridReport,
  type ReportName,
  type ReportSizeSets,
  reportsWithCategory,
  reportsWithSizeSet,
} from '@toptan/contract/reports';
import { getIdleReport, getLateReport, getSellThroughReport } from '@toptan/contract/stock-reports';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../api/call.ts';
import { dataQuery, queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { useWords } from '../i18n/use-words.ts';
import { ExportPopover } from '../lists/export-popover.tsx';
import { usePortalName } from '../portal/portal-store.ts';
import { useSessionStore } from '../session/session-store.ts';
import { Button } from '../ui/button/button.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';
import { GroupReport } from './group-report.tsx';
import { LateReport } from './late-report.tsx';
import { chosenPeriod, presetsOf } from './periods.ts';
import { ReportFilters } from './report-filters.tsx';
import { groupedCalls, isGrouped, listedReports, withoutComparison } from './report-names.ts';
import { ReportNav } from './report-nav.tsx';
import { NothingFound, Report } from './report-state.tsx';
import { categoryOf, type ReportsSearch } from './reports-search.ts';
import { SalesReport } from './sales-report.tsx';
import { SizeCurveReport } from './size-curve-report.tsx';
import { SizeGridReport } from './size-grid-report.tsx';
import { SizeSetFilter } from './size-set-filter.tsx';
import { IdleReport, SellThroughReport } from './stock-reports.tsx';
import { useDayWords } from './use-report-words.ts';

// Read anew whenever one is opened: they change with every order, and no topic notifies of them.
const [collection] = queryKey(getSalesReport);
queryClient.setQueryDefaults([collection], { staleTime: 0 });

const route = getRouteApi('/admin/reports');

/** Reports on sales, on idle stock and on late orders. The report and its filters are in the address. */
export function ReportsPage() {
  const { t, dateTime } = useWords(['reports', 'words']);
  const language = useLanguage();
  const portalName = usePortalName();
  const username = useSessionStore(({ user }) => user?.username);
  const words = useDayWords();
  const isPhone = useMedia(PHONE);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const today = dayInIstanbul();
  const name = listedReports.find(each => each === search.report) ?? 'sales';
  const query = queryOf(name, search);
  const period = chosenPeriod(search, today);
  const change = (changed: Partial<ReportsSearch>) =>
    void navigate({ search: previous => ({ ...previous, ...changed }), replace: true, resetScroll: false });

  return (
    <>
      <div className="report-head">
        <PageHeader
          title={t('title')}
          tools={
            <>
              <ExportPopover
                addressOf={format =>
                  addressOf(exportReport, { params: { report: name }, query: { ...query, format, language } })
                }
              />
              {!isPhone && (
                <Button onClick={() => window.print()}>
                  <Printer aria-hidden="true" />
                  {t('print')}
                </Button>
              )}
            </>
          }
        />
      </div>
      <div className="report-page">
        <ReportNav current={name} onChange={report => change({ report })} />
        <div className="report">
          <header className="report-paper-head">
            <span>
              <span className="report-paper-name">
                <BrandMark /> <b>{portalName}</b>
              </span>
              <small>{t('printed', { name: username, date: dateTime(new Date().toISOString()) })}</small>
            </span>
            <span>
              <b>{t(`names.${name}`)}</b>
              {name !== 'late' && <span>{words.period(period)}</span>}
              {query.category && <small>{t(`words:category.${query.category}`)}</small>}
            </span>
          </header>
          {name !== 'late' && (
            <ReportFilters
              search={search}
              today={today}
              hasComparison={!withoutComparison.includes(name)}
              hasCategory={reportsWithCategory.includes(name)}
              onChange={change}
            />
          )}
          <ReportShown
            key={name}
            name={name}
            query={query}
            search={search}
            today={today}
            onChange={change}
            nothing={
              <NothingFound
                title={t('empty', words.ends(period))}
                text={t('emptyText')}
                action={<Button onClick={() => change(presetsOf(today).year)}>{t('showYear')}</Button>}
              />
            }
          />
          <p className="text-13 text-ink-3">{t(`counted.${isOfStock(name) ? name : 'ordered'}`)}</p>
        </div>
      </div>
    </>
  );
}

const isOfStock = (name: ReportName): name is 'sell-through' | 'idle' | 'late' =>
  ['sell-through', 'idle', 'late'].includes(name);

/** The fields of the address that a report takes. */
function queryOf(name: ReportName, search: ReportsSearch) {
  const { from, until, compare, sizeSet = 'most' } = search;
  const category = reportsWithCategory.includes(name) ? categoryOf(search) : undefined;
  if (name === 'late') return {};
  return {
    ...(from && { from }),
    ...(until && { until }),
    ...(compare && !withoutComparison.includes(name) && { compare }),
    ...(category && { category }),
    ...(reportsWithSizeSet.includes(name) && sizeSet !== 'all' && { sizeSet }),
  };
}

type ShownProps = {
  name: ReportName;
  query: ReturnType<typeof queryOf>;
  search: ReportsSearch;
  today: string;
  onChange: (changed: Partial<ReportsSearch>) => void;
  nothing: React.ReactNode;
};

/** The report of an address. */
function ReportShown({ name, query, search, today, onChange, nothing }: ShownProps) {
  const { t } = useTranslation('reports');
  const isNothing = (totals: { pieces: number; compared: { pieces: number } | null }) =>
    totals.pieces === 0 && !totals.compared?.pieces;

  const sizeSet = (answer: ReportSizeSets) => (
    <SizeSetFilter
      answer={answer}
      onChange={sizeSet => onChange({ sizeSet, size: undefined, color: undefined })}
    />
  );

  if (isGrouped(name))
    return (
      <Report query={dataQuery(groupedCalls[name], { query })}>
        {answer => (isNothing(answer.totals) ? nothing : <GroupReport by={name} answer={answer} />)}
      </Report>
    );
  if (name === 'size-grid')
    return (
      <Report query={dataQuery(getSizeGridReport, { query })}>
        {answer => (
          <>
            {sizeSet(answer)}
            {answer.rows.length === 0 ? (
              nothing
            ) : (
              <SizeGridReport answer={answer} query={query} search={search} onChange={onChange} />
            )}
          </>
        )}
      </Report>
    );
  if (name === 'size-curve')
    return (
      <Report query={dataQuery(getSizeCurveReport, { query })}>
        {answer => (
          <>
            {sizeSet(answer)}
            {answer.rows.length === 0 ? nothing : <SizeCurveReport answer={answer} />}
          </>
        )}
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
    <Report query={dataQuery(getSalesReport, { query })}>
      {answer => (isNothing(answer.totals) ? nothing : <SalesReport answer={answer} today={today} />)}
    </Report>
  );
}
