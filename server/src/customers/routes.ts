import {
  createCustomer as createCall,
  updateCustomer as updateCall,
} from '@toptan/contract/customer-changes';
import {
  deleteCustomer as deleteCall,
  getCustomer,
  listCustomers,
  makeLoginLink,
} from '@toptan/contract/customers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { publicOrigin } from '../http/public-address.ts';
import { orNotFound } from '../refusal.ts';
import { changeCustomer, createCustomer, deleteCustomer, inviteCustomer } from './commands.ts';
import { findCustomer, listCustomerPage } from './queries.ts';

/** Customers, for administrators. */
export function registerCustomers(app: FastifyInstance, { db, config }: Deps): void {
  handle(app, listCustomers, ({ query }) => listCustomerPage(db, query));

  handle(app, getCustomer, async ({ params }) => orNotFound(await findCustomer(db, params.id)));

  handle(app, createCall, ({ body, actor }) => createCustomer(db, actor, body));

  handle(app, updateCall, ({ params, body, actor }) => changeCustomer(db, actor, params.id, body));

  handle(app, makeLoginLink, ({ params, body, request, actor }) =>
    inviteCustomer(db, actor, params.id, { ...body, origin: publicOrigin(request, config) }),
  );

  handle(app, deleteCall, ({ params, actor }) => deleteCustomer(db, actor, params.id));
}
