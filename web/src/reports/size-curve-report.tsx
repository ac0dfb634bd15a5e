import type { SizeCurveReport as Curve } from '@toptan/contract/reports';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language-store.ts';
import { useFigures } from '../i18n/use-figures.ts';
import { useSizeName } from '../i18n/use-size-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { Card } from '../ui/layout/card.tsx';
import { FigureTable } from '../ui/table/figure-table.tsx';
import { ColumnChart } from '../ui/trade/column-chart.tsx';
import { ComparedKeys } from './ordered-figures.tsx';
import { ComparedWords } from './total-cards.tsx';

/** The share of each size among the pieces of its category: categories by name, goods without one last, as in the file. */
export function SizeCurveReport({ answer: { rows, comparedPeriod } }: { answer: Curve }) {
  const { t } = useTranslation(['reports', 'problems', 'words']);
  const names = new Intl.Collator(useLanguage());
  const categories = [...new Set(rows.map(row => row.category))]
    .map(category => ({
      category,
      name: category ? t(`words:category.${category}`) : t('problems:without.categories'),
    }))
    .toSorted((a, b) => Number(!a.category) - Number(!b.category) || names.compare(a.name, b.name));
  return (
    <>
      {categories.map(({ category, name }) => (
        <CategoryCurve
          key={name}
          label={t('shareOfSizes', { category: name })}
          sizes={rows.filter(row => row.category === category)}
          isCompared={comparedPeriod !== null}
        />
      ))}
      <ComparedWords period={comparedPeriod} />
    </>
  );
}

function CategoryCurve({
  label,
  sizes,
  isCompared,
}: {
  label: string;
  sizes: Curve['rows'];
  isCompared: boolean;
}) {
  const { t, number } = useWords(['reports', 'fields']);
  const sizeName = useSizeName();
  const { percent } = useFigures();
  const sumOf = (figure: (row: Curve['rows'][number]) => number) =>
    sizes.reduce((sum, row) => sum + figure(row), 0);
  return (
    <Card title={label} end={isCompared && <ComparedKeys />}>
      <ColumnChart
        whole
        label={label}
        format={percent}
        beforeWords={before => t('beforeWords', { before })}
        columns={sizes.map(({ size, share, compared }) => ({
          id: size,
          name: sizeName(size),
          value: share,
          ...(compared && { before: compared.share }),
        }))}
      />
      <FigureTable
        label={label}
        lead={t('fields:size')}
        columns={[
          { id: 'pieces', header: t('fields:quantity') },
          { id: 'share', header: t('fields:share') },
          ...(isCompared
            ? [
                { id: 'piecesBefore', header: t('piecesBefore'), from: 'tablet' as const },
                { id: 'before', header: t('before') },
              ]
            : []),
        ]}
        rows={sizes.map(({ size, pieces, share, compared }) => ({
          id: size,
          lead: <bdi>{sizeName(size)}</bdi>,
          cells: [
            number(pieces),
            <bdi key="share" dir="ltr" className="font-medium">
              {percent(share)}
            </bdi>,
            compared && <span className="text-ink-3">{number(compared.pieces)}</span>,
            compared && (
              <bdi key="before" dir="ltr" className="text-ink-3">
                {percent(compared.share)}
              </bdi>
            ),
          ],
        }))}
        total={{
          lead: t('total'),
          cells: [number(sumOf(row => row.pieces)), '', number(sumOf(row => row.compared?.pieces ?? 0)), ''],
        }}
      />
    </Card>
  );
}
