import './basket-promise.css';
import { type ExpectedPromise, expectedOf, type OrderPromise, promiseOf } from '@toptan/contract/promise';
import { ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { useDays } from '../i18n/use-days.ts';
import { usePromiseWords } from '../i18n/use-promise-words.ts';
import { useWords } from '../i18n/use-words.ts';
import { useProductWords } from '../session/product-words.ts';
import { useStockView } from '../session/use-stock-view.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { SplitBar, SplitKey } from '../ui/trade/split-bar.tsx';
import { useMakers } from './api.ts';
import { groupLines } from './group-lines.ts';
import { isToldIn, promisedLines } from './promised-lines.ts';
import type { Lines } from './shown-basket.ts';

const ByMaker = lazyPart(async () => (await import('../orders/by-maker.tsx')).ByMaker);

/** Says that the order was refused because its promise is worse now, with both promises as far as the shop may know the stock. */
export function useWorsePromise() {
  const { t, number, date } = useWords(['basket', 'words']);
  const view = useStockView();
  return (lines: Lines, now: ExpectedPromise) => {
    const shown = promisedLines(lines);
    const isTold = isToldIn(view, shown);
    const words = ({ fromStock, until }: ExpectedPromise) =>
      [
        isTold && t('words:split.fromStock', { fromStock: number(fromStock) }),
        until && t('promise.rest', { day: date(until, 'dayMonth') }),
      ]
        .filter(Boolean)
        .join('\u00a0· ');
    const [before, after] = [words(expectedOf(promiseOf(shown))), words(now)];
    const isCompared = before !== '' && after !== '' && before !== after;
    toast({
      variant: 'destructive',
      title: t('promise.worse'),
      description: [
        isCompared && t('promise.before', { before }),
        isCompared && t('promise.now', { after }),
        t('promise.again'),
      ]
        .filter(Boolean)
        .join('\n'),
    });
  };
}

/** The parts of a basket that ship together, with their pieces and days in words. */
function useParts({ fromStock, dated, undated }: OrderPromise) {
  const { t, number } = useWords(['basket', 'words']);
  const days = useDays();
  const words = usePromiseWords()({ fromStock, dated, undated });
  return [
    words.now && {
      half: 'stock' as const,
      words: words.now,
      title: t('words:split.fromStock', { fromStock: number(fromStock) }),
      when: t('words:promise.soon'),
      piecesOf: (of: OrderPromise) => of.fromStock,
    },
    dated &&
      words.dated && {
        half: 'produce' as const,
        words: words.dated,
        title: t('words:split.toProduce', { toProduce: number(dated.pieces) }),
        when: days(dated),
        piecesOf: (of: OrderPromise) => of.dated?.pieces ?? 0,
      },
    words.undated && {
      half: 'produce' as const,
      words: words.undated,
      title: words.undated,
      when: t('promise.unknown'),
      piecesOf: (of: OrderPromise) => of.undated,
    },
  ].filter(part => part !== null && part !== '');
}

/**
 * The days on which the basket ships, on one line. It unfolds to the products of each part. A shop that is not to know the stock
 * reads the days of what stock does not cover alone.
 */
export function BasketPromise({ lines }: { lines: Lines }) {
  const { t, number } = useWords(['basket', 'words']);
  const days = useDays();
  const nameOf = useProductWords();
  const view = useStockView();
  const { data: makers = [] } = useMakers();
  const promised = promisedLines(lines);
  const promise = promiseOf(promised);
  const { fromStock, dated, undated } = promise;
  const parts = useParts(promise);
  const isTold = isToldIn(view, promised);
  if (!isTold)
    return dated && undated === 0 ? (
      <p className="basket-promise">
        {t('promise.uncovered')} <bdi>{days(dated)}</bdi>
      </p>
    ) : null;
  if (parts.length === 0) return null;
  const products = groupLines(promised).map(group => ({
    product: group.product,
    promise: promiseOf(group.lines),
  }));
  return (
    <details className="basket-promise">
      <summary>
        <SplitBar fromStock={fromStock} toProduce={(dated?.pieces ?? 0) + undated} />
        <span>
          <span className="sr-only">{t('words:promise.title')}: </span>
          {parts.map(({ words }, at) => (
            <Fragment key={words}>
              {at > 0 && ' · '}
              <bdi>{words}</bdi>
            </Fragment>
          ))}
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="basket-promise-parts">
        {parts.map(({ half, title, when, piecesOf }) => (
          <section key={title}>
            <h3>
              <SplitKey half={half} />
              {title}
              <bdi>{when}</bdi>
            </h3>
            <ul>
              {products
                .filter(of => piecesOf(of.promise) > 0)
                .map(({ product, promise: own }) => (
                  <li key={product.id}>
                    <bdi>{nameOf(product).name}</bdi>
                    <span>{number(piecesOf(own))}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {makers.length > 0 && <ByMaker lines={promised} makers={makers} />}
        <p className="quiet">{t('promise.hint')}</p>
      </div>
    </details>
  );
}
