import { Link } from '@tanstack/react-router';
import type { Draft } from '@toptan/contract/drafts';
import { useWhen } from '../../i18n/use-when.ts';
import { useWords } from '../../i18n/use-words.ts';
import { orderAmounts } from '../../session/amounts.ts';
import { Button } from '../../ui/button/button.tsx';

/** The orders that staff have prepared for the shop, each with the way to look at it. */
export function PreparedCards({ drafts }: { drafts: readonly Draft[] }) {
  const { t, money } = useWords(['prepared', 'words']);
  const when = useWhen();
  return (
    <ul className="grid gap-2 mb-4">
      {drafts.map(({ id, by, pieces, subtotal, customer, offeredAt, changedAt }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-3.5 px-4 border border-accent-line rounded-3 bg-accent-tint"
        >
          <span>
            <b>{t('card', { name: by?.name })}</b>
            <small className="block text-ink-2">
              {t('cardFacts', {
                pieces: t('words:pieces', { count: pieces }),
                amount: money(orderAmounts([{ totalPrice: subtotal }], customer).total),
                when: when(offeredAt ?? changedAt),
              })}
            </small>
          </span>
          <Button variant="primary" asChild>
            <Link to="/basket" search={{ prepared: id }}>
              {t('look')}
            </Link>
          </Button>
        </li>
      ))}
    </ul>
  );
}
