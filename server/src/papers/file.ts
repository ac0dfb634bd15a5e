import type { Language } from '@toptan/contract/languages';
import { type CustomerScope, scopeOf } from '../auth/scope.ts';
import type { Database } from '../db/client.ts';
import { Refusal } from '../refusal.ts';
import { orderPaper } from './content.ts';
import { printPaper } from './print.ts';

/** A PDF, and what it is called. */
export type PaperFile = { name: string; bytes: Buffer };

/** An order as a PDF. @throws Refusal 404 when it is not within the scope */
export async function orderFile(
  db: Database,
  scope: CustomerScope,
  wanted: { id: string; language: Language; title: 'order' | 'proforma' },
): Promise<PaperFile> {
  const paper = await orderPaper(db, scope, wanted);
  return { name: `${paper.title} ${paper.orderNumber}.pdf`, bytes: await printPaper(paper) };
}

/** Prints orders for the emails to their customers; null for one that is deleted. */
export const printForEmail =
  (db: Database) =>
  async (
    { orderId: id, customerId }: { orderId: string; customerId: string },
    language: Language,
  ): Promise<PaperFile | null> => {
    const scope = scopeOf({ role: 'shop', customerId });
    try {
      return await orderFile(db, scope, { id, language, title: 'order' });
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return null;
      throw error;
    }
  };
