import type { OrderStatus } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../ui/status-badge.tsx';
import { toneOf } from '../ui/status-tone.ts';

/** The status by its filling glyph, its word and its tint. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('words');
  return <StatusBadge tone={toneOf(status)}>{t(`orderStatus.${status}`)}</StatusBadge>;
}
