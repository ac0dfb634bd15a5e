import './column-chart.css';
import { useFormat } from '../../i18n/use-format.ts';
import { classNames } from '../class-names.ts';

interface ChartColumn {
  id: string;
  /** Short: a month, a day, a size. */
  name: string;
  /** Words below the name: year or 'until 20 Nov'. */
  note?: string;
  value: number;
  /** The value to compare with, in grey before the column. */
  before?: number;
  /** The one that matters, in the accent where nothing is compared. */
  current?: boolean;
  /** True while its time is not over: hatched. */
  isOpen?: boolean;
}

interface ColumnChartProps {
  /** The counted figures and their time, read out in the place of the drawing. */
  label: string;
  /** Columns in the order of reading, the oldest first. */
  columns: readonly ChartColumn[];
  /** Formats the figures on the columns and beside the rules. */
  format?: (value: number) => string;
  /** Words for the value before, such as '1,200 a year before', for screen readers. */
  beforeWords?: (before: string) => string;
  /** True: all columns also on a phone, with fewer names and without figures; otherwise the last half year of twelve. */
  whole?: boolean;
}

/** A round figure not above a quarter of the space, for the rules: 1, 2 or 5 times a power of ten, at least `least`. */
function ruleStep(highest: number, least: number): number {
  const rough = Math.max(highest, 4 * least) / 3.5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fit = [1, 2, 5, 10].find(factor => factor * power >= rough * (1 - 1e-9)) ?? 10;
  return Math.max(least, fit * power);
}

/** Names that have space beside each other on a wide screen, and on a phone. */
const namesOnScreens = 14;
const namesOnPhones = 6;

/** The screens on which a name among so many stands: all, all unless text is large, wide ones, or none. */
function reachOf(index: number, count: number): 'all' | 'phone' | 'wide' | 'none' {
  const isEvery = (step: number) => (count - 1 - index) % step === 0;
  const onPhones = Math.ceil(count / namesOnPhones);
  if (!isEvery(Math.ceil(count / namesOnScreens))) return 'none';
  if (!isEvery(onPhones)) return 'wide';
  return isEvery(3 * onPhones) ? 'all' : 'phone';
}

/** Quiet columns of one measure, the current one in the accent; with those of before beside them, all are in the accent. */
export function ColumnChart({
  label,
  columns,
  format = String,
  beforeWords = String,
  whole = false,
}: ColumnChartProps) {
  const { list } = useFormat();
  const spoken = columns.map(({ name, note, value, before }) =>
    [name, note, format(value), before !== undefined && `(${beforeWords(format(before))})`]
      .filter(Boolean)
      .join(' '),
  );
  const highest = Math.max(0, ...columns.flatMap(({ value, before = 0 }) => [value, before]));
  // Shares are below one, everything else is counted.
  const step = ruleStep(highest, whole && highest <= 1 ? 0.01 : 1);
  const top = Math.max(highest * 1.16, step * 3);
  const height = (value: number) => `${(value / top) * 100}%`;
  const rules = [1, 2, 3, 4].map(count => count * step).filter(value => value < top * 0.98);
  const reach = (index: number) => (whole ? reachOf(index, columns.length) : undefined);
  const isCompared = columns.some(({ before }) => before !== undefined);
  const hasFigures = !whole || columns.length <= namesOnScreens;
  return (
    <div className={classNames('column-chart', whole && 'column-chart-whole')}>
      <div role="img" aria-label={`${label}: ${list(spoken)}`}>
        <div className="column-plot" data-dense={columns.length > namesOnScreens || undefined}>
          {rules.map(value => (
            <i key={value} className="column-rule" style={{ '--height': height(value) }}>
              <span>
                <bdi>{format(value)}</bdi>
              </span>
            </i>
          ))}
          {columns.map(({ id, value, before, current, isOpen }) => (
            <span key={id} className="column-place">
              {before !== undefined && <i className="column-before" style={{ '--height': height(before) }} />}
              <span
                className="column-bar"
                data-current={current || undefined}
                data-now={whole || isCompared || undefined}
                data-open={isOpen || undefined}
                style={{ '--height': height(value) }}
              >
                {hasFigures && (
                  <b>
                    <bdi>{format(value)}</bdi>
                  </b>
                )}
              </span>
            </span>
          ))}
        </div>
        <div className="column-names" data-dense={columns.length > namesOnScreens || undefined}>
          {columns.map(({ id, name, note, current }, index) => (
            <span key={id} data-current={current || undefined} data-reach={reach(index)}>
              {name}
              {note !== undefined && <small>{note}</small>}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The sample beside a word: the value now, one whose time is not over, or the value before. */
export function ChartKey({ kind }: { kind: 'now' | 'open' | 'before' }) {
  return <i className="chart-key" data-kind={kind} aria-hidden="true" />;
}
