import type { Language } from '@toptan/contract/languages';
import { counted, fieldNames, tradeWords } from '../words.ts';

type Unit = 'series' | 'carton';

/** The number of pieces in a sentence. */
const piecesIn = (language: Language) => (count: number) =>
  counted(language, tradeWords[language], 'pieces', count);

/** The words that files and screens have too. */
function sharedIn(language: Language) {
  const { customer, placedAt, status, product, color, quantity, unitPrice, price } = fieldNames[language];
  const { oneSize, promise, packCount } = tradeWords[language];
  return {
    customer,
    date: placedAt,
    status,
    product,
    color,
    oneSize,
    promise: promise.title,
    pieces: quantity,
    unit: unitPrice,
    price,
    packs: (count: number, unit: Unit) => counted(language, packCount, unit, count),
  };
}

/** A value in a sentence, read in its own direction: 2-3-3-2-2 is the same in an Arabic one. */
export const isolated = (value: string): string => `\u2068${value}\u2069`;

const englishPieces = piecesIn('en');

/** The words on papers. */
const en = {
  ...sharedIn('en'),
  order: 'Order summary',
  proforma: 'Proforma',
  lineSheet: 'Line sheet',
  stockList: 'Stock list',
  version: (number: number) => `Version ${number}`,
  sizes: 'Sizes and pieces',
  size: 'Sizes',
  amount: 'Amount',
  mixed: 'Mixed colors',
  subtotal: (pieces: number) => `Subtotal, ${englishPieces(pieces)}`,
  total: 'Grand total',
  fromStock: (pieces: number) => `${englishPieces(pieces)} from stock`,
  toProduce: (pieces: number) => `${englishPieces(pieces)} to be produced`,
  placedBy: (name: string) => `Placed for you by ${isolated(name)}`,
  preparedBy: (name: string) => `Prepared for you by ${isolated(name)}`,
  notes: 'Note',
  packOf: (pieces: number, unit: Unit) => `${tradeWords.en.packUnit[unit]} of ${pieces}`,
  notFiscal: 'Not a fiscal document.',
  asOf: (time: string) => `Prices and stock as of ${isolated(time)}. Prices are for one piece.`,
};

type Words = typeof en;

const turkishPieces = piecesIn('tr');
const turkishUnits = { series: 'seri', carton: 'koli' } as const;

const tr: Words = {
  ...sharedIn('tr'),
  order: 'Sipariş özeti',
  proforma: 'Proforma',
  lineSheet: 'Ürün listesi',
  stockList: 'Stok listesi',
  version: (number: number) => `${number}. sürüm`,
  sizes: 'Beden ve adet',
  size: 'Beden',
  amount: 'Tutar',
  mixed: 'Karışık renk',
  subtotal: pieces => `Ara toplam, ${turkishPieces(pieces)}`,
  total: 'Genel toplam',
  fromStock: pieces => `${turkishPieces(pieces)} stoktan`,
  toProduce: pieces => `${turkishPieces(pieces)} üretilecek`,
  placedBy: name => `Sizin adınıza ${isolated(name)} verdi`,
  preparedBy: name => `${isolated(name)} sizin için hazırladı`,
  notes: 'Not',
  packOf: (pieces, unit) => `${pieces} adetlik ${turkishUnits[unit]}`,
  notFiscal: 'Mali değeri yoktur.',
  asOf: time => `Fiyat ve stok tarihi: ${isolated(time)}. Fiyatlar adet fiyatıdır.`,
};

const arabicPieces = piecesIn('ar');
/** Pieces after a preposition. */
const arabicOfPieces = {
  pieces_one: 'قطعة واحدة',
  pieces_two: 'قطعتين',
  pieces_few: '{{count}} قطع',
  pieces_other: '{{count}} قطعة',
};

const ar: Words = {
  ...sharedIn('ar'),
  order: 'ملخص الطلب',
  proforma: 'فاتورة مبدئية',
  lineSheet: 'قائمة الموديلات',
  stockList: 'قائمة المخزون',
  version: (number: number) => `النسخة ${number}`,
  sizes: 'المقاس وعدد القطع',
  size: 'المقاسات',
  amount: 'المبلغ',
  mixed: 'ألوان مشكّلة',
  subtotal: pieces => `المجموع الفرعي، ${arabicPieces(pieces)}`,
  total: 'المجموع الكلي',
  fromStock: pieces => `${arabicPieces(pieces)} من المخزون`,
  toProduce: pieces => `${arabicPieces(pieces)} للتصنيع`,
  placedBy: name => `قدّمه ${isolated(name)} نيابةً عنكم`,
  preparedBy: name => `أعدّه لكم ${isolated(name)}`,
  notes: 'ملاحظة',
  packOf: (pieces, unit) =>
    `${tradeWords.ar.packUnit[unit]} من ${counted('ar', arabicOfPieces, 'pieces', pieces)}`,
  notFiscal: 'ليست وثيقة ضريبية.',
  asOf: time => `الأسعار والمخزون بتاريخ ${isolated(time)}. الأسعار للقطعة الواحدة.`,
};

export const paperWords: Record<Language, Words> = { en, tr, ar };
