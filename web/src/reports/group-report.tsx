import { productCategories } from '@toptan/contract/catalog/filters';
import type { GroupRow, GroupReport as Groups } from '@toptan/contract/reports';
import { useTranslation } from 'react-i18next';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useFigures } from '../i18n/use-figures.ts';
import { Card } from '../ui/layout/card.tsx';
import { FigureTable } from '../ui/table/figure-table.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { PhoneFigures, useOrderedFigures } from './ordered-figures.tsx';
import { type GroupedName, groupedFields } from './report-names.ts';
import { ComparedWords, TotalCards } from './total-cards.tsx';
import { lira } from './use-report-words.ts';

function useRowName(by: GroupedName): (row: GroupRow) => string {
  const { t } = useTranslation(['reports', 'problems', 'words']);
  const { colorName, sizeName } = useColorSizeNames();
  return ({ key, name }) => {
    if (key === null) return t(`problems:without.${by}`);
    if (by === 'colors') return colorName(key);
    if (by === 'sizes') return sizeName(key);
    const category = by === 'categories' && productCategories.find(each => each === key);
    return category ? t(`words:category.${category}`) : (name ?? key);
  };
}

/** Orders by product, customer or another thing: bars that are a table. */
export function GroupReport({ by, answer }: { by: GroupedName; answer: Groups }) {
  const { t } = useTranslation(['reports', 'fields']);
  const { percent } = useFigures();
  const nameOf = useRowName(by);
  const { rows, totals, left, comparedPeriod } = answer;
  const isCompared = comparedPeriod !== null;
  const figures = useOrderedFigures({
    orders: (by === 'customers' || by === 'manufacturers') && 'desktop',
    isCompared,
  });
  const all = lira(totals.amount);
  const widest = Math.max(
    0.01,
    ...rows.flatMap(row => [lira(row.amount), lira(row.compared?.amount ?? '0')]),
  );
  return (
    <>
      <TotalCards totals={totals} />
      <Card title={t(`names.${by}`)} end={left > 0 && t('left', { count: left })}>
        <FigureTable
          label={t(`names.${by}`)}
          lead={t(`fields:${groupedFields[by]}`)}
          columns={[
            ...figures.columns,
            ...(isCompared ? [] : [{ id: 'share', header: t('fields:share'), from: 'tablet' as const }]),
          ]}
          rows={rows.map(row => ({
            id: row.key ?? '',
            lead: <bdi>{nameOf(row)}</bdi>,
            second: row.code && <bdi className="code">{row.code}</bdi>,
            picture:
              by === 'products' ? (
                <Picture imageUrl={row.imageUrl} ratio="4/5" sizes="34px" />
              ) : by === 'colors' && row.key !== null ? (
                <Swatch color={row.key} />
              ) : undefined,
            bar: {
              value: lira(row.amount) / widest,
              ...(row.compared && { before: lira(row.compared.amount) / widest }),
            },
            onPhone: <PhoneFigures row={row} />,
            cells: [
              ...figures.cellsOf(row),
              <bdi key="share" dir="ltr">
                {percent(all === 0 ? 0 : lira(row.amount) / all)}
              </bdi>,
            ],
          }))}
          total={{ lead: t('total'), cells: figures.cellsOf(totals, true) }}
        />
      </Card>
      <ComparedWords period={comparedPeriod} />
    </>
  );
}
