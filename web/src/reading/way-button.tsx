import type { ReadLine, ReadProduct } from '@toptan/contract/reading';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useWords } from '../i18n/use-words.ts';
import { useProductWords } from '../session/product-words.ts';
import { Kbd } from '../ui/button/kbd.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { type Answer, pictureOf } from './shown-lines.ts';
import { useGoodsProblems } from './use-goods-problems.ts';

const distinct = <Value,>(values: readonly Value[]) => [...new Set(values)];

/** The color that a way orders, where the ways of its line differ in it. */
function colorOf({ rows }: Answer, ways: readonly Answer[]): string | null {
  const colors = distinct(rows.map(({ color }) => color));
  const all = distinct(ways.flatMap(way => way.rows.map(({ color }) => color)));
  return colors.length === 1 && all.length > 1 ? (colors[0] ?? null) : null;
}

/** The reasons for which "as it stands" is to order the line. */
const doubted = new Set<ReadLine['reason']>(['condition', 'no_order', 'question', 'negative']);

/** The words of a way: the product where it is asked, else what differs, with the pieces that come of it. */
function useWayWords() {
  const { t, list, number } = useWords(['reading', 'words']);
  const { colorName, sizeName } = useColorSizeNames();
  const pieces = (rows: Answer['rows'], times = 1) =>
    t('words:pieces', { count: times * rows.reduce((sum, row) => sum + row.pieces, 0) });
  function figures({ rows }: Answer, card: ReadProduct | undefined): string {
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
  return (way: Answer, { ways, reason }: ReadLine, card: ReadProduct | undefined) => {
    const color = colorOf(way, ways);
    if (color) return { color, main: colorName(color), more: figures(way, card) };
    if (way.kind === 'out' && reason === 'repeated')
      return { color, main: t('way.once'), more: pieces(ways[0]?.rows ?? []) };
    if (way.kind === 'out') return { color, main: t('leaveOut'), more: '' };
    if (way.kind === 'both') return { color, main: t('way.both'), more: pieces(way.rows, 2) };
    if (way.kind === 'last' || (way.kind === 'take' && doubted.has(reason)))
      return { color, main: t(`way.${way.kind}`), more: pieces(way.rows) };
    const [row, ...others] = way.rows;
    const saysPieces = others.length === 0 && row?.packId === null;
    return { color, main: figures(way, card), more: saysPieces ? '' : `= ${pieces(way.rows)}` };
  };
}

interface WayButtonProps {
  way: Answer;
  read: ReadLine;
  card: ReadProduct | undefined;
  /** The number that takes it on the keyboard. */
  digit: number;
  /** The id of the button, and the ids of its name. */
  named: { id: string; 'aria-labelledby': string };
  onTake: () => void;
}

/** One answer to a question: the product with its picture, the goods that come of it, or to leave the line out. */
export function WayButton({ way, read, card, digit, named, onTake }: WayButtonProps) {
  const wordsOf = useProductWords();
  const wayWords = useWayWords();
  const problemsOf = useGoodsProblems();
  const short = distinct(way.rows.flatMap(row => problemsOf(row, card).map(({ words }) => words)));
  const left = short.length > 0 && (
    <small className="text-12 font-normal text-confirmed-fg">{short.join(' ')}</small>
  );
  const pressed = { onClick: onTake, 'aria-keyshortcuts': String(digit) };
  const key = (
    <span className="ask-key" aria-hidden="true">
      <Kbd>{digit}</Kbd>
    </span>
  );
  if (way.kind === 'product' && card)
    return (
      <button type="button" className="ask-way" data-picture {...named} {...pressed}>
        <span className="ask-picture">
          <Picture imageUrl={pictureOf(card, way.rows)} category={card.category} ratio="4/5" sizes="36px" />
        </span>
        <span className="ask-words">
          <bdi>{wordsOf(card).name}</bdi>
          <small className="text-12 font-normal text-ink-2">
            <bdi className="code">{card.sku}</bdi>
          </small>
          {left}
        </span>
        {key}
      </button>
    );
  const { color, main, more } = wayWords(way, read, card);
  const isSecond = digit > 1 && (way.kind === 'out' || read.reason === 'no_order');
  return (
    <button type="button" className="ask-way" data-plain={isSecond || undefined} {...named} {...pressed}>
      {color && <Swatch color={color} />}
      <span>
        {main} <small className="text-12 font-normal text-ink-2">{more}</small> {left}
      </span>
      {key}
    </button>
  );
}
