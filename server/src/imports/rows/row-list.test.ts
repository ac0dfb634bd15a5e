import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importRows } from '../../db/schema-imports.ts';
import { upload } from '../../testing/imports.ts';
import { startPortal } from '../../testing/portal.ts';

test('the text that a search looks through is stored with the rows, as the database would fold it', async () => {
  const portal = await startPortal();
  try {
    const admin = await portal.admin();
    const { id } = await upload(
      admin,
      'products',
      "Kod;Ad;Açıklama\nTS-26 05;KIŞLIK Tişört;50'li\nA_1;أحمر;´x´",
    );
    const cells = sql`array_to_string(array(select jsonb_array_elements_text(${importRows.cells})), '|')`;
    const rows = await portal.db
      .select({
        stored: importRows.searchText,
        folded: sql`search_key(${cells}) || ' ' || code_key(${cells})`,
      })
      .from(importRows);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ stored }) => stored)).toEqual(rows.map(({ folded }) => folded));
    for (const q of ['tisort', 'ts2605', '50li'])
      expect((await admin.call('GET', `/api/imports/${id}/rows?q=${q}`)).json(), q).toHaveLength(1);
  } finally {
    await portal.close();
  }
});
