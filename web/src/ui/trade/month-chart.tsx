import { useFormat } from '../../i18n/use-format.ts';
import './month-chart.css';

export interface MonthChartProps {
  /** What is counted and when, read out in the place of the drawing. */
  label: string;
  /** Oldest first. name: short month; note: year or 'until 20 Nov' below it. */
  months: readonly { id: string; name: string; note?: string; value: number; current?: boolean }[];
  /** Formats the figures on the bars and beside the rules. */
  format?: (value: number) => string;
}

/** A round figure not above a quarter of the space, for the rules: 1, 2 or 5 times a power of ten. */
export function ruleStep(highest: number): number {
  const rough = Math.max(highest, 4) / 3.5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fit = [1, 2, 5, 10].find(factor => factor * power >= rough) ?? 10;
  return Math.max(1, fit * power);
}

/** Quiet bars, one a month, the current one in the accent. */
export function MonthChart({ label, months, format = String }: MonthChartProps) {
  const { list } = useFormat();
  const spoken = months.map(({ name, note, value }) => [name, note, format(value)].filter(Boolean).join(' '));
  const highest = Math.max(0, ...months.map(month => month.value));
  const step = ruleStep(highest);
  const top = Math.max(highest * 1.16, step * 3);
  const height = (value: number) => `${(value / top) * 100}%`;
  const rules = [1, 2, 3, 4].map(count => count * step).filter(value => value < top * 0.98);
  return (
    <div className="month-chart">
      <div role="img" aria-label={`${label}: ${list(spoken)}`}>
        <div className="month-plot">
          {rules.map(value => (
            <i key={value} className="month-rule" style={{ '--height': height(value) }}>
              <span>{format(value)}</span>
            </i>
          ))}
          {months.map(month => (
            <span
              key={month.id}
              className="month-bar"
              data-current={month.current || undefined}
              style={{ '--height': height(month.value) }}
            >
              <b>{format(month.value)}</b>
            </span>
          ))}
        </div>
        <div className="month-names">
          {months.map(month => (
            <span key={month.id} data-current={month.current || undefined}>
              {month.name}
              {month.note !== undefined && <small>{month.note}</small>}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
