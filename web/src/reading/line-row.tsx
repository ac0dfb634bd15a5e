import './line-row.css';
import type { ReadProduct } from '@toptan/contract/reading';
import { Bookmark, BookmarkCheck, X } from 'lucide-react';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useBasket } from '../basket/api.ts';
import { ProblemNote } from '../basket/line-problems.tsx';
import { Money } from '../i18n/money.tsx';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useWords } from '../i18n/use-words.ts';
import { linesAmount } from '../session/amounts.ts';
import { useProductWords } from '../session/product-words.ts';
import { BareIconButton } from '../ui/button/bare-icon-button.tsx';
import { Button } from '../ui/button/button.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { GoodsCells } from './goods-cells.tsx';
import type { Goods } from './list-store.ts';
import { wordsOf as quoted, Said } from './said.tsx';
import { pictureOf, type ShownLine } from './shown-lines.ts';
import { useGoodsProblems } from './use-goods-problems.ts';

interface LineRowProps {
  line: ShownLine;
  card: ReadProduct | undefined;
  /** The name of the shop. */
  shop: string;
  isRemembered: boolean;
  onRemember: (isRemembered: boolean) => void;
  onOpen: () => void;
  /** Takes other goods in the place of the line's. */
  onRepair: (goods: readonly Goods[]) => void;
  onLeaveOut: () => void;
  onNames: () => void;
}

/** The words that are remembered for a shop once the line is added, and the way not to. */
function Learned({
  learn,
  card,
  shop,
  isRemembered,
  onRemember,
}: Pick<LineRowProps, 'card' | 'shop' | 'isRemembered' | 'onRemember'> & { learn: { text: string } }) {
  const { t } = useTranslation('reading');
  const id = useId();
  const named = { id, 'aria-labelledby': `${id} ${id}words` };
  if (!isRemembered)
    return (
      <p className="got-note">
        <Bookmark aria-hidden="true" />
        <bdi id={`${id}words`}>{t('quote', { words: learn.text })}</bdi>
        <Button variant="link" {...named} onClick={() => onRemember(true)}>
          {t('remember')}
        </Button>
      </p>
    );
  return (
    <p className="got-note">
      <BookmarkCheck aria-hidden="true" />
      <span id={`${id}words`}>
        <Trans
          t={t}
          i18nKey="remembered"
          values={{ words: t('quote', { words: learn.text }), code: card?.sku ?? '', shop }}
          components={{ q: <bdi />, b: <bdi className="code" /> }}
        />
      </span>
      <Button variant="link" {...named} onClick={() => onRemember(false)}>
        {t('dontRemember')}
      </Button>
    </p>
  );
}

/**
 * The problems that keep goods from being ordered, each once, with the quantities that repair it. The server judges a list without
 * the basket: pieces of the product there count for a minimum and a multiple, and take of the stock, so only what is too much is
 * certain then.
 */
function Problems({
  goods,
  card,
  onRepair,
}: Pick<LineRowProps, 'card' | 'onRepair'> & Pick<ShownLine, 'goods'>) {
  const { list } = useFormat();
  const { colorName, sizeName } = useColorSizeNames();
  const problemsOf = useGoodsProblems();
  const { data: basket = [] } = useBasket();
  const isInBasket = basket.some(({ productId }) => productId === goods[0]?.productId);
  const hasColors = goods.some(({ color }) => color !== goods[0]?.color);
  const nameOf = ({ color, size }: Goods) =>
    list([hasColors ? color && colorName(color) : null, size && sizeName(size)]);
  const notes = goods.flatMap(each =>
    problemsOf(each, card)
      .filter(({ problem: { code } }) => !isInBasket || code === 'too_big' || code === 'stock_short')
      .map(({ problem, words }) => [words, { each, problem }] as const),
  );
  return [...new Map(notes)].map(([words, { each, problem }]) => (
    <div key={words} className="got-note">
      <ProblemNote
        isShort={problem.code === 'stock_short'}
        repairs={isInBasket ? [] : [problem.below, problem.above].filter(figure => figure !== null)}
        repaired={problem.grain === 'cell' || goods.length === 1 ? undefined : nameOf(each)}
        onRepair={quantity => onRepair(goods.map(other => (other === each ? { ...each, quantity } : other)))}
      >
        {words}
      </ProblemNote>
    </div>
  ));
}

/** A line that is read: its product, what was said, and the goods that are added. A press on the name opens them. */
export function LineRow({
  line,
  card,
  shop,
  isRemembered,
  onRemember,
  onOpen,
  onRepair,
  onLeaveOut,
  onNames,
}: LineRowProps) {
  const { t, date } = useWords(['reading', 'words']);
  const wordsOf = useProductWords();
  const { read, goods, state, learn } = line;
  const { name } = card ? wordsOf(card) : { name: '' };
  return (
    <div className="got" data-new={state === 'decided' || undefined}>
      <span className="got-picture">
        <Picture imageUrl={pictureOf(card, goods)} category={card?.category} ratio="4/5" sizes="44px" />
      </span>
      <button
        type="button"
        className="got-name"
        aria-label={t('changeLine', { product: name })}
        onClick={onOpen}
      >
        <b>
          <bdi>{name}</bdi> <bdi className="code">{card?.sku}</bdi>
        </b>
        <Said read={read} plain />
      </button>
      <span className="got-what">
        <GoodsCells goods={goods} card={card} />
      </span>
      <span className="got-pieces num">
        {t('words:pieces', { count: goods.reduce((sum, { pieces }) => sum + pieces, 0) })}
      </span>
      <span className="got-sum num">
        <Money lira={linesAmount(goods)} />
      </span>
      <BareIconButton label={t('leaveOutLine', { words: quoted(read) })} onClick={onLeaveOut}>
        <X aria-hidden="true" />
      </BareIconButton>
      <Problems {...{ goods, card, onRepair }} />
      {read.alias && (
        <p className="got-note">
          <button
            type="button"
            className="icon-13 inline-flex items-center gap-1 py-px px-1.5 rounded-1 bg-sunken text-12 text-ink-2"
            onClick={onNames}
          >
            <Bookmark aria-hidden="true" />
            {t('known', { date: date(read.alias.since, 'dayMonth') })}
          </button>
        </p>
      )}
      {learn && <Learned {...{ learn, card, shop, isRemembered, onRemember }} />}
    </div>
  );
}
