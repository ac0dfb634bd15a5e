import type { Import } from '@toptan/contract/imports';
import type { Language } from '@toptan/contract/languages';
import type { Database } from '../db/client.ts';
import { words } from '../spreadsheet/words.ts';
import type { Outgoing, Written } from '../spreadsheet/written.ts';
import { listRows } from './rows/row-list.ts';
import { fieldWord, problemText } from './words.ts';

const wrong = words('What is wrong', 'Sorun', 'المشكلة');

/** Rows of a portion. */
const portion = 500;

/** The rows that are left, with the columns of the file and their problems, to be corrected and sent again. */
export function leftRows(db: Database, found: Import, language: Language): Outgoing {
  async function* rows(): AsyncGenerator<Written[][]> {
    let cursor: string | undefined;
    do {
      const page = await listRows(db, found.id, { show: 'left', limit: portion, cursor });
      yield page.rows.map(({ cells, problems }) => [
        ...found.columns.map((_, at) => cells[at] ?? null),
        problems.map(problem => problemText(problem, language)).join('; ') || null,
      ]);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
  // Columns that the portal has added, and those of pictures, have no heading in the file.
  const names = found.columns.map(({ header, field }) => header || (field ? fieldWord(field, language) : ''));
  return { language, title: found.fileName, headings: [...names, wrong[language]], rows: rows() };
}
