import type { Order } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';

/** Names the order that has the goods of a joined one. */
export function JoinedTag({ into }: { into: NonNullable<Order['joinedInto']> }) {
  const { t } = useTranslation('joining');
  return t('tag', { number: into.orderNumber });
}
