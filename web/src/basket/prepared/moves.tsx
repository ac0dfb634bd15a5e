import './moves.css';
import type { BasketQuote } from '@toptan/contract/basket';
import { piecesOf } from '@toptan/contract/pieces';
import { ArrowRight, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useProductWords } from '../../session/product-words.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { groupLines } from '../group-lines.ts';

/** The part of a quote that a shop confirms. */
export type Shown = Pick<BasketQuote, 'lines' | 'total'>;

interface MovesProps {
  /** What was confirmed, or what the order came to when it was sent. */
  before: Shown | { lines: null; total: string };
  now: Shown;
}

/** What has moved since an order was shown or sent, with the figures before and now, and both sums. */
export function Moves({ before, now }: MovesProps) {
  const { t } = useTranslation(['prepared', 'words']);
  const nameOf = useProductWords();
  const was = before.lines && new Map(groupLines(before.lines).map(group => [group.product.id, group]));
  const groups = groupLines(now.lines);
  const prices = groups.flatMap(({ product, lines }) => {
    const price = was ? was.get(product.id)?.product.price : lines[0]?.priceBefore;
    return price && price !== product.price ? [{ product, price }] : [];
  });
  const pieces = groups.flatMap(({ product, lines }) => {
    const known = was?.get(product.id);
    const count = known ? piecesOf(known.lines) : 0;
    return was && count !== piecesOf(lines) ? [{ product, count, lines }] : [];
  });
  const gone = [...(was?.values() ?? [])].filter(
    ({ product }) => !groups.some(group => group.product.id === product.id),
  );
  const count = (value: number) => t('words:pieces', { count: value });
  return (
    <Callout
      tone="warning"
      live
      icon={<History aria-hidden="true" />}
      title={t(before.lines ? 'moved.justNow' : 'moved.sinceSent')}
    >
      <p>{t('moved.text')}</p>
      <dl className="prepared-moves">
        {prices.map(({ product, price }) => (
          <Move key={`price ${product.id}`} name={nameOf(product).name} before={<Money lira={price} />}>
            <Money lira={product.price} />
          </Move>
        ))}
        {pieces.map(({ product, count: pieces, lines }) => (
          <Move key={`pieces ${product.id}`} name={nameOf(product).name} before={count(pieces)}>
            {count(piecesOf(lines))}
          </Move>
        ))}
        {gone.map(({ product, lines }) => (
          <Move key={`gone ${product.id}`} name={nameOf(product).name} before={count(piecesOf(lines))}>
            {count(0)}
          </Move>
        ))}
        {before.total !== now.total && (
          <Move name={t('total')} before={<Money lira={before.total} />}>
            <Money lira={now.total} />
          </Move>
        )}
      </dl>
    </Callout>
  );
}

function Move({ name, before, children }: { name: string; before: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>
        {before} <ArrowRight className="flip" aria-hidden="true" /> <b>{children}</b>
      </dd>
    </div>
  );
}
