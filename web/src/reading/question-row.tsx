import './question.css';
import { Link } from '@tanstack/react-router';
import { toLatinDigits } from '@toptan/contract/digits';
import { CircleHelp, Grid3x3, History, Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../i18n/use-words.ts';
import { useDraftId } from '../session/draft-id.ts';
import { useProductWords } from '../session/product-words.ts';
import { BareIconButton } from '../ui/button/bare-icon-button.tsx';
import { Said, wordsOf } from './said.tsx';
import { scanGapMs } from './scanner.ts';
import { answersOf, goodsKey, type Products, type ShownLine } from './shown-lines.ts';
import { useWhy } from './use-why.ts';
import { WayButton } from './way-button.tsx';

const isSame = <Value,>(values: readonly Value[]) => new Set(values).size === 1;

/** The pieces, or the packs, that come of any answer. */
function Quantity({ line: { read, goods } }: { line: ShownLine }) {
  const { t, number } = useWords('reading');
  const all = read.ways.length > 0 ? read.ways.map(({ rows }) => rows) : [goods];
  const figures = all.map(rows => rows.reduce((sum, { pieces }) => sum + pieces, 0));
  const [figure = 0] = figures;
  /** The only words of a role, as they were written. */
  const written = (wanted: 'quantity' | 'unit') => {
    const [said, more] = read.said.filter(({ role }) => role === wanted);
    return said && !more ? read.text.slice(said.from, said.to) : '';
  };
  if (figure === 0)
    return (
      <span className="ask-quantity">
        <bdi>{toLatinDigits(written('quantity')) || '–'}</bdi>
        <small className="block text-12 font-normal">
          <bdi>{written('unit')}</bdi>
        </small>
      </span>
    );
  return (
    <span className="ask-quantity">
      {isSame(figures) ? number(figure) : '?'}
      {isSame(figures) && (
        <small className="block text-12 font-normal">{t('unit.pieces', { count: figure })}</small>
      )}
    </span>
  );
}

interface QuestionRowProps {
  line: ShownLine;
  products: Products;
  isCurrent: boolean;
  onCurrent: () => void;
  /** Takes the answer with this place. */
  onWay: (at: number) => void;
  onSearch: () => void;
  /** Opens the sizes, colors and packs of the product. */
  onFigures: (productId: string) => void;
  onLeaveOut: () => void;
  onNext: (step: 1 | -1) => void;
}

/** A line that is asked: its words, the reason, and the answers as buttons. Digits take them, and `/` searches. */
export function QuestionRow({
  line,
  products,
  isCurrent,
  onCurrent,
  onWay,
  onSearch,
  onFigures,
  onLeaveOut,
  onNext,
}: QuestionRowProps) {
  const { t } = useTranslation('reading');
  const why = useWhy();
  const isOwn = useDraftId() === undefined;
  const digit = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wordsOfProduct = useProductWords();
  const { read, number, decision } = line;
  const isRefused = decision?.kind === 'refused';
  const productId = isRefused ? line.goods[0]?.productId : read.productId;
  const card = products[productId ?? ''];
  const ways = answersOf(read);
  const sentence = why(line, products);
  const id = useId();
  /** Names an answer with the words of its line, for a list of all buttons. */
  const named = (name: string | number) => ({
    id: `${id}${name}`,
    'aria-labelledby': `${id}${name} ${id}`,
  });
  const order = ways.find(way => way.order);
  const asksProduct = productId === undefined || (!isRefused && ways.some(({ kind }) => kind === 'product'));

  function onKeyDown(event: KeyboardEvent) {
    // A digit that another one follows at once is the beginning of a scan.
    clearTimeout(digit.current);
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = Number(event.key) - 1;
    if (ways[at]) digit.current = setTimeout(() => onWay(at), scanGapMs);
    else if (event.key === '/') onSearch();
    else if (event.key === 'Delete') onLeaveOut();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onNext(event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
  }
  return (
    <fieldset
      className="ask"
      aria-label={`${t('quote', { words: wordsOf(read) })} ${sentence}`}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      data-question={line.key}
      onFocus={onCurrent}
      onKeyDown={onKeyDown}
    >
      <span className="ask-number" aria-hidden="true">
        {number}
      </span>
      <div className="ask-line">
        <Said id={id} read={read} />
        {card && !asksProduct && (
          <small className="text-12 text-ink-3">
            <bdi>{wordsOfProduct(card).name}</bdi> <bdi className="code">{card.sku}</bdi>
          </small>
        )}
        <span className="ask-why">
          <CircleHelp aria-hidden="true" />
          <span>{sentence}</span>
        </span>
      </div>
      <Quantity line={line} />
      <BareIconButton label={t('leaveOutLine', { words: wordsOf(read) })} onClick={onLeaveOut}>
        <X aria-hidden="true" />
      </BareIconButton>
      <div className="ask-ways">
        {!isRefused &&
          ways.map((way, at) => (
            <WayButton
              key={JSON.stringify([
                way.productId,
                way.kind,
                way.rows.map(row => [goodsKey(row), row.quantity]),
              ])}
              {...{ way, read, named: named(at) }}
              card={products[way.productId ?? read.productId ?? '']}
              digit={at + 1}
              onTake={() => onWay(at)}
            />
          ))}
        {productId !== undefined && !asksProduct && (
          <button
            type="button"
            className="ask-way"
            data-plain
            {...named('figures')}
            onClick={() => onFigures(productId)}
          >
            <Grid3x3 aria-hidden="true" />
            {t('figures')}
          </button>
        )}
        {order && isOwn && (
          <Link to="/orders" className="ask-way" data-plain {...named('order')}>
            <History aria-hidden="true" />
            {t('anotherOrder')}
          </Link>
        )}
        {!order && (asksProduct || isRefused || ways.every(({ kind }) => kind === 'out')) && (
          <button type="button" className="ask-way" data-plain {...named('search')} onClick={onSearch}>
            <Search aria-hidden="true" />
            {t('another')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
