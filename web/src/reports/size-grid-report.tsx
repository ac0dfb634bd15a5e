import './size-grid-report.css';
import type { SizeGridReport as SizeGrid } from '@toptan/contract/reports';
import { useTranslation } from 'react-i18next';
import { useColourName } from '../i18n/use-colour-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Card } from '../ui/layout/card.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';

/** So that the keyboard scrolls a table that is wider than its box. */
const scrollable = { tabIndex: 0 };

/** Shares of the largest figure from which a cell is one step darker. */
const steps = [0.1, 0.25, 0.45, 0.75];

const stepOf = (share: number) => 1 + steps.filter(step => share >= step).length;

/** Pieces of each size in each color: a table whose cells are the darker the more they hold. */
export function SizeGridReport({ answer: { rows, colors, sizes, totals } }: { answer: SizeGrid }) {
  const { t } = useTranslation('reports');
  const { number } = useFormat();
  const colourName = useColourName();
  const piecesOf = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((sum, row) => sum + (of(row) ? row.pieces : 0), 0);
  const largest = Math.max(1, ...rows.map(({ pieces }) => pieces));
  return (
    <Card
      title={t('names.size-grid')}
      end={
        <span className="report-keys heat-keys">
          {t('fewer')}
          {[1, 2, 3, 4, 5].map(step => (
            <i key={step} data-step={step} aria-hidden="true" />
          ))}
          {t('more')}
        </span>
      }
    >
      <section className="heat-scroll" aria-label={t('names.size-grid')} {...scrollable}>
        <table className="heat">
          <thead>
            <tr>
              <th scope="col">{t('leads.colours')}</th>
              {sizes.map(size => (
                <th key={size ?? ''} scope="col">
                  <bdi>{size ?? t('without.sizes')}</bdi>
                </th>
              ))}
              <th scope="col">{t('columns.pieces')}</th>
            </tr>
          </thead>
          <tbody>
            {colors.map(colour => (
              <tr key={colour ?? ''}>
                <th scope="row">
                  {colour !== null && <Swatch colour={colour} />}
                  {colour === null ? t('without.colours') : colourName(colour)}
                </th>
                {sizes.map(size => {
                  const pieces = piecesOf(row => row.color === colour && row.size === size);
                  return (
                    <td key={size ?? ''} data-step={pieces > 0 ? stepOf(pieces / largest) : undefined}>
                      {pieces > 0 ? number(pieces) : '–'}
                    </td>
                  );
                })}
                <td>{number(piecesOf(row => row.color === colour))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('columns.pieces')}</th>
              {sizes.map(size => (
                <td key={size ?? ''}>{number(piecesOf(row => row.size === size))}</td>
              ))}
              <td>{number(totals.pieces)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </Card>
  );
}
