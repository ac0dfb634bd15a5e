import type { ReportName } from '@toptan/contract/reports';
import { headings, type Words, words } from '../spreadsheet/words.ts';

const before = ({ en, tr, ar }: Words) => words(`${en}, before`, `${tr}, önce`, `${ar} سابقًا`);

const inPercent = ({ en, tr, ar }: Words) => words(`${en}, %`, `${tr}, %`, `${ar}، %`);

const { orders, quantity: pieces, sales: amount } = headings;
const share = inPercent(headings.share);

/** Names of the files. */
export const reportTitles: Record<ReportName, Words> = {
  sales: words('Sales by period', 'Döneme göre satış', 'المبيعات حسب الفترة'),
  products: words('Products sold', 'Satılan ürünler', 'المنتجات المباعة'),
  categories: words('Categories sold', 'Kategorilere göre satış', 'المبيعات حسب الفئة'),
  customers: words('Sales by customer', 'Müşteriye göre satış', 'المبيعات حسب العميل'),
  manufacturers: words('Sales by manufacturer', 'Üreticiye göre satış', 'المبيعات حسب المصنّع'),
  sizes: words('Sizes sold', 'Satılan bedenler', 'المقاسات المباعة'),
  colors: words('Colors sold', 'Satılan renkler', 'الألوان المباعة'),
  'size-grid': words('Sizes by color', 'Beden ve renk', 'المقاسات حسب اللون'),
  'size-curve': words('Size curve', 'Beden dağılımı', 'توزيع المقاسات'),
  'sell-through': words('Sell-through', 'Satış oranı', 'نسبة البيع'),
  idle: words('Not moving', 'Hareketsiz stok', 'مخزون راكد'),
  late: words('Late orders', 'Geciken siparişler', 'طلبات متأخرة'),
};

/** Headings of the files of reports. */
export const columns = {
  from: headings.from,
  until: headings.until,
  product: headings.name,
  category: headings.category,
  customer: headings.customer,
  manufacturer: headings.manufacturer,
  size: headings.size,
  color: headings.color,
  code: headings.code,
  orders,
  pieces,
  amount,
  share,
  ordersBefore: before(orders),
  piecesBefore: before(pieces),
  amountBefore: before(amount),
  shareBefore: before(share),
  sold: headings.sold,
  onHand: headings.onHand,
  sellThrough: inPercent(reportTitles['sell-through']),
  cost: headings.atCost,
  lastOrdered: headings.lastOrdered,
  order: headings.orderNumber,
  status: headings.status,
  placed: headings.placedAt,
  due: headings.due,
  daysLate: headings.daysLate,
} satisfies Record<string, Words>;
