import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { ChoiceButton } from '../ui/form/choice-button.tsx';
import { CopyField } from '../ui/form/copy-field.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import { EmailText } from '../ui/layout/email-text.tsx';
import { ActiveMark } from '../ui/table/active-mark.tsx';
import { ListEnd } from '../ui/table/list-end.tsx';
import { ListItem } from '../ui/table/list-item.tsx';
import type { GridCell } from '../ui/trade/grid-keys.ts';
import { Picture } from '../ui/trade/picture.tsx';
import { QuantityGrid } from '../ui/trade/quantity-grid.tsx';
import type { GridPieces } from '../ui/trade/use-grid-texts.ts';
import { useQuantityGrid } from '../ui/trade/use-quantity-grid.ts';
import { Specimen } from './specimen.tsx';
import type { SpecimenWords } from './words.ts';

const run = ['28', '30', '32', '34', '36'];
const colors = ['Blue', 'Black'];

/** Cells in every state: stored, changed, wrong, closed, empty. */
function GridSpecimen({ words }: { words: SpecimenWords }) {
  const [pieces, setPieces] = useState<GridPieces>({ '0 1': 12, '0 2': 18, '1 0': 1200, '1 3': 6 });
  const keyOf = ({ row, column }: GridCell) => `${row} ${column}`;
  const isClosed = ({ row, column }: GridCell) => row === 1 && column === 4;
  const grid = useQuantityGrid({
    rows: colors,
    columns: run,
    keyOf,
    isClosed,
    value: pieces,
    onChange: changes => setPieces(before => ({ ...before, ...changes })),
    fill: 'row',
  });
  const stateOf = (key: string) => (key === '0 1' ? 'changed' : pieces[key] ? 'saved' : undefined);
  return (
    <QuantityGrid
      look="tall"
      headWidth="120px"
      grid={grid}
      label={words.quantity}
      rows={colors.map(key => ({ key, head: key, isCurrent: key === 'Blue' }))}
      columns={run.map(key => ({ key, head: key }))}
      keyOf={keyOf}
      pieces={pieces}
      factsOf={cell => ({
        label: `${colors[cell.row]}, ${run[cell.column]}`,
        note: '14',
        state: stateOf(keyOf(cell)),
        before: keyOf(cell) === '0 1' ? 6 : undefined,
        fromStock: Math.min(14, pieces[keyOf(cell)] ?? 0),
        isWrong: (pieces[keyOf(cell)] ?? 0) > 999,
        isClosed: isClosed(cell),
      })}
      corner={words.colors}
      fillHead={words.more}
    />
  );
}

/** A grid of sizes and colors, rows of a list on a phone, and what is handed on or under way. */
export function OrderSpecimens({ words }: { words: SpecimenWords }) {
  const [gender, setGender] = useState<'women' | 'men'>('women');
  return (
    <>
      <Specimen name="Quantity grid">
        <GridSpecimen words={words} />
      </Specimen>
      <Specimen name="List item" grid>
        <ListItem
          picture={<Picture imageUrl={null} category="SHOES" alt="" sizes="56px" />}
          title={words.visible}
          end={<ActiveMark active>{words.active}</ActiveMark>}
          foot={<EmailText email="samer@alnoor-fashion.com" />}
          actions={
            <IconButton label={words.more}>
              <Pencil aria-hidden="true" />
            </IconButton>
          }
        >
          <span className="code">DS-4108</span>
        </ListItem>
        <ListItem
          title={words.shop}
          end={<ActiveMark active={false}>{words.inactive}</ActiveMark>}
          foot={words.notesText}
        />
      </Specimen>
      <Specimen name="Choice behind a button">
        <ChoiceButton
          label={words.gender}
          value={gender}
          onChange={setGender}
          options={[
            { value: 'women', label: words.women },
            { value: 'men', label: words.men },
          ]}
        />
      </Specimen>
      <Specimen name="Handing on, under way, broken off" grid>
        <CopyField value="https://toptan.example/set-password#kX3v" label={words.more} />
        <ProgressBar done={0.62} label={words.saving} />
        <ProgressBar done={0.62} label={words.saving} isShort />
        <ListEnd found={undefined} failed={words.failed} onRetry={() => {}} />
      </Specimen>
    </>
  );
}
