import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { cellKey } from '../pools.ts';
import type { RestCell } from './pack-rows.ts';

/** Pieces that stock has of broken packs. */
export const piecesLeft = (rest: readonly RestCell[]) => rest.reduce((sum, { pieces }) => sum + pieces, 0);
/** Pieces of the rest that lie in the basket. */
export const piecesTaken = (rest: readonly RestCell[]) =>
  rest.reduce((sum, { inBasket }) => sum + inBasket, 0);

/** The pieces that are left in one size and color: a stepper puts them into the basket at once. */
function RestStepper({ cell, onSettle }: { cell: RestCell; onSettle: (pieces: number) => void }) {
  const { list } = useFormat();
  const colorName = useColorName();
  const [typed, setTyped] = useState<number | null>(null);
  const { size, color, pieces, inBasket } = cell;
  return (
    <span className="flex items-center gap-1.5 text-ink font-semibold">
      <bdi aria-hidden="true">{size || (color && colorName(color))}</bdi>
      <Stepper
        size="sm"
        value={typed ?? inBasket}
        onChange={setTyped}
        onSettle={next => {
          setTyped(null);
          if (next !== inBasket) onSettle(next);
        }}
        min={0}
        max={Math.max(pieces, inBasket)}
        label={list([color && colorName(color), size])}
      />
    </span>
  );
}

interface BrokenRestProps {
  rest: readonly RestCell[];
  /** Sets pieces of these cells. */
  onRest: (cells: readonly RestCell[]) => void;
  /** The sizes that stock lacks, in words. */
  missing: readonly string[];
}

/** The single pieces that stock has of a broken pack. */
export function BrokenRest({ rest, onRest, missing }: BrokenRestProps) {
  const { t, list } = useWords('picker');
  const left = piecesLeft(rest);
  return (
    <>
      <p className="packs-note">
        <TriangleAlert aria-hidden="true" />
        {t('packs.soldOut', { sizes: list(missing) })}
      </p>
      <div className="packs-note">
        {rest.map(cell => (
          <RestStepper
            key={cellKey(cell)}
            cell={cell}
            onSettle={inBasket => onRest([{ ...cell, inBasket }])}
          />
        ))}
        {piecesTaken(rest) < left && (
          <Button onClick={() => onRest(rest.map(cell => ({ ...cell, inBasket: cell.pieces })))}>
            {t('packs.takeRest', { count: left })}
          </Button>
        )}
      </div>
    </>
  );
}
