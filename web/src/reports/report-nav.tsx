import { Link } from '@tanstack/react-router';
import type { ReportName } from '@toptan/contract/reports';
import { useTranslation } from 'react-i18next';
import { Select } from '../ui/form/select.tsx';
import { TABLET, useMedia } from '../ui/use-media.ts';
import { listedReports, reportGroups } from './report-names.ts';

/** The list of reports beside the one that is shown; a select where there is no space for it. */
export function ReportNav({
  current,
  onChange,
}: {
  current: ReportName;
  onChange: (name: ReportName) => void;
}) {
  const { t } = useTranslation('reports');
  const isNarrow = useMedia(TABLET);
  if (isNarrow)
    return (
      <div className="max-lg:grid print:hidden">
        <Select<ReportName>
          label={t('report')}
          value={current}
          onChange={onChange}
          options={listedReports.map(value => ({ value, label: t(`names.${value}`) }))}
        />
      </div>
    );
  return (
    <nav className="report-rail" aria-label={t('report')}>
      {reportGroups.map(({ group, names }) => (
        <section key={group} aria-label={t(`groups.${group}`)}>
          <h2 className="ps-3 text-13 font-medium text-ink-3">{t(`groups.${group}`)}</h2>
          <ul>
            {names.map(name => (
              <li key={name}>
                <Link
                  from="/admin/reports"
                  to="/admin/reports"
                  search={previous => ({ ...previous, report: name })}
                  aria-current={name === current ? 'page' : undefined}
                  resetScroll={false}
                >
                  {t(`names.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
