import type { Language } from '@toptan/contract/languages';
import { readSettings } from '../current-settings.ts';
import type { Database } from '../db/client.ts';
import { Refusal } from '../refusal.ts';
import { ownViewerOf } from '../viewer.ts';
import { orderPaper } from './order-content.ts';
import { type PaperFile, printPaper } from './print.ts';

/** Prints orders for the emails to their customers; null for a deleted order. */
export const printForEmail =
  (db: Database) =>
  async (
    { orderId: id, customerId }: { orderId: string; customerId: string },
    language: Language,
  ): Promise<PaperFile | null> => {
    const viewer = ownViewerOf({ role: 'shop', customerId, settings: await readSettings(db) });
    try {
      return await printPaper(() => orderPaper(db, viewer, { id, language, title: 'order' }), 'email');
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return null;
      throw error;
    }
  };
