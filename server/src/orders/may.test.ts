import { orderStatuses } from '@toptan/contract/order-statuses';
import { shopChangeModes } from '@toptan/contract/settings';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jsonText } from '../db/json-rows.ts';
import { settings } from '../db/schema-settings.ts';
import { portal, withOneShop } from '../testing/one-shop.ts';
import type { ViewerForm } from '../viewer.ts';
import { mayChange, writeMay } from './may.ts';

withOneShop();

const viewers: ViewerForm[] = [{ kind: 'staff' }, { kind: 'shop', stockView: 'pieces' }];

test.each(shopChangeModes)('a read order says what a command allows while shops have %s', async wanted => {
  await portal.db.delete(settings);
  await portal.db.insert(settings).values({ shopChanges: wanted });
  for (const viewer of viewers) {
    const { rows } = await portal.db.execute<{ status: string; may: string }>(sql`
      select status, ${jsonText(writeMay(viewer))} as may
      from unnest(${sql.param([...orderStatuses])}::text[]) as orders (status)`);
    expect(rows.map(({ status, may }) => [status, JSON.parse(may)])).toEqual(
      orderStatuses.map(status => [status, mayChange(viewer, { shopChanges: wanted }, status)]),
    );
  }
});
