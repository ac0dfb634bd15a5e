import { Readable } from 'node:stream';
import { getLineSheet, getOrderPaper } from '@toptan/contract/papers';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from '../auth/scope.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { fieldRefusal } from '../refusal.ts';
import { sheetPaper } from './content.ts';
import { orderFile, type PaperFile } from './file.ts';
import { printPaper } from './print.ts';
import { paperWords } from './words.ts';

const sent = ({ name, bytes }: PaperFile) => ({
  type: 'application/pdf',
  name,
  bytes: Readable.from([bytes]),
});

/** Papers as PDF: orders, for shops their own; line sheets and stock lists for staff. */
export function registerPapers(app: FastifyInstance, { db }: Deps): void {
  handle(app, getOrderPaper, async ({ principal, params: { id }, query }) => {
    return sent(await orderFile(db, scopeOf(principal), { id, ...query }));
  });

  handle(app, getLineSheet, async ({ query: { kind, language, id: productIds } }) => {
    if (!productIds) throw fieldRefusal('validation_failed', 'id', 'required', 'Choose products');
    const { lineSheet, stockList } = paperWords[language];
    const paper = await sheetPaper(db, { kind, language, productIds });
    return sent({ name: `${kind === 'stock' ? stockList : lineSheet}.pdf`, bytes: await printPaper(paper) });
  });
}
