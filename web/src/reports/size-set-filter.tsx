import type { ReportSizeSets } from '@toptan/contract/reports';
import { useTranslation } from 'react-i18next';
import { useNameInLanguage } from '../i18n/use-color-name.ts';
import { Select } from '../ui/form/select.tsx';

/** Narrows a report on sizes to one size set, so that systems of sizes do not mix. On paper it says which. */
export function SizeSetFilter({
  answer: { sizeSets, sizeSet },
  onChange,
}: {
  answer: ReportSizeSets;
  onChange: (sizeSet: string) => void;
}) {
  const { t } = useTranslation(['reports', 'problems', 'words', 'fields']);
  const nameOf = useNameInLanguage();
  if (sizeSets.length === 0) return null;
  const options = [
    ...sizeSets.map(({ id, names }) => ({
      value: id,
      label: names ? nameOf(names) : t('problems:without.sizeSets'),
    })),
    { value: 'all', label: t('allSizeSets') },
  ];
  const chosen = sizeSet ?? 'all';
  return (
    <>
      <div className="report-filters">
        <Select
          look="button"
          label={t('fields:sizeSet')}
          value={chosen}
          onChange={onChange}
          options={options}
        />
      </div>
      <p className="hidden print:block print:font-semibold">
        {options.find(({ value }) => value === chosen)?.label}
      </p>
    </>
  );
}
