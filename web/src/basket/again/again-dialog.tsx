import './again.css';
import { useNavigate } from '@tanstack/react-router';
import type { Draft } from '@toptan/contract/drafts';
import { groupBy } from '@toptan/contract/group-by';
import type { AgainGoods } from '@toptan/contract/order-again';
import type { Order } from '@toptan/contract/orders';
import { ArrowRight, ChevronDown, CircleCheck } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useErrorText } from '../../api/form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useWords } from '../../i18n/use-words.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { useProductWords } from '../../session/product-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { isRefusedFigure } from '../../ui/form/figure-input.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useBasket } from '../api.ts';
import { type Chosen, piecesIn, useAddAgain, useOrderAgain } from './again-api.ts';
import type { DraftProps } from './again-elsewhere.tsx';
import { AgainRow, rowKey, useGoodsWords } from './again-row.tsx';
import { AgainSums } from './again-sums.tsx';
import { boundsOf, type Choice, useChoice } from './use-choice.ts';

interface GoodsListProps extends DraftProps {
  goods: readonly AgainGoods[];
  choice: Choice;
}

/** Goods in rows: the sizes of a product in one color share a row where the same is to be said of them. */
function GoodsList({ goods, ...row }: GoodsListProps) {
  return (
    <ul>
      {[...groupBy(goods, rowKey)].map(([key, ofRow]) => (
        <AgainRow key={key} goods={ofRow} {...row} />
      ))}
    </ul>
  );
}

function Group({ title, note, ...list }: GoodsListProps & { title: string; note?: ReactNode }) {
  const { number } = useFormat();
  if (list.goods.length === 0) return null;
  return (
    <section className="again-group">
      <div className="again-head">
        <h3 className="text-16 font-semibold">{title}</h3>
        <span className="text-ink-3">{number(list.goods.length)}</span>
        {note !== undefined && <span className="quiet text-13">{note}</span>}
      </div>
      <GoodsList {...list} />
    </section>
  );
}

/** The goods that are as before, folded where others have changed. */
function SameGroup({ isFolded, goods, ...row }: GoodsListProps & { isFolded: boolean }) {
  const { t, list } = useWords(['orders', 'again', 'words']);
  const [isOpen, setOpen] = useState(!isFolded);
  const id = useId();
  if (goods.length === 0) return null;
  const pieces = goods.reduce((sum, each) => sum + (piecesChosen(row.choice.chosenFor(each)) || 0), 0);
  return (
    <section className="again-group">
      <button
        type="button"
        className="again-head again-fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleCheck className="text-stock-ok" aria-hidden="true" />
        <b>{t('again:same')}</b>
        <span className="text-ink-3">
          {list([t('words:items', { count: itemsOf(goods) }), t('words:pieces', { count: pieces })])}
        </span>
        <ChevronDown className="ms-auto text-ink-3" aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <GoodsList goods={goods} {...row} />}
      </div>
    </section>
  );
}

/** The items of the order that these goods are: of a pack each of its lines, as a list of orders counts them. */
const itemsOf = (goods: readonly AgainGoods[]): number =>
  goods.reduce((sum, { pack }) => sum + (pack?.lines.length ?? 1), 0);

const piecesChosen = (chosen: Chosen | null): number => (chosen ? piecesIn(chosen) : 0);

interface AgainDialogProps {
  order: Order;
  customerId: string;
  /** The draft that staff fill; left out for the shop's own basket. */
  draft?: Pick<Draft, 'id' | 'customer'>;
  onClose: () => void;
}

/** What has changed since an order was placed, with proposals; one press puts all of it into the basket. */
export function AgainDialog({ order, customerId, draft, onClose }: AgainDialogProps) {
  const { t, number } = useWords(['orders', 'again', 'words', 'desk']);
  const errorText = useErrorText();
  const goodsWords = useGoodsWords();
  const nameOf = useProductWords();
  const navigate = useNavigate();
  const query = useOrderAgain(order.id, draft?.id);
  const add = useAddAgain();
  const choice = useChoice();
  const row = { choice, draftId: draft?.id };
  const { data: own = [] } = useBasket();
  const basket = draft ? [] : own;
  const [isNew, setNew] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const { same = [], changed = [], gone = [] } = query.data ?? {};
  const all = [...same, ...changed, ...gone];
  const chosen = all.flatMap(goods => choice.chosenFor(goods) ?? []).filter(({ quantity }) => quantity !== 0);
  const isRefused = chosen.some(({ goods, quantity }) => isRefusedFigure(quantity, boundsOf(goods)));
  const pieces = chosen.reduce((sum, each) => sum + piecesIn(each), 0);
  const refused = add.data ?? [];

  const toBasket = () => void navigate({ to: '/basket', search: draft ? { for: draft.id } : {} });

  // The callback, unlike an awaited call, does not run when the user has left this screen.
  function fill() {
    if (isRefused) return body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    add.mutate(
      { customerId, draftId: draft?.id, chosen, isNew: isNew && basket.length > 0 },
      { onSuccess: left => left.length === 0 && toBasket() },
    );
  }

  const button =
    refused.length > 0 ? (
      <Button type="submit" variant="primary" size="lg" onClick={toBasket}>
        {t('again:toBasket')}
      </Button>
    ) : (
      <Button
        type="submit"
        variant="primary"
        size="lg"
        split
        className="md:min-w-[14rem]"
        busy={add.isPending}
        disabled={chosen.length === 0}
        onClick={fill}
      >
        <span>
          {t('again:add', { pieces: t('words:pieces', { count: Number.isNaN(pieces) ? 0 : pieces }) })}
        </span>
        <ArrowRight className="flip" aria-hidden="true" />
      </Button>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={draft ? t('desk:again.action', { name: draft.customer.customerShortName }) : t('again.action')}
      code={order.orderNumber}
      locked={add.isPending}
      {...(query.data &&
        (chosen.length > 0 || all.some(({ offers }) => offers.length > 0)) && {
          footNote: (
            <AgainSums
              chosen={chosen}
              totalThen={query.data.totalThen}
              note={isNew && basket.length > 0 ? t('again:saves') : null}
              items={t('again:items', {
                chosen: number(itemsOf(chosen.map(({ goods }) => goods))),
                items: number(itemsOf(all)),
              })}
            />
          ),
          footer: (
            <>
              {basket.length > 0 && refused.length === 0 && (
                <Segmented
                  look="field"
                  className="max-md:flex-[1_0_100%]"
                  label={t('again:into')}
                  value={isNew ? 'new' : 'basket'}
                  options={[
                    { value: 'basket', label: t('again:basket') },
                    { value: 'new', label: t('again:new') },
                  ]}
                  onChange={value => setNew(value === 'new')}
                  disabled={add.isPending}
                />
              )}
              {button}
            </>
          ),
        })}
    >
      <div ref={body} className="again">
        {query.isPending && (
          <div className="again-group" aria-hidden="true">
            {['60%', '48%', '56%'].map(width => (
              <div key={width} className="again-row">
                <span className="picture" style={{ '--picture-ratio': '4/5' }} />
                <Skeleton shape="text" width={width} />
              </div>
            ))}
          </div>
        )}
        {query.isLoadingError && <LoadError inline title={t('detailsFailed')} query={query} />}
        {refused.length > 0 && (
          <Callout
            tone="warning"
            title={t('again:refused', { count: itemsOf(refused.map(({ goods }) => goods)) })}
            live
          >
            <ul>
              {refused.map(({ goods, error }) => (
                <li key={goods.id}>
                  <bdi>{nameOf({ name: goods.productName, translations: goods.translations }).name}</bdi>
                  <span> {goodsWords(goods)}</span>
                  <span className="quiet"> {errorText(error)}</span>
                </li>
              ))}
            </ul>
          </Callout>
        )}
        {query.data && same.length + changed.length === 0 && (
          <Callout tone="warning" title={t('again:allGone')} />
        )}
        <Group title={t('again:changed')} goods={changed} {...row} />
        <Group
          title={t('again:gone')}
          goods={gone}
          {...row}
          {...(gone.some(({ offers }) => offers.length > 0) && { note: t('again:goneHint') })}
        />
        <SameGroup key={all.length} goods={same} {...row} isFolded={changed.length + gone.length > 0} />
      </div>
    </Dialog>
  );
}
