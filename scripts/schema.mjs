/**
 * `npm run schema`: writes the tables of server/src/db/schema-*.ts into server/drizzle/0000_schema.sql, below its part that is
 * written by hand. Until 1.0 the schema is reshaped in place; from then on a change is a migration of its own.
 * With `--check` it writes nothing, and fails where the file has other tables.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../server', import.meta.url));
const file = fileURLToPath(new URL('../server/drizzle/0000_schema.sql', import.meta.url));
const marker = '-- The tables of src/db/schema-*.ts follow, written by `npm run schema`.\n';

const present = readFileSync(file, 'utf8');
const [head = ''] = present.split(marker);
const tables = execFileSync('npx', ['drizzle-kit', 'export'], { cwd: server, encoding: 'utf8' }).trimEnd();
if (!tables.includes('CREATE TABLE')) throw new Error('drizzle-kit found no tables');
const next = `${head}${marker}${tables.replaceAll(';\n', ';\n--> statement-breakpoint\n')}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, next);
else if (next !== present) {
  console.error(
    'server/drizzle/0000_schema.sql lacks changes of server/src/db/schema-*.ts: run `npm run schema`',
  );
  process.exitCode = 1;
}
