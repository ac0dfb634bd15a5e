import { setTerms as setTermsCall } from '@toptan/contract/term-batch';
import * as changes from '@toptan/contract/term-changes';
import { previewTerms as previewTermsCall } from '@toptan/contract/term-previews';
import * as calls from '@toptan/contract/terms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { orNotFound } from '../refusal.ts';
import { changeTerm, createTerm, deleteTerm } from './commands.ts';
import { explainTerms } from './explain.ts';
import { previewTerms } from './preview.ts';
import { setProductTerms } from './product/commands.ts';
import { findBuyer, findTerm, listTermPage, manufacturerNames, termsFor } from './queries.ts';
import { setTerms } from './term-batch.ts';

/** Rules for quantities and orders, for administrators. */
export function registerTerms(app: FastifyInstance, { db }: Deps): void {
  handle(app, calls.listTerms, ({ query }) => listTermPage(db, query));
  handle(app, calls.getTerm, async ({ params }) => orNotFound(await findTerm(db, params.id)));
  handle(app, changes.createTerm, ({ body, actor }) => createTerm(db, actor, body));
  handle(app, changes.updateTerm, ({ params, body, actor }) => changeTerm(db, actor, params.id, body));
  handle(app, changes.setProductTerms, ({ params, body, actor }) =>
    setProductTerms(db, actor, params.id, body),
  );
  handle(app, setTermsCall, ({ body, actor }) => setTerms(db, actor, body));
  handle(app, previewTermsCall, ({ body }) => previewTerms(db, body));
  handle(app, calls.deleteTerm, ({ params, actor }) => deleteTerm(db, actor, params.id));

  handle(app, calls.listEffectiveTerms, async ({ params, query: { productId } }) => {
    const { groupName } = orNotFound(await findBuyer(db, params.customerId));
    const terms = await termsFor(db, params.customerId, productId ? [productId] : []);
    const ids = terms.order.flatMap(({ manufacturerId }) => manufacturerId ?? []);
    const names = ids.length > 0 ? await manufacturerNames(db, ids) : new Map<string, string>();
    return explainTerms(terms, productId ?? null).map(each => ({
      ...each,
      groupName: each.from === 'group' ? groupName : null,
      manufacturerName: names.get(each.manufacturerId ?? '') ?? null,
    }));
  });
}
