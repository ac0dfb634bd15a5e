import { z } from 'zod';
import { lineProblemSchema } from './basket.ts';
import { productSchema, translatedNamesSchema } from './catalog/products.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { offerSchema } from './order-again.ts';
import { requiredText } from './text.ts';

/** The longest text of a reading: its characters, its lines, and the characters of one line. */
export const readingMax = { characters: 64_000, lines: 500, line: 2_000 } as const;

/** The most readings of one user within a minute. */
export const readingsAMinute = 30;

/** The most names that a customer has for goods. */
export const customerNamesMax = 500;

/** The characters and words of a customer's name for goods. */
export const customerNameLength = { min: 2, max: 60, words: 5 } as const;

/** The most bytes and rows of a file whose rows are read. */
export const listFileMax = { bytes: 2 * 1024 * 1024, rows: 5_000 } as const;

/** The most answers of one reading, and the most names of one call. */
const answersMax = 100;

/**
 * What became of a part of the text.
 * - `sure`: it has one reading, and every word and number in it is explained.
 * - `asked`: a person decides; `reason` says why.
 * - `ignored`: it is no order, such as a greeting; with the reason `negative`, it only takes something away.
 * - `context`: it belongs to other lines, such as a heading.
 */
export const lineKinds = ['sure', 'asked', 'ignored', 'context'] as const;

/** What the product of a line was found by. */
export const foundBy = ['code', 'barcode', 'model', 'alias', 'name'] as const;

export const lineReasons = [
  /** Its words fit several products. */
  'which_product',
  /** There is no such code, barcode, model or name. */
  'unknown_product',
  'no_quantity',
  'no_color',
  'no_size',
  'no_such_color',
  'no_such_size',
  /** A number that may be pieces or packs. */
  'unit',
  /** One number for several sizes or colors: of each, or in all. */
  'split',
  'no_pack',
  'which_pack',
  'packs_only',
  /** Something is taken back. */
  'negative',
  /** Another line, or the line itself, changes it. */
  'changed',
  /** It is to be ordered on a condition. */
  'condition',
  /** Its goods are returned, missing or left, as the line or the heading above it says. */
  'no_order',
  'question',
  /** It asks for the goods of the last order. */
  'like_last',
  /** The same goods stand in two lines. */
  'repeated',
  /** A total is not the sum of the lines. */
  'total',
  /** More than the most of a line. */
  'too_many',
  /** The color or size is not sold at present. */
  'closed',
  /** A word that nobody knows, or several readings. */
  'unclear',
  /** There was no time to read it. */
  'unread',
] as const;

/** The role of a word in a line. */
export const saidRoles = ['product', 'color', 'size', 'quantity', 'unit', 'other', 'unknown'] as const;

/** The difference between the rows of an answer, or the meaning of the answer. */
export const wayKinds = [
  'product',
  'color',
  'sizes',
  'pack',
  'quantity',
  /** Goods that stand in two lines, and in this one as well; to order them once, the line is left out. */
  'both',
  /** The number for each size or color, or in all. */
  'each',
  'total',
  /** The line as it is, in spite of its doubts. */
  'take',
  /** The lines of the last order. */
  'last',
] as const;

/** Goods that can be added to the basket as they are: a row of POST /api/basket/batch, with its price. */
export const readRowSchema = offerSchema
  .extend({
    /**
     * The rules that an order of all sure rows would break at this row, and what stock does not cover, as in GET /api/basket; of a way
     * what stock does not cover of it alone. For packs `stock_short` counts whole packs. Left out where there are none. What lies in
     * the basket is not counted.
     */
    problems: z.array(lineProblemSchema).optional(),
  })
  .meta({ id: 'ReadRow' });

export type ReadRow = z.infer<typeof readRowSchema>;

const waySchema = z
  .object({
    kind: z.enum(wayKinds),
    /** The product that is chosen with it. */
    productId: idSchema.optional(),
    /** Empty where the line does not say enough: with the answer, the text is read again. */
    rows: z.array(readRowSchema),
    /** The order, for `last`. */
    order: z.object({ id: idSchema, orderNumber: z.string(), createdAt: timestampSchema }).optional(),
  })
  .meta({ id: 'ReadWay' });

export type ReadWay = z.infer<typeof waySchema>;

const lineSchema = z
  .object({
    /** The line of the text, from 1. A line that names several goods has several entries. */
    line: z.number().int(),
    /** The whole line as it is quoted: without invisible characters and the prefix of a forwarded message. */
    text: z.string(),
    /** The part of `text` that the entry is about, in UTF-16 units; `to` is the first one behind it. */
    span: z.object({ from: z.number().int(), to: z.number().int() }),
    kind: z.enum(lineKinds),
    by: z.enum(foundBy).optional(),
    /** The customer's name by which the product was found, and since when it is known. */
    alias: z.object({ id: idSchema, since: timestampSchema }).optional(),
    /** The reason why it is asked, or why it is no order. */
    reason: z.enum(lineReasons).optional(),
    /** The word that the question is about. */
    word: z.string().optional(),
    /** The line that the question is about as well: the one that is changed, or repeated. */
    other: z.number().int().optional(),
    /** The words with a meaning, by their place in `text`; `doubt`: the question is about this one. */
    said: z.array(
      z.object({
        from: z.number().int(),
        to: z.number().int(),
        role: z.enum(saidRoles),
        doubt: z.boolean(),
      }),
    ),
    /**
     * The cells of a line of a table with a header, by their place in `text`. `role`: what the column was read as; `other` is left
     * out, such as prices, and of `unknown` the words are read.
     */
    cells: z
      .array(z.object({ from: z.number().int(), to: z.number().int(), role: z.enum(saidRoles) }))
      .optional(),
    /** The product, once it is known. */
    productId: idSchema.optional(),
    /** The goods of a line that is sure. */
    rows: z.array(readRowSchema),
    /** The answers of a line that is asked, the best first. */
    ways: z.array(waySchema),
    /** The products that may be meant, the best first. */
    candidates: z.array(idSchema),
    /** The words that stand for the product: the text of an answer that names it. */
    called: z.string().optional(),
    /** True: the customer may have these words as a name for the product. */
    learn: z.boolean(),
  })
  .meta({ id: 'ReadLine' });

export type ReadLine = z.infer<typeof lineSchema>;

const cardSchema = productSchema
  .pick({
    id: true,
    sku: true,
    name: true,
    price: true,
    imageUrl: true,
    pictures: true,
    category: true,
    sizes: true,
    colors: true,
    closedCells: true,
    sells: true,
    packs: true,
  })
  .extend({ translations: translatedNamesSchema })
  .meta({ id: 'ReadProduct' });

export type ReadProduct = z.infer<typeof cardSchema>;

const readingSchema = z
  .object({
    /** In the order of the text. */
    lines: z.array(lineSchema),
    /** The products that lines, ways and candidates name. */
    products: z.array(cardSchema),
    /** Lines of the text that were read, and those that there was no time for; these are asked. */
    read: z.number().int(),
    left: z.number().int(),
  })
  .meta({ id: 'Reading' });

export type Reading = z.infer<typeof readingSchema>;

export const readText = endpoint({
  method: 'POST',
  path: '/api/basket/read',
  access: 'signed-in',
  summary: `Reads a message, a table or codes as lines of an order; it changes nothing, and the text is not stored. Each uncertain line has a question, with the answers as rows of POST /api/basket/batch. 413 \`text_too_long\` beyond ${readingMax.characters} characters (field \`text\`), ${readingMax.lines} lines (\`text.lines\`) or ${readingMax.line} characters of a line (\`text.12\`), with \`limit\` and \`current\`; 429 beyond ${readingsAMinute} readings of a user within a minute.`,
  body: z
    .strictObject({
      customerId: idSchema,
      text: z.string(),
      /** Products that stand for words in this reading alone, by the `called` of its lines. */
      answers: z
        .array(z.strictObject({ text: requiredText(100), productId: idSchema }))
        .max(answersMax)
        .optional(),
    })
    .meta({ id: 'TextToRead' }),
  bodyMax: 256 * 1024,
  response: readingSchema,
  costly: true,
});

export const readListFile = endpoint({
  method: 'POST',
  path: '/api/basket/read/file',
  access: 'signed-in',
  summary: `The rows of a CSV or XLSX file (at most ${listFileMax.bytes / 1_048_576} MB and ${listFileMax.rows} rows) as texts for POST /api/basket/read: a tab stands between two cells, and each text begins with the headings that its rows need. It changes nothing, and the file is not stored. 400 \`file_…\` says why a file cannot be read; 429 as of POST /api/basket/read.`,
  /** The body has nothing but the file. */
  body: z.strictObject({}),
  file: 'file',
  fileMax: listFileMax.bytes,
  response: z
    .object({
      texts: z.array(z.string()),
      /** Rows that have something in them. */
      rows: z.number().int(),
    })
    .meta({ id: 'ListFile' }),
  costly: true,
});

const nameSchema = z
  .object({
    id: idSchema,
    /** The words, as they were written. */
    text: z.string(),
    product: cardSchema.pick({ id: true, sku: true, name: true, translations: true, imageUrl: true }),
    /** The key of the color that belongs to the words; null: they say none. */
    color: z.string().nullable(),
    createdAt: timestampSchema,
    /** Who taught the name: the username, and for a shop the name that shops read of staff; null: the user is gone. */
    createdBy: z.string().nullable(),
    /** How many times goods were added by it, and the last time. */
    used: z.number().int(),
    usedAt: timestampSchema.nullable(),
  })
  .meta({ id: 'CustomerName' });

export type CustomerName = z.infer<typeof nameSchema>;

export const listCustomerNames = endpoint({
  method: 'GET',
  path: '/api/customers/{id}/names',
  access: 'signed-in',
  summary:
    "The names that a customer uses for goods, by their words: the shop's own, or those of any customer for an administrator. A shop gets the names of goods that it sees.",
  params: idParams,
  response: z.array(nameSchema),
  list: true,
});

export const learnCustomerNames = endpoint({
  method: 'POST',
  path: '/api/customers/{id}/names',
  access: 'signed-in',
  summary: `Remembers a customer's names for goods, for later readings; the use of a known name is counted. All names or none: 400 with the text that cannot be one (\`invalid\`: it says nothing but a number, a color or the like, or is a code, or the name of other goods), and for a customer with more than ${customerNamesMax} of them (\`too_many\`).`,
  params: idParams,
  body: z
    .strictObject({
      names: z
        .array(
          z.strictObject({
            text: requiredText(customerNameLength.max),
            productId: idSchema,
            color: z.string().max(40).nullish(),
          }),
        )
        .min(1)
        .max(answersMax),
    })
    .meta({ id: 'NamesToLearn' }),
  response: z.array(nameSchema),
  list: true,
});

export const forgetCustomerName = endpoint({
  method: 'DELETE',
  path: '/api/customers/names/{id}',
  access: 'signed-in',
  summary: 'Forgets a name that a customer has for goods.',
  params: idParams,
});
