import type { Language } from '@toptan/contract/languages';
import type { OrderStatus } from '@toptan/contract/orders';

type Unit = 'series' | 'carton';
type Counted = (count: number) => string;

/** Words for a number of things in the plural forms of a language; # is the number. */
function counting(language: Language) {
  const plural = new Intl.PluralRules(language);
  const figures = new Intl.NumberFormat(language === 'ar' ? 'en' : language);
  return (forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): Counted =>
    count =>
      (forms[plural.select(count)] ?? forms.other).replace('#', figures.format(count));
}

/** A value in a sentence, read in its own direction: 2-3-3-2-2 is the same in an Arabic one. */
export const isolated = (value: string): string => `\u2068${value}\u2069`;

const english = counting('en');
const englishPieces = english({ one: '# piece', other: '# pieces' });
const englishPacks: Record<Unit, Counted> = {
  series: english({ one: '# pack', other: '# packs' }),
  carton: english({ one: '# carton', other: '# cartons' }),
};

/** The words on papers. */
const en = {
  order: 'Order summary',
  proforma: 'Proforma',
  lineSheet: 'Line sheet',
  stockList: 'Stock list',
  customer: 'Customer',
  date: 'Date',
  status: 'Status',
  statuses: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    in_production: 'In Production',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  product: 'Product',
  color: 'Color',
  sizes: 'Sizes and pieces',
  size: 'Sizes',
  oneSize: 'One size',
  pieces: 'Pieces',
  unit: 'Unit price',
  amount: 'Amount',
  price: 'Price',
  mixed: 'Mixed colors',
  subtotal: (pieces: number) => `Subtotal, ${englishPieces(pieces)}`,
  fee: 'Processing fee',
  total: 'Grand total',
  fromStock: (pieces: number) => `${englishPieces(pieces)} from stock`,
  toProduce: (pieces: number) => `${englishPieces(pieces)} to be produced`,
  notes: 'Note',
  packs: (count: number, unit: Unit) => englishPacks[unit](count),
  packOf: (pieces: number, unit: Unit) => `${unit === 'carton' ? 'Carton' : 'Pack'} of ${pieces}`,
  notFiscal: 'Not a fiscal document.',
  asOf: (time: string) => `Prices and stock as of ${isolated(time)}. Prices are for one piece.`,
};

type Words = typeof en;

const turkish = counting('tr');
const turkishPieces = turkish({ other: '# adet' });
const turkishUnits = { series: 'seri', carton: 'koli' } as const;

const tr: Words = {
  order: 'Sipariş özeti',
  proforma: 'Proforma',
  lineSheet: 'Ürün listesi',
  stockList: 'Stok listesi',
  customer: 'Müşteri',
  date: 'Tarih',
  status: 'Durum',
  statuses: {
    pending: 'Beklemede',
    confirmed: 'Onaylandı',
    in_production: 'Üretimde',
    shipped: 'Kargoda',
    delivered: 'Teslim edildi',
    cancelled: 'İptal edildi',
  },
  product: 'Ürün',
  color: 'Renk',
  sizes: 'Beden ve adet',
  size: 'Beden',
  oneSize: 'Tek beden',
  pieces: 'Adet',
  unit: 'Birim fiyat',
  amount: 'Tutar',
  price: 'Fiyat',
  mixed: 'Karışık renk',
  subtotal: pieces => `Ara toplam, ${turkishPieces(pieces)}`,
  fee: 'İşlem ücreti',
  total: 'Genel toplam',
  fromStock: pieces => `${turkishPieces(pieces)} stoktan`,
  toProduce: pieces => `${turkishPieces(pieces)} üretilecek`,
  notes: 'Not',
  packs: (count, unit) => turkish({ other: `# ${turkishUnits[unit]}` })(count),
  packOf: (pieces, unit) => `${pieces} adetlik ${turkishUnits[unit]}`,
  notFiscal: 'Mali değeri yoktur.',
  asOf: time => `Fiyat ve stok tarihi: ${isolated(time)}. Fiyatlar adet fiyatıdır.`,
};

const arabic = counting('ar');
const arabicPieces = arabic({
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '# قطع',
  other: '# قطعة',
});
const arabicOfPieces = arabic({ one: 'قطعة واحدة', two: 'قطعتين', few: '# قطع', other: '# قطعة' });
const arabicPacks: Record<Unit, Counted> = {
  series: arabic({ one: 'سيري واحدة', two: 'سيري عدد 2', few: '# سيريات', other: '# سيري' }),
  carton: arabic({ one: 'كرتونة واحدة', two: 'كرتونة عدد 2', few: '# كراتين', other: '# كرتونة' }),
};

const ar: Words = {
  order: 'ملخص الطلب',
  proforma: 'فاتورة مبدئية',
  lineSheet: 'قائمة الموديلات',
  stockList: 'قائمة المخزون',
  customer: 'العميل',
  date: 'التاريخ',
  status: 'الحالة',
  statuses: {
    pending: 'قيد الانتظار',
    confirmed: 'مؤكَّد',
    in_production: 'قيد الإنتاج',
    shipped: 'تم الشحن',
    delivered: 'تم التسليم',
    cancelled: 'ملغى',
  },
  product: 'المنتج',
  color: 'اللون',
  sizes: 'المقاس وعدد القطع',
  size: 'المقاسات',
  oneSize: 'مقاس واحد',
  pieces: 'القطع',
  unit: 'سعر القطعة',
  amount: 'المبلغ',
  price: 'السعر',
  mixed: 'ألوان مشكّلة',
  subtotal: pieces => `المجموع الفرعي، ${arabicPieces(pieces)}`,
  fee: 'رسوم المعالجة',
  total: 'المجموع الكلي',
  fromStock: pieces => `${arabicPieces(pieces)} من المخزون`,
  toProduce: pieces => `${arabicPieces(pieces)} للتصنيع`,
  notes: 'ملاحظة',
  packs: (count, unit) => arabicPacks[unit](count),
  packOf: (pieces, unit) => `${unit === 'carton' ? 'كرتونة' : 'سيري'} من ${arabicOfPieces(pieces)}`,
  notFiscal: 'ليست وثيقة ضريبية.',
  asOf: time => `الأسعار والمخزون بتاريخ ${isolated(time)}. الأسعار للقطعة الواحدة.`,
};

export const paperWords: Record<Language, Words> = { en, tr, ar };
