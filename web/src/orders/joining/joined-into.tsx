import { Link } from '@tanstack/react-router';
import type { Order } from '@toptan/contract/orders';
import { GitMerge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsAdmin } from '../../session/session-store.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Button } from '../../ui/form/button.tsx';

/** The order that has the goods of a joined one. */
export function JoinedInto({ into }: { into: NonNullable<Order['joinedInto']> }) {
  const { t } = useTranslation('joining');
  const isAdmin = useIsAdmin();
  return (
    <Callout
      tone="accent"
      icon={<GitMerge aria-hidden="true" />}
      title={t('into', { number: into.orderNumber })}
      action={
        <Button asChild>
          <Link to={isAdmin ? '/admin/orders' : '/orders'} search={{ order: into.id }}>
            {t('view')}
          </Link>
        </Button>
      }
    >
      {t('intoHint')}
    </Callout>
  );
}
