import { orderByDraftLink, readDraftLink } from '@toptan/contract/draft-links';
import { makeDraftLink } from '@toptan/contract/drafts';
import { desc, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../server/src/db/client.ts';
import { mails } from '../../server/src/db/schema-people.ts';
import { type Kind, kinds, ownSecrets, resolveIds } from '../../server/src/testing/references.ts';
import type { Answer, Line, Sent } from './exchange.ts';
import { draftLink, password } from './marks.ts';
import type { CallerName, Request } from './requests.ts';
import { type People, reopenSession } from './world.ts';
import { write } from './writing.ts';
import { writtenIds } from './written-ids.ts';

/** A request as it was sent, and its answer. */
export type Exchange = { request: Request; sent: Sent; caller: CallerName; answer: Answer };

/** Where the rows of a kind are. */
const tables: Record<Kind, string> = {
  packs: 'packs',
  orders: 'orders',
  basket: 'basket_items',
  'basket/packs': 'basket_packs',
  products: 'products',
  'size-sets': 'size_sets',
  colors: 'colors',
  customers: 'customers',
  'customers/names': 'customer_names',
  manufacturers: 'manufacturers',
  'registration-requests': 'customer_registration_requests',
  sessions: 'sessions',
  groups: 'customer_groups',
  terms: 'quantity_terms',
  imports: 'imports',
  staff: 'users',
  drafts: "baskets where kind <> 'own'",
  collections: 'collections',
  'share-links': 'share_links',
  variants: 'variants',
};

/** Most rows of a kind that requests choose among. */
const knownMax = 24;

/** Sends requests one after the other, with each caller's session, authenticator app and seen ids. */
export class Round {
  readonly #line: Line;
  readonly #db: Database;
  readonly #people: People;
  readonly #ids = new Map<Kind, string[]>();
  readonly #cookies = new Map<CallerName, string>();
  readonly #authenticators = new Map<CallerName, string>();
  /** The token of the newest link to a draft. */
  #draftLink = draftLink;
  /** Tokens and keys that were given out to their owners. */
  readonly secrets = new Set<string>();
  /** Ids that stand in texts. */
  readonly written = new Set<string>();

  constructor(line: Line, db: Database, people: People) {
    this.#line = line;
    this.#db = db;
    this.#people = people;
    for (const [name, { token, authenticator }] of Object.entries(people)) {
      const { base32 } = new Secret({ buffer: new Uint8Array(authenticator).buffer });
      this.#cookies.set(name as CallerName, token);
      this.#authenticators.set(name as CallerName, base32);
      this.secrets.add(base32);
    }
  }

  /** Learns the ids of the rows that are there at the beginning. */
  async open(): Promise<void> {
    for (const kind of kinds) {
      const { rows } = await this.#db.execute<{ id: string }>(
        sql`select id from ${sql.raw(tables[kind])} order by id limit ${knownMax}`,
      );
      this.#ids.set(
        kind,
        rows.map(({ id }) => id),
      );
    }
  }

  async send(request: Request): Promise<Exchange[]> {
    const { caller } = request;
    const sent = await write(request, {
      cookie: this.#cookies.get(caller),
      fill: text => this.#fill(text, request),
      basket: () => this.#basket(caller),
    });
    for (const id of writtenIds(sent)) this.written.add(id);
    const answers = await Promise.all(
      Array.from({ length: request.copies }, () => this.#line.exchange(sent)),
    );
    const exchanges: Exchange[] = [];
    for (const answer of answers) {
      await this.#learn(request, sent, answer);
      exchanges.push({ request, sent, answer, caller: 'cookie' in request.headers ? 'anonymous' : caller });
    }
    return exchanges;
  }

  #find(caller: CallerName, kind: Kind, pick: number): string {
    const own = caller === 'anonymous' ? null : this.#people[caller].customerId;
    if (kind === 'customers' && own && pick % 2 === 0) return own;
    const ids = this.#ids.get(kind) ?? [];
    return ids[pick % ids.length] ?? '00000000-0000-4000-8000-000000000000';
  }

  async #fill(text: string, { caller, call }: Request): Promise<string> {
    const filled = resolveIds(text, (kind, pick) => this.#find(caller, kind, pick)).replaceAll(
      ownSecrets.password,
      password,
    );
    const withCode = filled.replaceAll(ownSecrets.code, () => this.#code(caller));
    if (!withCode.includes(ownSecrets.token)) return withCode;
    const isOfDraft = call === readDraftLink || call === orderByDraftLink;
    return withCode.replaceAll(ownSecrets.token, isOfDraft ? this.#draftLink : await this.#newestToken());
  }

  #code(caller: CallerName): string {
    const secret = this.#authenticators.get(caller);
    return secret ? new TOTP({ secret: Secret.fromBase32(secret) }).generate() : '000000';
  }

  async #newestToken(): Promise<string> {
    const [mail] = await this.#db
      .select({ params: mails.params })
      .from(mails)
      .orderBy(desc(mails.id))
      .limit(1);
    const token = mail?.params['link']?.split('#')[1];
    if (!token) return 'no-token';
    this.secrets.add(token);
    return token;
  }

  async #basket(caller: CallerName): Promise<unknown> {
    const cookie = this.#cookies.get(caller);
    const headers: Record<string, string> = cookie ? { cookie: `toptan=${cookie}` } : {};
    const answer = await this.#line.exchange({
      method: 'GET',
      path: '/api/basket',
      headers,
      body: undefined,
    });
    return answer.status === 200 ? JSON.parse(answer.body) : [];
  }

  async #learn(
    { caller, call }: Request,
    { method }: Sent,
    { status, headers, body }: Answer,
  ): Promise<void> {
    if (caller !== 'anonymous' && status === 401) {
      this.#cookies.set(caller, this.#people[caller].token);
      await reopenSession(this.#db, this.#people[caller]);
    }
    const token = headers['set-cookie']?.[0]?.match(/^toptan=([\w-]{20,})/)?.[1];
    if (token) {
      this.secrets.add(token);
      // A caller who signs in as somebody else keeps his own session in the requests that follow.
      if (caller !== 'anonymous' && (body === '' || body.includes(this.#people[caller].userId)))
        this.#cookies.set(caller, token);
    }
    if (status >= 300 || status === 206 || method === 'HEAD' || !headers['content-type']?.includes('json'))
      return;
    const answer: unknown = JSON.parse(body);
    if (isObject(answer) && 'secret' in answer) this.#authenticators.set(caller, String(answer.secret));
    if (call === makeDraftLink && isObject(answer) && 'link' in answer) {
      this.#draftLink = String(answer.link).split('#')[1] ?? '';
      this.secrets.add(this.#draftLink);
    }
    const kind = kinds.findLast(each => call.path.includes(`/${each}`));
    if (kind) this.#remember(kind, answer);
  }

  #remember(kind: Kind, answer: unknown): void {
    const known = this.#ids.get(kind) ?? [];
    for (const row of Array.isArray(answer) ? answer : [answer]) {
      const id: unknown = isObject(row) && 'id' in row ? row.id : null;
      if (typeof id === 'string' && !known.includes(id)) known.push(id);
    }
    this.#ids.set(kind, known.slice(-knownMax));
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
