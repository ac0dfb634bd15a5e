import { type Order, type OrderStatus, openStatuses } from '@toptan/contract/orders';
import { sql } from 'drizzle-orm';
import type { CallSettings } from '../current-settings.ts';
import type { Writing } from '../db/json-rows.ts';
import { orders } from '../db/schema-orders.ts';
import { settings } from '../db/schema-settings.ts';
import type { ViewerForm } from '../viewer.ts';

type May = Order['may'];

/** The statuses in which the lines of an order can be changed. A shop changes only what nobody has confirmed. */
export const changeableBy = ({ kind }: ViewerForm): readonly OrderStatus[] =>
  kind === 'staff' ? openStatuses : ['pending'];

/** `may` of an order in a status. */
export const mayChange = (
  viewer: ViewerForm,
  { shopChanges }: Pick<CallSettings, 'shopChanges'>,
  status: OrderStatus,
): May =>
  changeableBy(viewer).includes(status) && (viewer.kind === 'staff' || shopChanges === 'change')
    ? 'change'
    : null;

/** `mayChange` in SQL, out of `orders`. */
export function writeMay(viewer: ViewerForm): Writing<May> {
  const statuses = sql.raw(
    changeableBy(viewer)
      .map(status => `'${status}'`)
      .join(', '),
  );
  const isAllowed =
    viewer.kind === 'staff' ? sql`true` : sql`(select ${settings.shopChanges} from ${settings}) = 'change'`;
  return {
    fragments: [
      sql`case when ${orders.status} in (${statuses}) and ${isAllowed} then '"change"' else 'null' end`,
    ],
  };
}
