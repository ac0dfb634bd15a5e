import type { Endpoint } from '@toptan/contract/endpoint';
import { endpoints } from '@toptan/contract/endpoints';
import { errorBodySchema } from '@toptan/contract/errors';
import type { Config } from '../config.ts';
import { operationOf, Schemas } from './openapi-operation.ts';
import { cookieName } from './principal.ts';
import { isHttps } from './public-address.ts';

/** The subject of each feature's calls. */
const features: Record<keyof typeof endpoints, string> = {
  auth: 'Signing in and out, one-time links to a password',
  account: 'The own account: password, sessions, second factor',
  audit: 'The audit log of what staff did',
  registration: 'Applications for an account',
  stats: 'Figures for the dashboards',
  reports: 'What was ordered, and what is in stock: sums for administrators.',
  papers: 'Orders, line sheets and stock lists as PDF',
  notices: 'What shops are told of their orders: by email, or by a message that staff send',
  orders: 'Orders, their status and their manufacturers',
  products: 'The catalogue, its prices, pictures and stock',
  collections: 'Products that shops find together, under a name and for a time',
  sizing: 'Size sets, and the colors of the goods',
  basket: 'What a shop is about to order',
  drafts: 'Orders that staff prepare for shops, and baskets that shops save for later',
  customers: 'Shops that buy',
  manufacturers: 'Those who make what stock cannot cover',
  groups: 'Customers for whom the same rules hold',
  terms: 'Rules for quantities and orders',
  exports: 'Files of lists',
  imports: 'Products, stock and customers out of a file',
  guide: 'The steps of the first day of an empty portal',
  showcase: 'Goods for people without an account, while the wholesaler shows them',
  sharing: 'Goods by link, for people without an account',
  settings: 'What the wholesaler decides: company, look, orders, emails, languages',
  staff: 'Administrators: who they are, adding and deactivating them',
  events: 'A stream of hints about what has changed',
};

const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}');

/**
 * The paths of the document. OpenAPI has an address once, whatever its calls name the parameters: the last call of a shape gives
 * the names.
 */
function pathsOf(schemas: Schemas): object {
  const calls = Object.entries(endpoints).flatMap(([feature, calls]) =>
    calls.map((call: Endpoint) => ({ feature, call })),
  );
  const addresses = new Map(calls.map(({ call: { path } }) => [shapeOf(path), path]));
  const paths: Record<string, Record<string, object>> = {};
  for (const { feature, call } of calls) {
    const address = addresses.get(shapeOf(call.path)) ?? call.path;
    const operation = operationOf(call, feature, address, schemas);
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: operation };
  }
  return paths;
}

/** The contract as an OpenAPI document. */
export function openApiDocument(config: Pick<Config, 'PUBLIC_URL'>): object {
  const schemas = new Schemas();
  const refusal = schemas.write(errorBodySchema);
  const paths = pathsOf(schemas);
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Toptan',
      version: '1',
      description: 'Wholesale ordering portal. Amounts are lira as decimal text, quantities pieces.',
      contact: { name: 'Whoever runs this portal', ...(config.PUBLIC_URL && { url: config.PUBLIC_URL }) },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(features).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName(isHttps(config)) } },
      schemas: schemas.named,
      responses: {
        Refusal: {
          description: 'Refused; `code` is the reason, and `fields` names the values that are wrong',
          content: { 'application/json': { schema: refusal } },
        },
      },
    },
    paths,
  };
  // Zod refers to named schemas within each schema, OpenAPI within the document.
  return JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
