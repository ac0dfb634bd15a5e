import { z } from 'zod';

/** Upper-case digits name the same row. */
export const idSchema = z.uuid().toLowerCase();
export const idParams = z.strictObject({ id: idSchema });

/** The token of a link. */
export const linkTokenSchema = z.string().min(1).max(200);

/** The name of a row, under which the answer speaks of it. */
export const rowRefSchema = z.string().min(1).max(64);

/** The longest label of a size, and the longest key or name of a color. */
export const choiceMax = 40;
/** A size or a color of a product; null where the product has none. */
export const choiceSchema = z.string().max(choiceMax).nullish();

/** A parameter that may stand in the address several times. */
export const repeated = <Value extends z.ZodType>(value: Value, most: number) =>
  z.union([value.transform(one => [one]), z.array(value).min(1).max(most)]);

/** Longer than any moment with nanoseconds and an offset. */
const timestampMax = 40;

/** A moment that PostgreSQL reads, too: it has no year 0, no offset of 16 hours or more, and no endless fractions. */
export const timestampSchema = z.iso
  .datetime({ offset: true })
  .max(timestampMax)
  .refine(moment => !/^0000|[+-](1[6-9]|2\d):\d\d$/.test(moment));

/** A day of Istanbul's calendar in this century. */
export const daySchema = z.iso
  .date({ abort: true })
  .refine(day => day.startsWith('20'))
  .meta({ examples: ['2026-11-25'] });
