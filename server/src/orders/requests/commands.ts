import type { BodyOf } from '@toptan/contract/endpoint';
import type { askForChange, decideChangeRequest } from '@toptan/contract/order-requests';
import type { Order } from '@toptan/contract/orders';
import type { Database } from '../../db/client.ts';
import { pipelined } from '../../db/pipeline.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { type RepeatableCall, storeAnswer } from '../../idempotency.ts';
import { fieldRefusal, orNotFound, Refusal } from '../../refusal.ts';
import { aboutOrder } from '../about.ts';
import { earlierOrder } from '../earlier.ts';
import { lockOrder } from '../head.ts';
import { tellOfChange } from '../lines/changed-email.ts';
import { type ChangeContext, carryOut, changesAsked } from '../lines/commands.ts';
import { refusalOfVersion } from '../lines/refusals.ts';
import { mayChange, refuseShop } from '../may.ts';
import type { OrderMail } from '../order-mail.ts';
import { otherStatus } from '../outdated.ts';
import { findOrder } from '../queries.ts';
import { closeRequest, findOpenRequest, insertRequest } from './queries.ts';

type By = ChangeContext & { userId: string };

const notOpen = () => new Refusal('request_already_decided', 'No change request is open');

/** Keeps what a shop asks for, until staff decide it. The order stays as it is. @throws Refusal as `askForChange` of the contract */
export function askFor(
  db: Database,
  actor: Actor,
  { wanted, call, userId, ...by }: By & { wanted: BodyOf<typeof askForChange>; call: RepeatableCall | null },
): Promise<Order> {
  const { viewer, settings } = by;
  refuseShop(viewer, settings, 'ask');
  return write(db, async tx => {
    const [earlier, found] = await pipelined([call && earlierOrder(tx, call), lockOrder(tx, viewer, by.id)]);
    if (earlier) return earlier;
    const order = orNotFound(found);
    if (mayChange(viewer, settings, order.status) === null) throw otherStatus('status', order.status);
    const refusal = refusalOfVersion(order, wanted.version);
    if (refusal) throw refusal;
    if (await findOpenRequest(tx, order.id))
      throw new Refusal('request_open', 'An earlier request waits for its decision');
    const changes = await changesAsked(tx, order, wanted.rows, by);
    if (changes.length === 0)
      throw fieldRefusal('validation_failed', 'rows', 'required', 'The rows change nothing');
    const rows = changes.map((change, at) => ({ ref: String(at), ...change }));
    const { version } = order;
    await insertRequest(tx, { orderId: order.id, version, rows, note: wanted.note ?? null, askedBy: userId });
    await record(tx, { ...actor, body: { ...wanted, rows: { count: rows.length } } }, aboutOrder(order));
    const answer = orNotFound(await findOrder(tx, viewer, order.id));
    if (call) await storeAnswer(tx, call, answer);
    return answer;
  });
}

type DecideOptions = By & {
  wanted: BodyOf<typeof decideChangeRequest>;
  /** The means of telling the shop by email; null: none is sent. */
  mail: OrderMail | null;
};

/**
 * Decides the open request of an order in one transaction: the accepted rows are one new version with the figures that were asked
 * for, whatever the order has by now; the others are refused. Nothing is decided where a change of lines is refused.
 * @throws Refusal as `decideChangeRequest` of the contract
 */
export function decide(
  db: Database,
  actor: Actor,
  { wanted, userId, mail, ...by }: DecideOptions,
): Promise<Order> {
  const { accepted, note = null, ...change } = wanted;
  return write(db, async tx => {
    const order = orNotFound(await lockOrder(tx, by.viewer, by.id));
    const request = await findOpenRequest(tx, order.id);
    if (!request) throw notOpen();
    const unknown = accepted.filter(ref => !request.rows.some(row => row.ref === ref));
    if (unknown.length > 0) throw fieldRefusal('validation_failed', 'accepted', 'not_found', 'No such row');
    const rows = request.rows.map(row => ({
      ...row,
      decision: accepted.includes(row.ref) ? ('accepted' as const) : ('refused' as const),
    }));
    const taken = rows
      .filter(({ decision }) => decision === 'accepted')
      .map(({ ref, productId, size, color, pack, to }) => ({
        ref,
        productId,
        size,
        color,
        packId: pack?.packId ?? null,
        quantity: to,
      }));
    const made =
      taken.length > 0
        ? await carryOut(tx, order, {
            ...by,
            userId,
            kind: 'asked',
            wanted: { ...change, rows: taken, ...(note !== null && { reason: note }) },
          })
        : { changes: [], also: [] };
    await closeRequest(tx, order.id, { state: 'decided', closedBy: userId, rows, answer: note });
    const counted = {
      accepted: taken.length,
      refused: rows.length - taken.length,
      changed: made.changes.length,
    };
    await record(
      tx,
      { ...actor, body: { ...wanted, ...counted } },
      { ...aboutOrder(order), also: made.also },
    );
    const answer = orNotFound(await findOrder(tx, by.viewer, order.id));
    if (mail) {
      const refused = rows.filter(({ decision }) => decision === 'refused');
      await tellOfChange(tx, answer, { changes: made.changes, refused, reason: note }, mail);
    }
    return answer;
  });
}

/** Takes the open request of an order back. @throws Refusal 404, `request_already_decided` */
export function withdraw(db: Database, actor: Actor, { userId, ...by }: By): Promise<Order> {
  return write(db, async tx => {
    const order = orNotFound(await lockOrder(tx, by.viewer, by.id));
    if (!(await closeRequest(tx, order.id, { state: 'withdrawn', closedBy: userId }))) throw notOpen();
    await record(tx, actor, aboutOrder(order));
    return orNotFound(await findOrder(tx, by.viewer, order.id));
  });
}
