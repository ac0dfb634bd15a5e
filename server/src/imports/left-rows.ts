import type { Import } from '@toptan/contract/imports';
import type { Language } from '@toptan/contract/languages';
import type { Database } from '../db/client.ts';
import { headings } from '../exports/words.ts';
import type { Outgoing, Written } from '../spreadsheet/written.ts';
import { listRows } from './rows/list/queries.ts';

const wrong = { en: 'What is wrong', tr: 'Sorun', ar: 'المشكلة' };

/** Rows of a portion. */
const portion = 500;

/** The rows that were not applied, with the columns of the file and the codes of what is wrong, to be corrected and sent again. */
export function leftRows(db: Database, found: Import, language: Language): Outgoing {
  async function* rows(): AsyncGenerator<Written[][]> {
    let cursor: string | undefined;
    do {
      const page = await listRows(db, found.id, { show: 'left', limit: portion, cursor });
      yield page.rows.map(({ cells, problems }) => [
        ...found.columns.map((_, at) => cells[at] ?? null),
        problems
          .map(({ field, code, current }) => {
            const known: Record<string, Record<Language, string>> = headings;
            return [field === null ? null : (known[field]?.[language] ?? field), code, current]
              .filter(Boolean)
              .join(': ');
          })
          .join('; ') || null,
      ]);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
  return {
    language,
    title: found.fileName,
    headings: [...found.columns.map(({ header }) => header), wrong[language]],
    rows: rows(),
  };
}
