import { z } from 'zod';
import { productCategorySchema } from './catalog/products.ts';
import { namesInLanguages } from './catalog/sizing.ts';
import { addDays, mondayOf } from './days.ts';
import { endpoint } from './endpoint.ts';
import { fileQuery, fileTypes } from './exports.ts';
import { choiceMax, daySchema, idSchema } from './ids.ts';
import { liraSchema } from './money.ts';

/** The same number of days just before (whole months before whole months), or the same days of the year before. */
export const comparisons = ['previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** The units of sales, by the length of the period. */
export const salesUnits = ['day', 'week', 'month'] as const;
export type SalesUnit = (typeof salesUnits)[number];

/** Most days of a period: ten years. */
export const reportDaysMax = 3_660;

/** The first day of a report by default: thirteen weeks from Monday, with `until` in the last of them. */
export const firstReportDay = (until: string): string => addDays(mondayOf(until), -12 * 7);

/** Most rows that an answer has, the largest first; totals are of all rows. Sizes, colors and periods come whole. */
export const reportRowsMax = 200;

export const periodSchema = z
  .object({ from: daySchema, until: daySchema })
  .meta({ id: 'ReportPeriod', description: 'First and last day, both counted' });

export type ReportPeriod = z.infer<typeof periodSchema>;

export const periodQuery = { from: daySchema.optional(), until: daySchema.optional() };
const comparedQuery = { ...periodQuery, compare: z.enum(comparisons).optional() };
/** Products have the category that they have now; those that are deleted have none. */
const goodsQuery = { ...comparedQuery, category: productCategorySchema.optional() };
/**
 * Id of a size set, 'none' for products without one, or 'most' for the first of the answer's `sizeSets`. Products have the set that
 * they have now. Without it goods of all sets are counted.
 */
const sizeSetQuery = { sizeSet: z.union([z.enum(['most', 'none']), idSchema]).optional() };
/** A size and a color as order lines name them. */
const variantQuery = {
  size: z.string().min(1).max(choiceMax).optional(),
  color: z.string().min(1).max(choiceMax).optional(),
};

const figuresSchema = z
  .object({
    /** Null where an order may be in several rows, or is of several categories. */
    orders: z.number().int().nullable(),
    pieces: z.number().int(),
    /** The amount of the lines, without processing fees. */
    amount: liraSchema,
  })
  .meta({ id: 'ReportFigures' });

export type Figures = z.infer<typeof figuresSchema>;

const comparedFigures = figuresSchema.extend({
  /** Null where nothing is compared. */
  compared: figuresSchema.nullable(),
});

export type ComparedFigures = z.infer<typeof comparedFigures>;

/** The fields that every report has. */
export const about = {
  period: periodSchema,
  /** A sentence about the orders and lines that are counted. */
  counted: z.string(),
};

const aboutCompared = {
  ...about,
  comparedPeriod: periodSchema.nullable(),
  totals: comparedFigures,
};

const salesRowSchema = comparedFigures
  .extend({ ...periodSchema.shape, comparedPeriod: periodSchema.nullable() })
  .meta({ id: 'SalesReportRow' });

export type SalesRow = z.infer<typeof salesRowSchema>;

const salesReportSchema = z
  .object({
    ...aboutCompared,
    unit: z.enum(salesUnits),
    /** Rows for each day, week (from Monday) or month, the oldest first, also where nothing was ordered. */
    rows: z.array(salesRowSchema),
  })
  .meta({ id: 'SalesReport' });

export type SalesReport = z.infer<typeof salesReportSchema>;

const groupRowSchema = comparedFigures
  .extend({
    /** Id of a product, customer or manufacturer; a size, a color, a category; null for lines without one. */
    key: z.string().nullable(),
    /** The name of the row; null where the key says it. */
    name: z.string().nullable(),
    /** SKU, customer or manufacturer number. */
    code: z.string().nullable(),
    imageUrl: z.string().nullable(),
  })
  .meta({ id: 'GroupReportRow' });

export type GroupRow = z.infer<typeof groupRowSchema>;

const groupReportSchema = z
  .object({
    ...aboutCompared,
    rows: z.array(groupRowSchema),
    /** Rows beyond those. */
    left: z.number().int(),
  })
  .meta({ id: 'GroupReport' });

export type GroupReport = z.infer<typeof groupReportSchema>;

const aboutSizeSets = {
  /**
   * The named size set, and those whose sizes were ordered in the period: the one with the most pieces first, products without a
   * set last.
   */
  sizeSets: z.array(
    z.object({
      /** Or 'none'. */
      id: z.string(),
      /** Null for products without a set. */
      names: z.object(namesInLanguages).nullable(),
      pieces: z.number().int(),
    }),
  ),
  /** The id of the only one that is counted; null for all goods. */
  sizeSet: z.string().nullable(),
};

const sizeGridReportSchema = z
  .object({
    ...about,
    ...aboutSizeSets,
    totals: z.object({ pieces: z.number().int(), amount: liraSchema }),
    /** The color with the most pieces first; null for lines without one. */
    colors: z.array(z.string().nullable()),
    /** Sizes in their order; null for lines without one. */
    sizes: z.array(z.string().nullable()),
    /** A row for each size in each color that was ordered, by color and size. */
    rows: z.array(
      z.object({
        size: z.string().nullable(),
        color: z.string().nullable(),
        pieces: z.number().int(),
        amount: liraSchema,
      }),
    ),
  })
  .meta({ id: 'SizeGridReport' });

/** The size sets in a report on sizes. */
export type ReportSizeSets = Pick<z.infer<typeof sizeGridReportSchema>, 'sizeSets' | 'sizeSet'>;

export type SizeGridReport = z.infer<typeof sizeGridReportSchema>;

const sizeShareSchema = z.object({
  pieces: z.number().int(),
  /** Part of the category's pieces that have a size, from 0 to 1. */
  share: z.number(),
});

const sizeCurveReportSchema = z
  .object({
    ...about,
    ...aboutSizeSets,
    comparedPeriod: periodSchema.nullable(),
    /** Rows by category, then in the order of the sizes. */
    rows: z.array(
      sizeShareSchema.extend({
        category: productCategorySchema.nullable(),
        size: z.string(),
        compared: sizeShareSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'SizeCurveReport' });

export type SizeCurveReport = z.infer<typeof sizeCurveReportSchema>;

export const getSalesReport = endpoint({
  method: 'GET',
  path: '/api/reports/sales',
  access: 'admin',
  summary:
    'Orders, pieces and lira of a period by day (to 31 days), week (to 26 weeks) or month. Cancelled orders are left out.',
  query: z.strictObject(goodsQuery),
  response: salesReportSchema,
  costly: true,
});

export const getProductsReport = endpoint({
  method: 'GET',
  path: '/api/reports/products',
  access: 'admin',
  summary:
    'Pieces and lira of a period by product, the largest amounts first; of one size, color or size set, if it is named.',
  query: z.strictObject({
    ...goodsQuery,
    ...variantQuery,
    sizeSet: z.union([z.literal('none'), idSchema]).optional(),
  }),
  response: groupReportSchema,
  costly: true,
});

export const getSizesReport = endpoint({
  method: 'GET',
  path: '/api/reports/sizes',
  access: 'admin',
  summary: 'Pieces and lira of a period by size, in the order of the sizes.',
  query: z.strictObject(goodsQuery),
  response: groupReportSchema,
  costly: true,
});

export const getColorsReport = endpoint({
  method: 'GET',
  path: '/api/reports/colors',
  access: 'admin',
  summary: 'Pieces and lira of a period by color.',
  query: z.strictObject(goodsQuery),
  response: groupReportSchema,
  costly: true,
});

export const getCategoriesReport = endpoint({
  method: 'GET',
  path: '/api/reports/categories',
  access: 'admin',
  summary: 'Pieces and lira of a period by the category that the products have now.',
  query: z.strictObject(comparedQuery),
  response: groupReportSchema,
  costly: true,
});

export const getCustomersReport = endpoint({
  method: 'GET',
  path: '/api/reports/customers',
  access: 'admin',
  summary: 'Orders, pieces and lira of a period by customer.',
  query: z.strictObject(comparedQuery),
  response: groupReportSchema,
  costly: true,
});

export const getManufacturersReport = endpoint({
  method: 'GET',
  path: '/api/reports/manufacturers',
  access: 'admin',
  summary: 'Orders, pieces and lira of a period by the manufacturer that the orders have.',
  query: z.strictObject(comparedQuery),
  response: groupReportSchema,
  costly: true,
});

export const getSizeGridReport = endpoint({
  method: 'GET',
  path: '/api/reports/size-grid',
  access: 'admin',
  summary: 'Pieces and lira of a period by size and color, of one size set if it is named.',
  query: z.strictObject({ ...periodQuery, ...sizeSetQuery, category: productCategorySchema.optional() }),
  response: sizeGridReportSchema,
  costly: true,
});

export const getSizeCurveReport = endpoint({
  method: 'GET',
  path: '/api/reports/size-curve',
  access: 'admin',
  summary: "Each size's share of the pieces that were ordered, by category, of one size set if it is named.",
  query: z.strictObject({ ...comparedQuery, ...sizeSetQuery }),
  response: sizeCurveReportSchema,
  costly: true,
});

/** Reports, as they stand in their addresses. */
export const reportNames = [
  'sales',
  'products',
  'categories',
  'customers',
  'manufacturers',
  'sizes',
  'colors',
  'size-grid',
  'size-curve',
  'sell-through',
  'idle',
  'late',
] as const;
export type ReportName = (typeof reportNames)[number];

/** Reports that can be narrowed to one category. */
export const reportsWithCategory: readonly ReportName[] = [
  'sales',
  'products',
  'sizes',
  'colors',
  'size-grid',
];

/** Reports that can be narrowed to one size set. */
export const reportsWithSizeSet: readonly ReportName[] = ['size-grid', 'size-curve'];

export const exportReport = endpoint({
  method: 'GET',
  path: '/api/reports/{report}/file',
  access: 'admin',
  summary:
    'A report as a file, with all of its rows. Takes the filters of the report and ignores all others.',
  params: z.strictObject({ report: z.enum(reportNames) }),
  query: z.strictObject({ ...goodsQuery, ...variantQuery, ...sizeSetQuery, ...fileQuery }),
  produces: fileTypes,
  costly: true,
});
