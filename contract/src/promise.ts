import { z } from 'zod';
import { addWorkingDays } from './days.ts';
import { daySchema, idSchema } from './ids.ts';
import { parseLeadTime } from './lead-time.ts';

/** The first and the last day on which pieces that are produced are estimated to ship; null where their days are not known. */
export const promisedDaysSchema = z.object({
  promisedFrom: daySchema.nullable(),
  promisedUntil: daySchema.nullable(),
});

export type PromisedDays = z.infer<typeof promisedDaysSchema>;

/**
 * The days of pieces that are produced from a day on, as `YYYY-MM-DD`.
 * @param leadTime of their manufacturer; one in other words than days gives none
 */
export function promisedDays(leadTime: string | null, today: string): PromisedDays {
  const lead = leadTime === null ? null : parseLeadTime(leadTime);
  if (!lead) return { promisedFrom: null, promisedUntil: null };
  return {
    promisedFrom: addWorkingDays(today, lead.from),
    promisedUntil: addWorkingDays(today, lead.to),
  };
}

/** Pieces of a basket or an order, and what stock covers of them as the viewer may know it. */
type PromisedLine = { quantity: number; fromStock: number } & {
  [Day in keyof PromisedDays]?: PromisedDays[Day] | undefined;
};

/** What lines are promised: pieces from stock, and pieces to be produced, of which some have days and others none. */
export type OrderPromise = {
  fromStock: number;
  dated: { pieces: number; from: string; until: string } | null;
  undated: number;
};

export function promiseOf(lines: readonly PromisedLine[]): OrderPromise {
  const made = lines.filter(({ quantity, fromStock }) => quantity > fromStock);
  const sumOf = (some: readonly PromisedLine[], pieces: (line: PromisedLine) => number) =>
    some.reduce((sum, line) => sum + pieces(line), 0);
  const toProduce = (some: typeof made) => sumOf(some, ({ quantity, fromStock }) => quantity - fromStock);
  const dated = made.filter(({ promisedUntil }) => promisedUntil);
  const [from] = dated.flatMap(({ promisedFrom }) => promisedFrom ?? []).sort();
  const until = dated
    .flatMap(({ promisedUntil }) => promisedUntil ?? [])
    .sort()
    .at(-1);
  return {
    fromStock: sumOf(lines, ({ fromStock }) => fromStock),
    dated: from && until ? { pieces: toProduce(dated), from, until } : null,
    undated: toProduce(made.filter(({ promisedUntil }) => !promisedUntil)),
  };
}

/** A manufacturer, with the products that it makes of a basket or an order. A shop never learns it. */
export const makerSchema = z
  .object({ id: idSchema, companyName: z.string(), productIds: z.array(idSchema) })
  .meta({ id: 'Maker' });

export type Maker = z.infer<typeof makerSchema>;

/** The part of a promise that an order is placed with: compared, never used. */
export const expectedPromiseSchema = z
  .strictObject({
    /** Pieces from stock, as the basket shows them. */
    fromStock: z.number().int().min(0),
    /** The last day of the pieces to be produced; null where a piece has none, or nothing is produced. */
    until: daySchema.nullable(),
  })
  .meta({ id: 'ExpectedPromise' });

export type ExpectedPromise = z.infer<typeof expectedPromiseSchema>;

export const expectedOf = ({ fromStock, dated, undated }: OrderPromise): ExpectedPromise => ({
  fromStock,
  until: undated > 0 ? null : (dated?.until ?? null),
});

/** Whether fewer pieces come from stock than somebody was promised, or the others come later. */
export function isWorse({ fromStock, dated, undated }: OrderPromise, promised: ExpectedPromise): boolean {
  if (fromStock < promised.fromStock) return true;
  return promised.until !== null && (undated > 0 || (dated !== null && dated.until > promised.until));
}
