import { onDatabase } from './on-database.ts';

/** Tables that a backup leaves out. */
export const notBackedUp = [
  'sessions',
  'last_backup',
  'notice_reader',
  'push_keys',
  'push_subscriptions',
  'pushes',
];

/** Tables of emails and one-time links, which end when they are restored. */
export const endedByRestore = ['mails', 'password_links'];

/** Columns that a restore writes anew: the transaction of a row, and links to goods and to prepared orders, which end. */
const writtenAnew = ['xid', 'token_hash', 'expires_at', 'link_hash', 'link_until'];

/**
 * The content of a database: the number of rows of each table, and a digest of them. The server computes it, so that it
 * shares no code with a backup. Columns that a restore writes anew do not count.
 * @param except tables that do not count
 */
export function contentOf(url: string, except: string[] = []): Promise<Record<string, string>> {
  return onDatabase(url, async client => {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1)`,
      [except],
    );
    const content: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(digest, '' order by digest)), '') as digest
         from (select md5((to_jsonb(t) - $1::text[])::text) as digest from ${name} t) as rows`,
        [writtenAnew],
      );
      content[name] = found[0]?.digest ?? '';
    }
    return content;
  });
}
