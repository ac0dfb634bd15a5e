import { type OrderStatus, openStatuses } from '@toptan/contract/order-statuses';
import type { Order } from '@toptan/contract/orders';
import { sql } from 'drizzle-orm';
import type { CallSettings } from '../current-settings.ts';
import type { Writing } from '../db/json-rows.ts';
import { literals } from '../db/literal.ts';
import { orders } from '../db/schema-orders.ts';
import { settings } from '../db/schema-settings.ts';
import { Refusal } from '../refusal.ts';
import type { ViewerForm } from '../viewer.ts';

type May = Order['may'];

/** The statuses in which the lines of an order can be changed. A shop changes only what nobody has confirmed. */
export const changeableBy = ({ kind }: ViewerForm): readonly OrderStatus[] =>
  kind === 'staff' ? openStatuses : ['pending'];

/** `may` of an order in a status. What a shop may not change by itself it asks for. */
export function mayChange(
  viewer: ViewerForm,
  { shopChanges }: Pick<CallSettings, 'shopChanges'>,
  status: OrderStatus,
): May {
  if (!openStatuses.includes(status)) return null;
  if (viewer.kind === 'staff') return 'change';
  if (shopChanges === 'off') return null;
  return shopChanges === 'change' && changeableBy(viewer).includes(status) ? 'change' : 'ask';
}

/**
 * @param wanted what the shop wants to do: change an order by itself, or at least ask for it
 * @throws Refusal 403 for a shop that may not
 */
export function refuseShop(
  { kind }: ViewerForm,
  { shopChanges }: Pick<CallSettings, 'shopChanges'>,
  wanted: 'change' | 'ask',
): void {
  if (kind === 'shop' && shopChanges !== 'change' && (wanted === 'change' || shopChanges === 'off'))
    throw new Refusal('forbidden', 'Only administrators change placed orders');
}

/** `mayChange` in SQL, out of `orders`. */
export function writeMay(viewer: ViewerForm): Writing<May> {
  const isOpen = sql`${orders.status} in (${literals(openStatuses)})`;
  if (viewer.kind === 'staff')
    return { fragments: [sql`case when ${isOpen} then '"change"' else 'null' end`] };
  const isDirect = sql`${orders.status} in (${literals(changeableBy(viewer))})`;
  return {
    fragments: [
      sql`case when ${isOpen} then coalesce((select case when ${settings.shopChanges} = 'change' and ${isDirect} then '"change"'
        when ${settings.shopChanges} <> 'off' then '"ask"' end from ${settings}), 'null') else 'null' end`,
    ],
  };
}
