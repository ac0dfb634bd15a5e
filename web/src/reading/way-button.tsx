import type { ReadLine, ReadProduct, ReadWay } from '@toptan/contract/reading';
import { useTranslation } from 'react-i18next';
import { useColorName } from '../i18n/use-color-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useSizeName } from '../i18n/use-size-name.ts';
import { useProductWords } from '../session/product-words.ts';
import { Kbd } from '../ui/overlay/kbd.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { pictureOf } from './shown-lines.ts';

const distinct = <Value,>(values: readonly Value[]) => [...new Set(values)];

/** The color that a way orders, where the ways of its line differ in it. */
function colorOf({ rows }: ReadWay, ways: readonly ReadWay[]): string | null {
  const colors = distinct(rows.map(({ color }) => color));
  const all = distinct(ways.flatMap(way => way.rows.map(({ color }) => color)));
  return colors.length === 1 && all.length > 1 ? (colors[0] ?? null) : null;
}

/** Whether a line may be no order at all. */
export const isDoubted = (reason: ReadLine['reason']): boolean =>
  reason === 'condition' || reason === 'question' || reason === 'negative';

/** The words of a way: the product where it is asked, else what differs, with the pieces that come of it. */
function useWayWords() {
  const { t } = useTranslation(['reading', 'words']);
  const { list, number } = useFormat();
  const colorName = useColorName();
  const sizeName = useSizeName();
  const pieces = ({ rows }: ReadWay) =>
    t('words:pieces', { count: rows.reduce((sum, row) => sum + row.pieces, 0) });
  function figures({ rows }: ReadWay, card: ReadProduct | undefined): string {
    const [first] = rows;
    const packs = rows.filter(({ packId }) => packId !== null);
    if (first && packs.length === rows.length) {
      const pack = card?.packs.find(({ id }) => id === first.packId);
      return t(`words:packCount.${pack?.unit ?? 'series'}`, {
        count: packs.reduce((sum, row) => sum + row.quantity, 0),
      });
    }
    const figuresOf = distinct(rows.map(({ quantity }) => quantity));
    if (rows.length > 1 && figuresOf.length === 1)
      return t('way.each', { figure: number(figuresOf[0] ?? 0) });
    return list(
      rows.map(({ size, quantity }) =>
        size === null
          ? t('words:pieces', { count: quantity })
          : t('way.sizes', { size: sizeName(size), figure: number(quantity) }),
      ),
    );
  }
  return (way: ReadWay, { ways, reason }: ReadLine, card: ReadProduct | undefined) => {
    const color = colorOf(way, ways);
    if (color) return { color, main: colorName(color), more: figures(way, card) };
    if (way.kind === 'both' || way.kind === 'last' || (way.kind === 'take' && isDoubted(reason)))
      return { color, main: t(`way.${way.kind}`), more: pieces(way) };
    const [row, ...others] = way.rows;
    const saysPieces = others.length === 0 && row?.packId === null;
    return { color, main: figures(way, card), more: saysPieces ? '' : `= ${pieces(way)}` };
  };
}

interface WayButtonProps {
  way: ReadWay;
  read: ReadLine;
  card: ReadProduct | undefined;
  /** The number that takes it on the keyboard. */
  digit: number;
  /** The id of the button, and the ids of its name. */
  named: { id: string; 'aria-labelledby': string };
  onTake: () => void;
}

/** One answer to a question: the product with its picture, or the goods that come of it. */
export function WayButton({ way, read, card, digit, named, onTake }: WayButtonProps) {
  const wordsOf = useProductWords();
  const wayWords = useWayWords();
  const key = (
    <span className="ask-key" aria-hidden="true">
      <Kbd>{digit}</Kbd>
    </span>
  );
  if (way.kind === 'product' && card)
    return (
      <button type="button" className="ask-way" data-picture {...named} onClick={onTake}>
        <span className="ask-picture">
          <Picture imageUrl={pictureOf(card, way.rows)} category={card.category} ratio="4/5" sizes="36px" />
        </span>
        <span className="ask-words">
          <bdi>{wordsOf(card).name}</bdi>
          <small className="text-12 font-normal text-ink-2">
            <bdi className="code">{card.sku}</bdi>
          </small>
        </span>
        {key}
      </button>
    );
  const { color, main, more } = wayWords(way, read, card);
  return (
    <button type="button" className="ask-way" {...named} onClick={onTake}>
      {color && <Swatch color={color} />}
      <span>
        {main} <small className="text-12 font-normal text-ink-2">{more}</small>
      </span>
      {key}
    </button>
  );
}
