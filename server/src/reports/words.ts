import type { ReportName } from '@toptan/contract/reports';
import { headings, type Words, words } from '../exports/words.ts';

const before = ({ en, tr, ar }: Words) => words(`${en}, before`, `${tr}, önce`, `${ar} سابقًا`);

const orders = words('Orders', 'Sipariş', 'الطلبات');
const amount = words('Sales', 'Satış', 'المبيعات');
const share = words('Share, %', 'Pay, %', 'الحصة، %');
const { quantity: pieces } = headings;

/** Headings of the files of reports. */
export const columns = {
  from: words('From', 'Başlangıç', 'من'),
  until: words('Until', 'Bitiş', 'إلى'),
  product: headings.name,
  category: headings.category,
  customer: words('Customer', 'Müşteri', 'العميل'),
  manufacturer: headings.manufacturer,
  size: headings.size,
  color: headings.color,
  code: words('Code', 'Kod', 'الرمز'),
  orders,
  pieces,
  amount,
  share,
  ordersBefore: before(orders),
  piecesBefore: before(pieces),
  amountBefore: before(amount),
  shareBefore: before(share),
  sold: words('Sold', 'Satılan', 'المبيع'),
  onHand: words('On hand', 'Stokta', 'في المخزون'),
  sellThrough: words('Sell-through, %', 'Satış oranı, %', 'نسبة البيع، %'),
  cost: words('At cost', 'Maliyetle', 'بالتكلفة'),
  lastOrdered: words('Last ordered', 'Son sipariş', 'آخر طلب'),
  order: headings.orderNumber,
  status: headings.status,
  placed: headings.placedAt,
  due: words('Due', 'Teslim tarihi', 'موعد التسليم'),
  daysLate: words('Days late', 'Gecikme (gün)', 'أيام التأخير'),
} satisfies Record<string, Words>;

/** Names of the files. */
export const reportTitles: Record<ReportName, Words> = {
  sales: words('Sales by period', 'Döneme göre satış', 'المبيعات حسب الفترة'),
  products: words('Products sold', 'Satılan ürünler', 'المنتجات المباعة'),
  categories: words('Categories sold', 'Kategorilere göre satış', 'المبيعات حسب الفئة'),
  customers: words('Sales by customer', 'Müşteriye göre satış', 'المبيعات حسب العميل'),
  manufacturers: words('Sales by manufacturer', 'Üreticiye göre satış', 'المبيعات حسب المصنّع'),
  sizes: words('Sizes sold', 'Satılan bedenler', 'المقاسات المباعة'),
  colors: words('Colors sold', 'Satılan renkler', 'الألوان المباعة'),
  'size-grid': words('Sizes and colors', 'Beden ve renk', 'المقاسات والألوان'),
  'size-curve': words('Size curve', 'Beden dağılımı', 'توزيع المقاسات'),
  'sell-through': words('Sell-through', 'Satış oranı', 'نسبة البيع'),
  idle: words('Not moving', 'Hareketsiz stok', 'مخزون راكد'),
  late: words('Late orders', 'Geciken siparişler', 'طلبات متأخرة'),
};
