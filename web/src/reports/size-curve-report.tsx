import type { SizeCurveReport as Curve } from '@toptan/contract/reports';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../i18n/use-figures.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Select } from '../ui/form/select.tsx';
import { Card } from '../ui/layout/card.tsx';
import { FigureTable } from '../ui/table/figure-table.tsx';
import { ChartKey, ColumnChart } from '../ui/trade/column-chart.tsx';
import { ComparedWords } from './total-cards.tsx';

type Category = Curve['rows'][number]['category'];

/** The share of each size among the pieces of a category. */
export function SizeCurveReport({
  answer,
  category,
  onCategory,
}: {
  answer: Curve;
  category: string | undefined;
  onCategory: (category: string) => void;
}) {
  const { t } = useTranslation(['reports', 'words']);
  const { number } = useFormat();
  const { percent } = useFigures();
  const { rows, comparedPeriod } = answer;
  const piecesOf = (of: Category) =>
    rows.reduce((sum, row) => sum + (row.category === of ? row.pieces : 0), 0);
  const categories = [...new Set(rows.map(row => row.category))].toSorted(
    (a, b) => piecesOf(b) - piecesOf(a),
  );
  const named = categories.findIndex(each => (each ?? 'none') === category);
  const chosen = categories[Math.max(0, named)] ?? null;
  const nameOf = (of: Category) => (of ? t(`words:category.${of}`) : t('without.categories'));
  const sizes = rows.filter(row => row.category === chosen);
  const isCompared = comparedPeriod !== null;
  const label = t('shareOfSizes', { category: nameOf(chosen) });
  return (
    <>
      <Card
        title={label}
        end={
          <span className="report-keys">
            {isCompared && (
              <>
                <ChartKey kind="now" /> {t('now')}
                <ChartKey kind="before" /> {t('before')}
              </>
            )}
            {categories.length > 1 && (
              <Select
                look="button"
                label={t('leads.categories')}
                value={chosen ?? 'none'}
                onChange={onCategory}
                options={categories.map(each => ({ value: each ?? 'none', label: nameOf(each) }))}
              />
            )}
          </span>
        }
      >
        <ColumnChart
          whole
          label={label}
          format={percent}
          beforeWords={before => t('beforeWords', { before })}
          columns={sizes.map(({ size, share, compared }) => ({
            id: size,
            name: size,
            value: share,
            ...(compared && { before: compared.share }),
          }))}
        />
        <FigureTable
          label={label}
          lead={t('leads.sizes')}
          columns={[
            { id: 'pieces', header: t('columns.pieces') },
            { id: 'share', header: t('columns.share') },
            ...(isCompared
              ? [
                  { id: 'piecesBefore', header: t('piecesBefore'), from: 'tablet' as const },
                  { id: 'before', header: t('before') },
                ]
              : []),
          ]}
          rows={sizes.map(({ size, pieces, share, compared }) => ({
            id: size,
            lead: <bdi>{size}</bdi>,
            cells: [
              number(pieces),
              <bdi key="share" dir="ltr" className="figure-strong">
                {percent(share)}
              </bdi>,
              compared && <span className="report-quiet">{number(compared.pieces)}</span>,
              compared && (
                <bdi key="before" dir="ltr" className="report-quiet">
                  {percent(compared.share)}
                </bdi>
              ),
            ],
          }))}
          total={{ lead: t('total'), cells: [number(piecesOf(chosen)), '', '', ''] }}
        />
      </Card>
      <ComparedWords period={comparedPeriod} />
    </>
  );
}
