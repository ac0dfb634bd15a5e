import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listOrderSummaries } from '@toptan/contract/orders';
import { Bookmark, History, MessageSquareText, RotateCcw } from 'lucide-react';
import { pageQuery } from '../api/queries.ts';
import type { Buyer } from '../drafts/api.ts';
import { Money } from '../i18n/money.tsx';
import { useWords } from '../i18n/use-words.ts';
import { BareIconButton } from '../ui/button/bare-icon-button.tsx';
import { Button } from '../ui/button/button.tsx';
import { useExamples, useNames } from './api.ts';

/** Orders that are offered to be ordered again. */
const ordersShown = 2;

interface EmptyAsideProps {
  buyer: Buyer;
  onNames: () => void;
  /** Reads a message of the demo. */
  onRead: (text: string) => void;
}

/** Beside the empty field: the messages of a demo, the last orders, and what the shop calls things. */
export function EmptyAside({ buyer, onNames, onRead }: EmptyAsideProps) {
  const { t, date, number } = useWords(['reading', 'words']);
  const isOwn = buyer.draftId === undefined;
  const { data: orders } = useQuery({
    ...pageQuery(listOrderSummaries, { query: { view: 'summary', limit: ordersShown } }),
    enabled: isOwn,
  });
  const { data: names } = useNames(buyer.id);
  const examples = useExamples();
  return (
    <>
      {examples.length > 0 && (
        <section className="list-card">
          <div className="list-card-head">
            <MessageSquareText aria-hidden="true" />
            <h2>{t('examples.title')}</h2>
          </div>
          <p className="list-card-note">{t('examples.hint')}</p>
          <div className="grid gap-2 pt-0 pb-4 px-4">
            {examples.map(text => (
              <Button key={text} onClick={() => onRead(text)}>
                <bdi>{text.split('\n', 1)}</bdi>
              </Button>
            ))}
          </div>
        </section>
      )}
      {isOwn && orders && orders.rows.length > 0 && (
        <section className="list-card">
          <div className="list-card-head">
            <History aria-hidden="true" />
            <h2>{t('again.title')}</h2>
          </div>
          <ul className="again-list py-1 px-4">
            {orders.rows.map(({ id, orderNumber, createdAt, pieces, total }) => (
              <li key={id}>
                <span>
                  <bdi className="code">{orderNumber}</bdi>
                  <span className="quiet">
                    {date(createdAt, 'dayMonth')} · {t('words:pieces', { count: pieces })} ·{' '}
                    <Money lira={total} />
                  </span>
                </span>
                <BareIconButton asChild className="ms-auto" label={t('again.of', { number: orderNumber })}>
                  <Link to="/orders" search={{ order: id }}>
                    <RotateCcw className="flip" aria-hidden="true" />
                  </Link>
                </BareIconButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {names && (
        <section className="list-card">
          <div className="list-card-head">
            <Bookmark aria-hidden="true" />
            <h2>{isOwn ? t('names.own') : t('names.of', { shop: buyer.customerShortName })}</h2>
            <span>{number(names.length)}</span>
            {names.length > 0 && (
              <Button variant="ghost" onClick={onNames}>
                {t('names.show')}
              </Button>
            )}
          </div>
          <p className="list-card-note">{t('names.hint')}</p>
        </section>
      )}
    </>
  );
}
