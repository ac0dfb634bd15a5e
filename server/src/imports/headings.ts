import { fold } from '@toptan/contract/fold';
import { type Import, type ImportKind, importFields } from '@toptan/contract/imports';
import { type Field, headings } from '../exports/words.ts';
import type { Cell } from '../spreadsheet/table.ts';
import { cellText } from './values.ts';

/** Kinds of files that are tables. */
type TableKind = Exclude<ImportKind, 'pictures'>;

const importedFields: Record<TableKind, readonly Field[]> = importFields;

/** What the columns are called in the trade, besides our own headings. */
const others: Partial<Record<Field, string>> = {
  id: 'id|معرّف توبتان',
  sku: 'sku|model|model no|model code|style|style no|style number|article|art no|item code|product code|ürün kodu|urun kodu|model kodu|kod|code|رمز|كود|كود الموديل|رقم الموديل|الكود|الموديل',
  name: 'name|product|title|item|ürün|ad|ürün ismi|isim|stok adı|المنتج|الاسم|اسم الصنف|الصنف',
  supply: 'ما ليس في المخزون',
  sells: 'sold',
  publishedAt: 'new since|yeni sayılma tarihi|جديد منذ',
  sellsFrom: 'sold from|satış başlangıcı|البيع من',
  sellsUntil: 'sold until|satış bitişi|البيع حتى',
  alternativeEmail: 'second email|ikinci e-posta|بريد إلكتروني ثانٍ',
  nameEn: 'name english',
  nameTr: 'name turkish',
  nameAr: 'name arabic',
  descriptionEn: 'description english',
  descriptionTr: 'description turkish',
  descriptionAr: 'description arabic',
  description: 'details|detail|detay|الوصف|وصف',
  price:
    'unit price|sale price|selling price|wholesale price|satış fiyatı|birim fiyat|toptan fiyat|fiyat tl|سعر|سعر البيع|سعر الجملة',
  currency: 'para birimi|döviz|döviz cinsi|döviz türü|kur|pb|cur|curr|العملة|نوع العملة',
  costPrice: 'cost|maliyet|alış fiyatı|purchase price|التكلفة|سعر الشراء',
  gender: 'sex|cins|النوع',
  category: 'type|tür|kategori adı|النوع|الصنف|القسم',
  size: 'sizes|bedenler|beden no|numara|المقاسات|مقاس|قياس',
  color: 'colour|colors|colours|renkler|renk adı|الألوان|لون',
  stock:
    'quantity|qty|on hand|pieces|count|counted|adet|miktar|stok adedi|stok miktarı|mevcut|sayım|sayılan|الكمية|كمية|عدد|الجرد',
  variantSku: 'sku of the size|variant sku|sku of variant|varyant kodu|varyant sku|رمز المتغير',
  codes: 'ean|gtin|upc|barcodes|ean13|ean kodu|barkod no|barkodlar|باركود|رمز شريطي',
  packs: 'pack|series|seri|asorti|seri dağılımı|paket|سيري|التعبئة',
  sizeSet: 'size range|beden grubu|نطاق المقاسات',
  isActive: 'aktif mi|yayında|durum|status|الحالة|مفعل',
  manufacturer: 'maker|supplier|tedarikçi|imalatçı|مصنع|المورد',
  customerCode: 'code|customer id|customer no|cari kod|cari kodu|müşteri no|kod|كود العميل|الرمز',
  customerShortName: 'short|kısa isim|مختصر',
  customerFullName:
    'tam ad|name|customer|customer name|müşteri|müşteri adı|cari adı|ünvan|unvan|العميل|اسم العميل',
  companyName: 'company name|firma adı|şirket|اسم الشركة',
  email: 'mail|e-mail|eposta|mail adresi|البريد|بريد إلكتروني',
  phone: 'telephone|tel|telefon no|هاتف|رقم الهاتف',
  ownerFullName: 'contact|owner name|yetkili adı|ilgili kişi|المسؤول',
  ownerMobile: 'mobile of the owner|mobile|cell|gsm|cep|cep telefonu|الجوال|الموبايل',
  vatOffice: 'tax office|vd',
  vatNumber: 'tax number|tax no|vat no|vergi no|vkn|الرقم الضريبي',
};

/** Case, spaces and signs make no difference. */
export const foldHeading = (heading: string): string =>
  fold(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function synonyms(kind: TableKind): Map<string, Field> {
  const known = new Map<string, Field>();
  const add = (heading: string, field: Field) => {
    const folded = foldHeading(heading);
    if (folded && !known.has(folded)) known.set(folded, field);
  };
  for (const field of importedFields[kind])
    for (const heading of Object.values(headings[field])) add(heading, field);
  for (const field of importedFields[kind])
    for (const heading of others[field]?.split('|') ?? []) add(heading, field);
  return known;
}

/** The SKU of a variant in our files, which also name the model. Other programs use these headings for the model. */
const variantHeadings = Object.values(headings.variantSku).map(foldHeading);

/** Values that a column shows. */
const samplesMax = 3;

/**
 * The columns of a file. A field is taken by one column; headings that are sizes stand for the stock of each size.
 * @param remembered which field somebody last chose for a folded heading; null where it was left out
 * @param sizes labels of all size sets
 */
export function recognise(
  kind: TableKind,
  header: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  remembered: ReadonlyMap<string, string | null>,
  sizes: ReadonlySet<string>,
): Import['columns'] {
  const width = Math.max(header.length, ...rows.map(row => row.length));
  const known = synonyms(kind);
  const taken = new Set<string>();
  const titles = Array.from({ length: width }, (_, at) => cellText(header[at]));
  const saysModel = titles
    .map(foldHeading)
    .some(heading =>
      [known.get(heading), remembered.get(heading)].some(field => field === 'sku' || field === 'id'),
    );
  if (!saysModel) for (const heading of variantHeadings) if (known.has(heading)) known.set(heading, 'sku');
  const sized = kind === 'customers' ? [] : titles.filter(title => sizes.has(title));
  return titles.map((title, at) => {
    const heading = foldHeading(title);
    const bySize = sized.length > 1 && sizes.has(title) ? `stock:${title}` : undefined;
    const wanted = remembered.has(heading) ? remembered.get(heading) : (bySize ?? known.get(heading));
    const field = wanted && !taken.has(wanted) ? wanted : null;
    if (field) taken.add(field);
    const values = new Set(rows.map(row => cellText(row[at]).slice(0, 60)).filter(Boolean));
    return { header: title, field, samples: [...values].slice(0, samplesMax) };
  });
}

/** Whether a file of this kind may have a column for this. */
export const isField = (kind: ImportKind, field: string): boolean =>
  (importFields[kind] as readonly string[]).includes(field) ||
  ((kind === 'products' || kind === 'stock') && /^stock:.{1,40}$/u.test(field));

/** Columns whose cells are numbers. */
export const isNumeric = (field: string | null): boolean =>
  field !== null && /^(price|costPrice|stock|productStock|exportedStock|stock:.*)$/u.test(field);
