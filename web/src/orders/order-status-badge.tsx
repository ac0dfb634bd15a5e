import { useStatusName } from '../i18n/use-status-name.ts';
import { StatusBadge } from '../ui/trade/status-badge.tsx';
import { toneOf } from '../ui/trade/status-tone.ts';

/** The status by its filling glyph, its word and its tint. */
export function OrderStatusBadge({ status }: { status: string }) {
  const statusName = useStatusName();
  return <StatusBadge tone={toneOf(status)}>{statusName(status)}</StatusBadge>;
}
