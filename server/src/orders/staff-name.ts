import { plainName } from '@toptan/contract/portal';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { literal } from '../db/literal.ts';
import { orders } from '../db/schema-orders.ts';
import { users } from '../db/schema-people.ts';
import { settings } from '../db/schema-settings.ts';

/** The name by which shops know a member of staff, out of `users` joined with `settings`: a user name is half of a sign-in. */
export const staffName = sql<string>`coalesce(${users.displayName}, ${settings.name}, ${literal(plainName)})`;

/** The name by which shops know the member of staff of an id. */
export const staffNameOf = (userId: SQLWrapper) => sql<string>`(select ${staffName}
  from (select) as one left join ${users} on ${users.id} = ${userId} left join ${settings} on true)`;

/** The name by which shops know the member of staff who placed an order, out of `orders`. */
export const placerName = staffNameOf(orders.placedBy);
