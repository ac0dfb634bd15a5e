import type { ChangeRequestRow } from '@toptan/contract/change-requests';
import type { OrderChangeCheck } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import { Check, X } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/form.ts';
import { ProblemNotes } from '../../basket/line-problems.tsx';
import { Money } from '../../i18n/money.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { AskedFigures, RequestLine, useRowWords } from '../../orders/requests/request-line.tsx';
import { ChoiceGroup } from '../../ui/form/choice-group.tsx';
import type { Decision } from './use-decision.ts';

/** The pieces that the order holds at the place of a row. */
function heldAt({ orderItems, packs }: Order, { productId, size, color, pack }: ChangeRequestRow) {
  const held = new Set(
    packs.filter(each => each.packId === pack?.packId && each.color === color).map(({ id }) => id),
  );
  const lines = orderItems.filter(item =>
    pack
      ? item.orderPackId !== null && held.has(item.orderPackId)
      : item.orderPackId === null &&
        item.productId === productId &&
        item.selectedSize === size &&
        item.selectedColor === color,
  );
  const sum = (count: (item: (typeof lines)[number]) => number) =>
    lines.reduce((total, item) => total + count(item), 0);
  return { fromStock: sum(item => item.fromStock), toProduce: sum(item => item.toProduce) };
}

type Found = OrderChangeCheck['rows'][number];

/** What accepting a row does to the stock and to the production. */
function StockFacts({ order, row, found }: { order: Order; row: ChangeRequestRow; found: Found }) {
  const { t, list } = useWords('changeRequests');
  if (found.from === found.quantity) return t('already');
  const held = heldAt(order, row);
  const stock = found.fromStock - held.fromStock;
  const made = found.toProduce - held.toProduce;
  return list([
    stock > 0 ? t('inStock', { count: stock }) : null,
    made > 0 ? t('toProduce', { count: made }) : null,
    stock < 0 ? t('toStock', { count: -stock }) : null,
    made < 0 ? t('notProduced', { count: -made }) : null,
  ]);
}

/** A row of the request, what accepting it means, and the choice. */
export function DecideLine({ decision, row }: { decision: Decision; row: ChangeRequestRow }) {
  const { t, list } = useWords('changeRequests');
  const errorText = useErrorText();
  const { order, whole, isClosed } = decision;
  const { name, place } = useRowWords()(row);
  const found = whole?.rows.find(({ ref }) => ref === row.ref);
  const product = whole?.products.find(({ productId }) => productId === row.productId);
  const isAccepted = decision.isAccepted(row.ref);
  const isMore = row.to > row.now;
  const turn = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    decision.accept(row.ref, !isAccepted);
    const halves = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="radio"]');
    halves?.[isAccepted ? 1 : 0]?.focus();
  };
  return (
    <li className="ask-line decide-line">
      <RequestLine
        row={row}
        more={
          product?.unitPrice && (
            <>
              {place && ' · '}
              <Money lira={product.unitPrice} />
            </>
          )
        }
      >
        <AskedFigures row={row} isRefused={!isAccepted} />
        <span className="decide-facts">
          {found && <StockFacts order={order} row={row} found={found} />}
          {product && isMore && (
            <span className="block">
              {product.isNew ? list([t('newInOrder'), t('priceToday')]) : t('priceOfOrder')}
            </span>
          )}
        </span>
        {!isClosed && (
          <ChoiceGroup
            className="decide"
            orientation="horizontal"
            label={t('choice', { line: list([name, place]) })}
            value={isAccepted ? 'accept' : 'refuse'}
            onChange={choice => decision.accept(row.ref, choice === 'accept')}
          >
            <RadioGroup.Item value="accept" className="decide-half" onKeyDown={turn}>
              <Check aria-hidden="true" />
              {t('accept')}
            </RadioGroup.Item>
            <RadioGroup.Item value="refuse" className="decide-half" data-refuse="" onKeyDown={turn}>
              <X aria-hidden="true" />
              {t('refuse')}
            </RadioGroup.Item>
          </ChoiceGroup>
        )}
        {isAccepted && found && (found.problems.length > 0 || found.error) && (
          <span className="decide-problem">
            <ProblemNotes problems={found.problems} color={row.color} inCell={rule => rule} />
            {found.error && errorText(ApiError.foreseen(409, found.error.code))}
          </span>
        )}
      </RequestLine>
    </li>
  );
}
