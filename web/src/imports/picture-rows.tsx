import { groupBy } from '@toptan/contract/group-by';
import type { ImportRow } from '@toptan/contract/import-rows';
import { useTranslation } from 'react-i18next';
import { Picture } from '../ui/trade/picture.tsx';
import type { FaultyRowsProps } from './faulty-rows.tsx';
import { RowRepair } from './row-repair.tsx';

const [file, model, color, position] = [0, 1, 2, 3] as const;

/** The name of a file without its folders, its ending and the model, under which it stands. */
function shortName({ cells }: ImportRow): string {
  const name =
    (cells[file] ?? '')
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? '';
  const start = `${cells[model]}_`;
  return name.startsWith(start) ? name.slice(start.length) : name;
}

/** Pictures of an import: those with problems with their fields, the others under their product and color. */
export function PictureRows({ found, rows, busy, onChange, onRepair }: FaultyRowsProps) {
  const { t } = useTranslation('imports');
  const faulty = rows.filter(({ problems }) => problems.length > 0);
  const products = groupBy(
    rows.filter(({ problems }) => problems.length === 0),
    ({ subject, cells }) => `${subject} ${cells[model]}`,
  );
  return (
    <ul className="grid">
      {faulty.map(row => (
        <li key={row.n} className="import-picture-row" data-faulty>
          {row.imageUrl ? <Picture imageUrl={row.imageUrl} ratio="4/5" sizes="48px" /> : <span />}
          <bdi className="code text-13">{row.cells[file]}</bdi>
          <RowRepair {...{ found, row, busy, onChange, onRepair }} />
        </li>
      ))}
      {[...products].map(([key, pictures]) => (
        <li key={key} className="import-product">
          <div>
            <b className="block">
              <bdi>{pictures[0]?.subject}</bdi>
            </b>
            <bdi className="code text-13 text-ink-3">{pictures[0]?.cells[model]}</bdi>
          </div>
          <div className="flex flex-wrap gap-x-5 gap-y-3">
            {[...groupBy(pictures, ({ cells }) => cells[color] ?? '')].map(([name, own]) => (
              <figure key={name}>
                <figcaption className="text-13">
                  <bdi>{name || t('pictures.allColors')}</bdi>
                </figcaption>
                <ul className="flex flex-wrap gap-2 mt-1.5">
                  {own.map(row => (
                    <Tile key={row.n} row={row} />
                  ))}
                </ul>
              </figure>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A picture with its number; where it takes the place of another, that one behind it. */
function Tile({ row }: { row: ImportRow }) {
  const { t } = useTranslation('imports');
  const old = row.changes[0]?.old;
  const name = shortName(row);
  return (
    <li className="grid content-start gap-0.5 w-19">
      <span className="relative">
        <Picture imageUrl={row.imageUrl} alt={name} ratio="4/5" sizes="72px" />
        {row.cells[position] && (
          <span className="absolute top-1 start-1 px-1.5 rounded-1 bg-accent text-12 font-semibold text-on-accent">
            <bdi>{row.cells[position]}</bdi>
          </span>
        )}
        {old && (
          <span className="absolute bottom-1 end-1 w-6.5 border border-surface opacity-85">
            <Picture imageUrl={old} alt={t('pictures.old')} ratio="4/5" sizes="32px" />
          </span>
        )}
      </span>
      <bdi className="code wrap-anywhere text-12 text-ink-3" title={row.cells[file] ?? ''}>
        {name}
      </bdi>
      {old && <small>{t('pictures.replaces')}</small>}
      {row.isSkipped && <small>{t('check.skipped')}</small>}
    </li>
  );
}
