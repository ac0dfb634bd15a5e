import type { Language } from '@toptan/contract/languages';
import { counted, tradeWords } from '../words.ts';

type Unit = 'series' | 'carton';

/** The words of counts in a language. */
const countsIn = (language: Language) => ({
  pieces: (count: number) => counted(language, tradeWords[language], 'pieces', count),
  packs: (count: number, unit: Unit) => counted(language, tradeWords[language].packCount, unit, count),
});

/** A value in a sentence, read in its own direction: 2-3-3-2-2 is the same in an Arabic one. */
export const isolated = (value: string): string => `\u2068${value}\u2069`;

const english = countsIn('en');

/** The words on papers. */
const en = {
  order: 'Order summary',
  proforma: 'Proforma',
  lineSheet: 'Line sheet',
  stockList: 'Stock list',
  customer: 'Customer',
  date: 'Date',
  status: 'Status',
  version: (number: number) => `Version ${number}`,
  product: 'Product',
  color: 'Color',
  sizes: 'Sizes and pieces',
  size: 'Sizes',
  oneSize: tradeWords.en.oneSize,
  promise: tradeWords.en.promise.title,
  pieces: 'Pieces',
  unit: 'Unit price',
  amount: 'Amount',
  price: 'Price',
  mixed: 'Mixed colors',
  subtotal: (pieces: number) => `Subtotal, ${english.pieces(pieces)}`,
  total: 'Grand total',
  fromStock: (pieces: number) => `${english.pieces(pieces)} from stock`,
  toProduce: (pieces: number) => `${english.pieces(pieces)} to be produced`,
  placedBy: (name: string) => `Placed for you by ${isolated(name)}`,
  preparedBy: (name: string) => `Prepared for you by ${isolated(name)}`,
  notes: 'Note',
  packs: english.packs,
  packOf: (pieces: number, unit: Unit) => `${tradeWords.en.packUnit[unit]} of ${pieces}`,
  notFiscal: 'Not a fiscal document.',
  asOf: (time: string) => `Prices and stock as of ${isolated(time)}. Prices are for one piece.`,
};

type Words = typeof en;

const turkish = countsIn('tr');
const turkishUnits = { series: 'seri', carton: 'koli' } as const;

const tr: Words = {
  order: 'Sipariş özeti',
  proforma: 'Proforma',
  lineSheet: 'Ürün listesi',
  stockList: 'Stok listesi',
  customer: 'Müşteri',
  date: 'Tarih',
  status: 'Durum',
  version: (number: number) => `${number}. sürüm`,
  product: 'Ürün',
  color: 'Renk',
  sizes: 'Beden ve adet',
  size: 'Beden',
  oneSize: tradeWords.tr.oneSize,
  promise: tradeWords.tr.promise.title,
  pieces: 'Adet',
  unit: 'Birim fiyat',
  amount: 'Tutar',
  price: 'Fiyat',
  mixed: 'Karışık renk',
  subtotal: pieces => `Ara toplam, ${turkish.pieces(pieces)}`,
  total: 'Genel toplam',
  fromStock: pieces => `${turkish.pieces(pieces)} stoktan`,
  toProduce: pieces => `${turkish.pieces(pieces)} üretilecek`,
  placedBy: name => `Sizin adınıza ${isolated(name)} verdi`,
  preparedBy: name => `${isolated(name)} sizin için hazırladı`,
  notes: 'Not',
  packs: turkish.packs,
  packOf: (pieces, unit) => `${pieces} adetlik ${turkishUnits[unit]}`,
  notFiscal: 'Mali değeri yoktur.',
  asOf: time => `Fiyat ve stok tarihi: ${isolated(time)}. Fiyatlar adet fiyatıdır.`,
};

const arabic = countsIn('ar');
/** Pieces after a preposition. */
const arabicOfPieces = {
  pieces_one: 'قطعة واحدة',
  pieces_two: 'قطعتين',
  pieces_few: '{{count}} قطع',
  pieces_other: '{{count}} قطعة',
};

const ar: Words = {
  order: 'ملخص الطلب',
  proforma: 'فاتورة مبدئية',
  lineSheet: 'قائمة الموديلات',
  stockList: 'قائمة المخزون',
  customer: 'العميل',
  date: 'التاريخ',
  status: 'الحالة',
  version: (number: number) => `النسخة ${number}`,
  product: 'المنتج',
  color: 'اللون',
  sizes: 'المقاس وعدد القطع',
  size: 'المقاسات',
  oneSize: tradeWords.ar.oneSize,
  promise: tradeWords.ar.promise.title,
  pieces: 'القطع',
  unit: 'سعر القطعة',
  amount: 'المبلغ',
  price: 'السعر',
  mixed: 'ألوان مشكّلة',
  subtotal: pieces => `المجموع الفرعي، ${arabic.pieces(pieces)}`,
  total: 'المجموع الكلي',
  fromStock: pieces => `${arabic.pieces(pieces)} من المخزون`,
  toProduce: pieces => `${arabic.pieces(pieces)} للتصنيع`,
  placedBy: name => `قدّمه ${isolated(name)} نيابةً عنكم`,
  preparedBy: name => `أعدّه لكم ${isolated(name)}`,
  notes: 'ملاحظة',
  packs: arabic.packs,
  packOf: (pieces, unit) =>
    `${tradeWords.ar.packUnit[unit]} من ${counted('ar', arabicOfPieces, 'pieces', pieces)}`,
  notFiscal: 'ليست وثيقة ضريبية.',
  asOf: time => `الأسعار والمخزون بتاريخ ${isolated(time)}. الأسعار للقطعة الواحدة.`,
};

export const paperWords: Record<Language, Words> = { en, tr, ar };
