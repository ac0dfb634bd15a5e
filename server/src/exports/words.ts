import { isOneSize } from '@toptan/contract/catalog/sizing';
import type { Language } from '@toptan/contract/languages';
import { parseLeadTime } from '@toptan/contract/lead-time';

/** A word in each language. */
export type Words = Record<Language, string>;
export const words = (en: string, tr: string, ar: string): Words => ({ en, tr, ar });

/** Headings of columns, by the name of the field in the contract; an import knows them, too. */
export const headings = {
  id: words('Toptan ID', 'Toptan No', 'معرّف Toptan'),
  sku: words('Model code', 'Model kodu', 'رمز الموديل'),
  name: words('Product name', 'Ürün adı', 'اسم المنتج'),
  description: words('Description', 'Açıklama', 'الوصف'),
  nameEn: words('Name in English', 'İngilizce ad', 'الاسم بالإنجليزية'),
  nameTr: words('Name in Turkish', 'Türkçe ad', 'الاسم بالتركية'),
  nameAr: words('Name in Arabic', 'Arapça ad', 'الاسم بالعربية'),
  descriptionEn: words('Description in English', 'İngilizce açıklama', 'الوصف بالإنجليزية'),
  descriptionTr: words('Description in Turkish', 'Türkçe açıklama', 'الوصف بالتركية'),
  descriptionAr: words('Description in Arabic', 'Arapça açıklama', 'الوصف بالعربية'),
  price: words('Price', 'Fiyat', 'السعر'),
  currency: words('Currency', 'Para birimi', 'العملة'),
  costPrice: words('Cost price', 'Maliyet fiyatı', 'سعر التكلفة'),
  gender: words('Gender', 'Cinsiyet', 'الجنس'),
  category: words('Category', 'Kategori', 'الفئة'),
  sizeSet: words('Size set', 'Beden seti', 'طقم المقاسات'),
  size: words('Size', 'Beden', 'المقاس'),
  color: words('Color', 'Renk', 'اللون'),
  stock: words('Stock', 'Stok', 'المخزون'),
  productStock: words('Stock of the product', 'Ürünün toplam stoku', 'مخزون المنتج'),
  exportedStock: words('Stock when exported', 'Dışa aktarıldığındaki stok', 'المخزون عند التصدير'),
  variantSku: words('SKU', 'Stok kodu', 'رمز المخزون'),
  codes: words('Barcode', 'Barkod', 'الباركود'),
  variantActive: words('Size for sale', 'Beden satışta', 'المقاس معروض للبيع'),
  parentSku: words('Parent code', 'Ana ürün kodu', 'رمز المنتج الرئيسي'),
  optionName1: words('Option 1 name', '1. seçeneğin adı', 'اسم الخيار 1'),
  optionValue1: words('Option 1 value', '1. seçeneğin değeri', 'قيمة الخيار 1'),
  optionName2: words('Option 2 name', '2. seçeneğin adı', 'اسم الخيار 2'),
  optionValue2: words('Option 2 value', '2. seçeneğin değeri', 'قيمة الخيار 2'),
  optionName3: words('Option 3 name', '3. seçeneğin adı', 'اسم الخيار 3'),
  optionValue3: words('Option 3 value', '3. seçeneğin değeri', 'قيمة الخيار 3'),
  packs: words('Packs', 'Seriler', 'السيريات'),
  sells: words('Sold as', 'Satış şekli', 'طريقة البيع'),
  supply: words('What stock lacks', 'Stokta olmayan', 'ما لا يتوفر في المخزون'),
  isActive: words('Active', 'Aktif', 'نشط'),
  publishedAt: words('New from', 'Yeni sayıldığı ilk gün', 'جديد ابتداءً من'),
  sellsFrom: words('First day of sale', 'Satışın ilk günü', 'أول أيام البيع'),
  sellsUntil: words('Last day of sale', 'Satışın son günü', 'آخر أيام البيع'),
  manufacturer: words('Manufacturer', 'Üretici', 'المصنّع'),
  customerCode: words('Customer code', 'Müşteri kodu', 'رمز العميل'),
  customerShortName: words('Short name', 'Kısa ad', 'الاسم المختصر'),
  customerFullName: words('Full name', 'Tam unvan', 'الاسم الكامل'),
  companyName: words('Company', 'Firma', 'الشركة'),
  customerAddress: words('Address of the shop', 'Mağaza adresi', 'عنوان المتجر'),
  ownerFullName: words('Owner', 'Yetkili', 'المالك'),
  ownerMobile: words('Owner mobile', 'Yetkilinin cep telefonu', 'جوال المالك'),
  ownerEmail: words('Owner email', 'Yetkilinin e-postası', 'بريد المالك'),
  landline: words('Landline', 'Sabit telefon', 'الهاتف الثابت'),
  email: words('Email', 'E-posta', 'البريد الإلكتروني'),
  alternativeEmail: words('Alternative email', 'Alternatif e-posta', 'بريد إلكتروني بديل'),
  vatOffice: words('VAT office', 'Vergi dairesi', 'دائرة الضرائب'),
  vatNumber: words('VAT number', 'Vergi numarası', 'الرقم الضريبي'),
  phone: words('Phone', 'Telefon', 'الهاتف'),
  address: words('Address', 'Adres', 'العنوان'),
  group: words('Group', 'Grup', 'المجموعة'),
  userName: words('Username', 'Kullanıcı adı', 'اسم المستخدم'),
  createdAt: words('Created', 'Oluşturulma', 'تاريخ الإنشاء'),
  manufacturerCode: words('Manufacturer code', 'Üretici kodu', 'رمز المصنّع'),
  catalogName1: words('Catalog name 1', 'Katalog adı 1', 'اسم الكتالوج 1'),
  catalogName2: words('Catalog name 2', 'Katalog adı 2', 'اسم الكتالوج 2'),
  catalogName3: words('Catalog name 3', 'Katalog adı 3', 'اسم الكتالوج 3'),
  specialty: words('Specialty', 'Uzmanlık', 'التخصص'),
  capacity: words('Capacity', 'Kapasite', 'الطاقة الإنتاجية'),
  leadTime: words('Lead time', 'Teslim süresi', 'مدة التسليم'),
  orderNumber: words('Order', 'Sipariş', 'الطلب'),
  placedAt: words('Date', 'Tarih', 'التاريخ'),
  status: words('Status', 'Durum', 'الحالة'),
  lines: words('Items', 'Kalem', 'الأصناف'),
  quantity: words('Pieces', 'Adet', 'القطع'),
  fromStock: words('From stock', 'Stoktan', 'من المخزون'),
  toProduce: words('To be produced', 'Üretilecek', 'للتصنيع'),
  unitPrice: words('Unit price', 'Birim fiyat', 'سعر القطعة'),
  lineTotal: words('Total of the item', 'Kalem tutarı', 'إجمالي الصنف'),
  subtotal: words('Subtotal', 'Ara toplam', 'المجموع الفرعي'),
  processingFee: words('Processing fee', 'İşlem ücreti', 'رسوم المعالجة'),
  total: words('Total', 'Toplam', 'الإجمالي'),
  pack: words('Pack', 'Seri', 'السيري'),
  notes: words('Notes', 'Notlar', 'ملاحظات'),
  at: words('When', 'Zaman', 'الوقت'),
  username: words('Who', 'Kim', 'المستخدم'),
  role: words('Role', 'Rol', 'الدور'),
  action: words('Action', 'İşlem', 'العملية'),
  subject: words('About', 'Konu', 'بشأن'),
  details: words('What was sent', 'Gönderilen bilgiler', 'البيانات المُرسلة'),
  networkAddress: words('IP address', 'IP adresi', 'عنوان IP'),
  attempts: words('Attempts', 'Deneme sayısı', 'عدد المحاولات'),
  file: words('File', 'Dosya', 'الملف'),
  position: words('Number', 'Sıra', 'الرقم'),
} satisfies Record<string, Words>;
export type Field = keyof typeof headings;

/** Names of the files. */
export const titles = {
  products: words('Products', 'Ürünler', 'المنتجات'),
  stock: words('Stock', 'Stok', 'المخزون'),
  customers: words('Customers', 'Müşteriler', 'العملاء'),
  manufacturers: words('Manufacturers', 'Üreticiler', 'المصنّعون'),
  orders: words('Orders', 'Siparişler', 'الطلبات'),
  'order-headers': words('Orders', 'Siparişler', 'الطلبات'),
  audit: words('Record', 'İşlem kayıtları', 'سجل العمليات'),
};

const oneSize = words('One size', 'Tek beden', 'مقاس واحد');

/** The name of a size for readers: its label, or words where there is one size only. */
export const sizeName = (size: string | null, language: Language): string | null =>
  size !== null && isOneSize(size) ? oneSize[language] : size;

/** The words for the values of enumerations. */
export const values = {
  isActive: { true: words('Yes', 'Evet', 'نعم'), false: words('No', 'Hayır', 'لا') },
  gender: {
    MEN: words('Men', 'Erkek', 'رجالي'),
    WOMEN: words('Women', 'Kadın', 'نسائي'),
    UNISEX: words('Unisex', 'Üniseks', 'للجنسين'),
  },
  category: {
    CLOTHING: words('Clothing', 'Giyim', 'ملابس'),
    SHOES: words('Shoes', 'Ayakkabı', 'أحذية'),
    ACCESSORIES: words('Accessories', 'Aksesuar', 'إكسسوارات'),
    BAGS: words('Bags', 'Çanta', 'حقائب'),
    WATCHES: words('Watches', 'Saat', 'ساعات'),
    JEWELRY: words('Jewelry', 'Takı', 'مجوهرات'),
    OTHER: words('Other', 'Diğer', 'أخرى'),
  },
  sells: {
    loose: words('Single pieces', 'Tek', 'بالقطعة'),
    packs: words('Packs', 'Seri', 'سيري'),
    both: words('Both', 'İkisi de', 'كلاهما'),
  },
  supply: {
    to_order: words('Made to order', 'Sipariş üzerine üretilir', 'يُصنَّع حسب الطلب'),
    stock_only: words('From stock only', 'Yalnızca stoktan', 'من المخزون فقط'),
  },
  packUnit: { series: words('Pack', 'Seri', 'سيري'), carton: words('Carton', 'Koli', 'كرتونة') },
  packState: { inactive: words('inactive', 'pasif', 'غير نشط') },
  capacity: {
    low: words('Low', 'Düşük', 'منخفضة'),
    medium: words('Medium', 'Orta', 'متوسطة'),
    high: words('High', 'Yüksek', 'عالية'),
  },
  status: {
    pending: words('Pending', 'Beklemede', 'قيد الانتظار'),
    confirmed: words('Confirmed', 'Onaylandı', 'مؤكَّد'),
    in_production: words('In Production', 'Üretimde', 'قيد الإنتاج'),
    shipped: words('Shipped', 'Kargoda', 'تم الشحن'),
    delivered: words('Delivered', 'Teslim edildi', 'تم التسليم'),
    cancelled: words('Cancelled', 'İptal edildi', 'ملغى'),
  },
  role: {
    admin: words('Admin', 'Yönetici', 'مدير'),
    shop: words('Shop owner', 'Mağaza sahibi', 'صاحب متجر'),
    system: words('Portal', 'Sistem', 'النظام'),
  },
} as const;

/** The word for a value of an enumeration; the value itself where there is none, null for none. */
export function wordFor(kind: keyof typeof values, value: unknown, language: Language): string | null {
  if (value === null || value === undefined) return null;
  const known: Record<string, Words> = values[kind];
  return known[String(value)]?.[language] ?? String(value);
}

/** A lead time in the words of a language, `3-5 gün`; one in other words as it was typed. */
export function leadTimeIn(language: Language, leadTime: string): string {
  const lead = parseLeadTime(leadTime);
  if (lead === null) return leadTime;
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const days = new Intl.NumberFormat(`${language}-u-nu-latn`, unit);
  return lead.from === lead.to
    ? days.format(lead.to)
    : days.formatRange(lead.from, lead.to).replace('–', '-');
}
