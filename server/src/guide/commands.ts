import type { BodyOf } from '@toptan/contract/endpoint';
import type { changeGuide as changeCall, Guide, GuideProgress, GuideStep } from '@toptan/contract/guide';
import { guideSteps } from '@toptan/contract/guide';
import { readSettings } from '../current-settings.ts';
import type { Database, Queryable } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { record, write } from '../events/record.ts';
import { Refusal } from '../refusal.ts';
import { countFacts, findGuide, lockGuide, storeGuide } from './queries.ts';

type GuideState = Omit<Guide, 'address'>;

type Facts = Pick<GuideProgress, 'name' | 'products' | 'customers' | 'invited' | 'skipped'>;

/**
 * Whether a step is done, by anybody and anywhere. Invitations are once every active customer has a login, or staff say that those
 * invited are enough.
 */
const isDone: Record<GuideStep, (facts: Facts) => boolean> = {
  company: ({ name }) => name !== null,
  products: ({ products }) => products > 0,
  customers: ({ customers }) => customers > 0,
  invitations: ({ customers, invited, skipped }) =>
    invited > 0 && (invited === customers || skipped.includes('invitations')),
};

/** The state of the guide. A portal without it pays for no counting. */
export async function readGuide(db: Queryable): Promise<GuideState> {
  const decided = await findGuide(db);
  if (!decided) return { isOpen: false, progress: null };
  const { name, logoHash } = await readSettings(db);
  const facts = { name, hasLogo: logoHash !== null, ...(await countFacts(db)) };
  const done = guideSteps.filter(step => isDone[step]({ ...facts, ...decided }));
  const isLeft = guideSteps.some(step => !done.includes(step) && !decided.skipped.includes(step));
  return { isOpen: isLeft && !decided.isClosed, progress: { done, ...decided, ...facts } };
}

/** Skips steps, closes the guide, or opens it again. @throws Refusal 409 `conflict` in a portal without it */
export function changeGuide(
  db: Database,
  actor: Actor,
  change: BodyOf<typeof changeCall>,
): Promise<GuideState> {
  return write(db, async tx => {
    const decided = await lockGuide(tx);
    if (!decided) throw new Refusal('conflict', 'This portal began without the guide');
    const { skipped = decided.skipped, skip, isClosed = decided.isClosed } = change;
    const isMore = skip !== undefined && !skipped.includes(skip);
    await storeGuide(tx, { skipped: isMore ? [...skipped, skip] : skipped, isClosed });
    await record(tx, actor, { topic: 'guide' });
    return readGuide(tx);
  });
}
