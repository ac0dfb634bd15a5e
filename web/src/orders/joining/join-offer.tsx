import type { Order } from '@toptan/contract/orders';
import { GitMerge } from 'lucide-react';
import { useState } from 'react';
import { Money } from '../../i18n/money.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useIsAdmin } from '../../session/session-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { JoinDialog } from './join-dialog.tsx';

/** Offers to join an order with another one of its shop that waits as well. */
export function JoinOffer({ order, onJoined }: { order: Order; onJoined: (id: string) => void }) {
  const { t, date, list } = useWords(['joining', 'words']);
  const name = useCustomerWords()(order.customer).shortName;
  const isAdmin = useIsAdmin();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      {order.joins.map(other => (
        <Callout
          key={other.id}
          icon={<GitMerge aria-hidden="true" />}
          title={isAdmin ? t('other', { name }) : t('otherOwn')}
          action={
            <Button
              aria-label={t('joinNumber', { number: other.orderNumber })}
              onClick={() => setChosen(other.id)}
            >
              {t('join')}
            </Button>
          }
        >
          <bdi className="code">{other.orderNumber}</bdi>,{' '}
          {list([date(other.createdAt, 'dayMonth'), t('words:pieces', { count: other.pieces })])} ·{' '}
          <Money lira={other.total} />
        </Callout>
      ))}
      {chosen && (
        <JoinDialog key={chosen} {...{ order, onJoined }} otherId={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  );
}
