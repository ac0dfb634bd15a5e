import { addDays } from '@toptan/contract/days';
import { type Scene, type Stage, unanswered } from './scene.ts';

const path = '/admin/reports';

const period = { from: '2026-08-31', until: '2026-11-25' };
const comparedPeriod = { from: '2025-08-31', until: '2025-11-25' };
const about = { period, comparedPeriod, counted: 'Lines of orders.' };

const lira = (amount: number) => amount.toFixed(2);

/** Thousands of lira by week. */
const weeks = [1420, 1610, 1580, 1940, 2120, 1880, 2310, 2460, 2050, 2580, 2710, 2640, 750];
const earlier = [1280, 1330, 1520, 1600, 1740, 1920, 1850, 1990, 2100, 2020, 2240, 2310, 710];

const figures = (thousands: number, orders: number | null) => ({
  orders,
  pieces: Math.round(thousands * 1.13),
  amount: lira(thousands * 1000 + 0.4 * thousands),
});

const total = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0);

const totals = { ...figures(total(weeks), 214), compared: figures(total(earlier), 195) };

const sales = {
  ...about,
  totals,
  unit: 'week',
  rows: weeks.map((thousands, at) => {
    const from = addDays(period.from, at * 7);
    const days = { from, until: at === weeks.length - 1 ? period.until : addDays(from, 6) };
    return {
      ...days,
      comparedPeriod: { from: addDays(days.from, -365), until: addDays(days.until, -365) },
      ...figures(thousands, 12 + at),
      compared: figures(earlier[at] ?? 0, 11 + at),
    };
  }),
};

const goods = [
  ['0193d8c7-e800-72b7-ba77-897737f8cb11', 'Düz paça jean', 'JN-2902'],
  ['0193d8c7-e800-72b7-ba77-897737f8cb12', 'Ağır gramaj düz tişört', 'TS-1047'],
  ['0193d8c7-e800-72b7-ba77-897737f8cb13', 'Parlak şişme mont', 'MN-2605'],
  ['0193d8c7-e800-72b7-ba77-897737f8cb14', 'Karpuz kollu midi elbise', 'EL-1902'],
  ['0193d8c7-e800-72b7-ba77-897737f8cb15', 'Çift düğmeli blazer ceket', 'CK-2202'],
] as const;

const products = {
  ...about,
  totals,
  rows: goods.map(([key, name, code], at) => ({
    key,
    name,
    code,
    imageUrl: null,
    ...figures(959 - at * 170, null),
    compared: figures(820 - at * 120, null),
  })),
  left: 186,
};

const sizeRuns = [58, 104, 225, 310, 342, 262, 269, 146, 148, 70, 40];
const dyes = ['Black', 'Blue', 'White', 'Grey', 'Green', 'Red', 'Yellow'];
const sizeSets = {
  sizeSets: [
    {
      id: '0193d8c7-e800-72b7-ba77-897737f8cb21',
      names: { nameEn: 'Jeans 26-36', nameTr: 'Jean 26-36', nameAr: 'جينز 26-36' },
      pieces: 7329,
    },
    {
      id: '0193d8c7-e800-72b7-ba77-897737f8cb22',
      names: { nameEn: 'Letters', nameTr: 'Harf', nameAr: 'أحرف' },
      pieces: 5120,
    },
  ],
  sizeSet: '0193d8c7-e800-72b7-ba77-897737f8cb21',
};
const sizeGrid = {
  period,
  ...sizeSets,
  counted: about.counted,
  totals: { pieces: 7329, amount: '5400000.00' },
  colors: dyes,
  sizes: sizeRuns.map((_, at) => String(26 + at)),
  rows: dyes.flatMap((color, down) =>
    sizeRuns.slice(0, down > 4 ? 9 : 11).map((pieces, at) => ({
      color,
      size: String(26 + at),
      pieces: Math.round(pieces / (1 + down * 0.6)),
      amount: '1.00',
    })),
  ),
};

const sizeCurve = {
  ...about,
  ...sizeSets,
  rows: [3, 5, 12, 14, 18, 15, 13, 8, 7, 3, 2].map((percent, at) => ({
    category: 'CLOTHING',
    size: String(26 + at),
    pieces: Math.round(percent * 124.8),
    share: percent / 100,
    compared: { pieces: Math.round(percent * 112), share: Math.max(0.01, (percent + (at % 3) - 1) / 100) },
  })),
};

const goodsOf = (at: number) => {
  const [productId, name, sku] = goods[at % goods.length] ?? goods[0];
  return { productId, name, sku, imageUrl: null };
};

const sellThrough = {
  period,
  counted: 'Lines of orders.',
  totals: { sold: 4724, onHand: 2318, share: 0.6708 },
  rows: [
    [412, 38],
    [1280, 220],
    [356, 144],
    [610, 590],
    [44, 196],
  ].map(([sold = 0, onHand = 0], at) => ({ ...goodsOf(at), sold, onHand, share: sold / (sold + onHand) })),
  left: 41,
};

const idle = {
  period,
  counted: 'Products in stock.',
  totals: { products: 46, onHand: 2318, value: '1240500.00' },
  rows: [196, 142, 320, 88].map((onHand, at) => ({
    ...goodsOf(at),
    onHand,
    value: at === 3 ? null : lira(onHand * 1095),
    lastOrdered: at === 2 ? null : addDays(period.from, -40 * (at + 1)),
  })),
  left: 42,
};

const makers = ['Merter Denim Atölyesi', 'Bursa İplik', 'Güneş Konfeksiyon'];
const shops = ['Selçuk Mağaza', 'دار الأناقة', 'Atlas Butik', 'Antep Vitrin'];

const late = {
  period: null,
  counted: 'Open orders.',
  totals: { orders: 9, pieces: 1126, amount: '684200.00', open: 38, unknown: 2 },
  rows: [19, 14, 9, 6, 6, 5, 4, 3, 2].map((days, at) => ({
    orderId: goods[0][0].replace('cb11', `cc1${at}`),
    orderNumber: `TPT-26-0041${at}`,
    status: at % 2 === 0 ? 'in_production' : 'confirmed',
    customerName: shops[at % shops.length] ?? '',
    manufacturerName: makers[at % makers.length] ?? '',
    placed: addDays(period.until, -days - 8),
    due: addDays(period.until, -days),
    days,
    pieces: 204 - at * 17,
    amount: lira(118_400 - at * 9_750),
  })),
  left: 0,
};

const answered =
  (report: string, answer: object) =>
  async ({ network }: Stage) =>
    network.answer(`GET /api/reports/${report}`, answer);

const scene = (name: string, report: string, query: string, answer: object): Scene => ({
  name: `reports-${name}`,
  as: 'staff',
  path: `${path}?report=${report}&from=${period.from}&until=${period.until}${query}`,
  before: answered(report, answer),
});

const nothing = { orders: 0, pieces: 0, amount: '0.00', compared: null };

export const reportScenes: readonly Scene[] = [
  scene('sales', 'sales', '&compare=year', sales),
  scene('products', 'products', '&compare=year', products),
  scene('size-grid', 'size-grid', '&category=CLOTHING', sizeGrid),
  {
    ...scene('size-grid-cell', 'size-grid', '&show=share&size=30&color=Blue', sizeGrid),
    before: async stage => {
      await answered('size-grid', sizeGrid)(stage);
      await answered('products', { ...products, comparedPeriod: null })(stage);
    },
  },
  scene('size-curve', 'size-curve', '&compare=year', sizeCurve),
  scene('sell-through', 'sell-through', '', sellThrough),
  scene('idle', 'idle', '', idle),
  scene('late', 'late', '', late),
  {
    ...scene('sales-print', 'sales', '&compare=year', sales),
    act: ({ page }) => page.emulateMedia({ media: 'print' }),
    only: 'desktop',
  },
  scene('sales-empty', 'sales', '', { ...sales, comparedPeriod: null, totals: nothing, rows: [] }),
  ...unanswered(
    { name: 'reports-sales', as: 'staff', path: `${path}?from=${period.from}` },
    'GET /api/reports/sales',
  ),
];
