import type { Field } from '../spreadsheet/words.ts';

/**
 * Headings of price lists that are better than ours where both stand in a file: prices of a wholesaler are those for shops, and
 * new prices are those that hold.
 */
export const betterHeadings: Partial<Record<Field, string>> = {
  price:
    'new price|new sales price|yeni fiyat|yeni fiyatı|yeni satış fiyatı|سعر جديد|سعر البيع الجديد|wholesale price|wholesale unit price|toptan fiyat|toptan fiyatı|toptan satış fiyatı|bayi fiyatı|bayi satış fiyatı|سعر الجملة|سعر البيع بالجملة|سعر بيع الجملة|جملة',
};

/** Headings of the options of shop software, each with its number `#`, which some write as a word `%`. */
const ofOption = (number: number, headings: string): string =>
  headings.replaceAll('#', String(number)).replaceAll('%', ['one', 'two', 'three'][number - 1] ?? '');
const optionNames =
  'option# name|option name #|attribute # name|attribute name #|variant name #|variant option % name|variation # name|variation # type|variant # name|nitelik # ismi|nitelik # adı|özellik # adı|seçenek # adı|varyant # adı|varyant adı #|varyasyon # adı|اسم السمة #|اسم الخاصية #|السمة # الاسم';
const optionValues =
  'option# value|option value #|attribute # value(s)|attribute value #|attribute option name #|variant value #|variant option % value|attribute # value|variation # value|variation # values|variation # option|variant # value|nitelik # değer(ler)i|nitelik # değeri|özellik # değeri|seçenek # değeri|varyant # değeri|varyant değeri #|varyasyon # değeri|قيمة السمة #|قيمة (قيم) السمة #|قيم السمة #|قيمة الخاصية #';

/**
 * Headings of the trade besides our own: of price lists, accounting programs, shop software and marketplaces, in three languages.
 * The first of two headings for one field wins.
 */
export const tradeHeadings: Partial<Record<Field, string>> = {
  id: 'id|معرّف توبتان',
  sku: [
    'model|model no|model number|model name no|style|style no|style number|style code|article|article no|article number|art no',
    'item code|item no|item number|product code|product no|product sku|product reference|reference|ref|ref no|handle|code|ürün kodu',
    'ürün no|ürün numarası|ürün referansı|ürün stok kodu|model numarası|stok no|malzeme kodu|malzeme no|mal kodu',
    'mamul kodu|artikel|artikel no|artikel kodu|referans|referans kodu|kart kodu|kod|kodu',
    'رمز|كود|كود الموديل|رقم الموديل|الموديل|كود المنتج|رمز المنتج|رقم المنتج|كود الصنف|رمز الصنف|رقم الصنف|كود المادة|رمز المادة',
    'رقم القطعة|رقم المادة|مرجع المنتج',
  ].join('|'),
  name: [
    'product name|product|product title|title|item|item name|item description|style name|model name|goods|name|label|ürün|ürün ad|ürün ismi|ürün başlığı',
    'ürün tanımı|ürün adları|model adı|model ismi|stok adı|stok ismi|stok tanımı|stok cinsi|malzeme adı|malzeme ismi|malzeme açıklaması|mal adı|mal ismi',
    'mal cinsi|malın adı|malın cinsi|mamul adı|ürün cinsi|ürün hizmet|ürün hizmet adı|hizmet ürün adı|kart adı|ad|adı|isim|ismi|başlık',
    'المنتج|الاسم|اسم الصنف|الصنف|اسم المادة|المادة|اسم السلعة|السلعة|اسم الموديل|اسم القطعة|عنوان المنتج|البضاعة|اسم البضاعة|البيان',
  ].join('|'),
  supply: 'ما ليس في المخزون',
  variantActive: 'for sale|satışta|للبيع',
  sells: 'sold',
  publishedAt: 'new since|yeni sayılma tarihi|جديد منذ',
  sellsFrom: 'sold from|satış başlangıcı|البيع من',
  sellsUntil: 'sold until|satış bitişi|البيع حتى',
  nameEn: 'name english|english name',
  nameTr: 'name turkish|turkish name',
  nameAr: 'name arabic|arabic name',
  descriptionEn: 'description english|english description',
  descriptionTr: 'description turkish|turkish description',
  descriptionAr: 'description arabic|arabic description',
  description: [
    'product description|long description|detailed description|short description|details|detail|product details|ürün açıklaması|ürün detayı',
    'ürün açıklama|detaylı açıklama|uzun açıklama|detay|ürün bilgisi|açıklamalar|kısa açıklama',
    'الوصف|وصف|وصف المنتج|تفاصيل|تفاصيل المنتج|وصف الصنف',
  ].join('|'),
  price: [
    'regular price|unit price|list price|net price|selling price|sales price|variant price|product price|price per piece|piece price|birim fiyat',
    'birim fiyatı|adet fiyatı|adet fiyat|satış fiyatı|satış fiyat|satış birim fiyatı|birim satış fiyatı',
    'satış fiat|satış fiatı|sat fiyatı|ürün fiyatı|ürün satış fiyatı|liste fiyatı|liste fiyat|katalog fiyatı|etiket fiyatı|normal fiyat|normal fiyatı',
    'net fiyat|net fiyatı|fiyatı|fiyatlar|fiat|fiatı|kdv siz fiyat|kdv siz fiyatı|kdv hariç fiyat|kdv hariç fiyatı|kdv hariç satış fiyatı',
    'prices|سعر|سعر البيع|سعر الوحدة|سعر القطعة|سعر المنتج|سعر الصنف|سعر القائمة|السعر الأساسي|السعر العادي|سعر الافرادي|السعر الافرادي|الثمن',
    'retail price|perakende fiyat|perakende fiyatı|perakende satış fiyatı|psf|سعر المفرد|سعر المفرق|سعر التجزئة|سعر البيع بالتجزئة|sale price',
    'selling|sell price|satış|بيع',
  ].join('|'),
  currency: [
    'currency code|currency abbr|currency type|price currency|para birimi|para br|para birim|parabirimi kodu|döviz|döviz cinsi|döviz türü|döviz kodu|döviz tipi|kur|pb|cur|curr',
    'fiyat para birimi|satış para birimi|العملة|نوع العملة|رمز العملة',
  ].join('|'),
  costPrice: [
    'cost|cost per item|unit cost|purchase price|buying price|maliyet|maliyeti|birim maliyet|birim maliyeti|alış fiyatı|alış fiyat|alış fiat|alım fiyatı',
    'alış birim fiyatı|geliş fiyatı|fabrika fiyatı|التكلفة|سعر الشراء|تكلفة الوحدة|سعر الكلفة|الكلفة|تكلفة',
    'yeni alış fiyatı|سعر الشراء الجديد|new cost|buying|buy price|alış|شراء',
  ].join('|'),
  gender: 'sex|cins|target gender|hedef cinsiyet|cinsiyeti|النوع|الفئة المستهدفة',
  category:
    'product category|category name|ürün kategorisi|kategori adı|ana kategori|ürün grubu|product type|ürün tipi|ürün türü|type|tür|النوع|الصنف|القسم|التصنيف|تصنيف',
  size: [
    'sizes|size name|variant size|item size|beden adı|beden kodu|beden no|beden açıklaması|beden numara|bedenler|bedeni|numara|numarası|ölçü',
    'ürün bedeni|ayakkabı numarası|ayakkabı no|shoe size|المقاسات|مقاس|قياس|القياس|القياسات|مقاس المنتج|النمرة|نمرة|رقم المقاس',
  ].join('|'),
  color: [
    'colour|color name|colour name|colors|colours|variant color|item color|web color|renk adı|renk ismi|renk açıklaması|renk tanımı|ürün rengi|rengi',
    'web renk|web renk adı|renkler|الألوان|ألوان|لون|لون المنتج|اسم اللون',
  ].join('|'),
  stock: [
    'stock quantity|stock qty|stock amount|stock level|available stock|available quantity|available|on hand|quantity on hand|inventory|inventory quantity|variant inventory qty',
    'quantity|qty|pieces|pcs|count|counted|counted quantity|stok adedi|stok adet|stok adetitarı|stok mik|stok bakiye|stok bakiyesi|ürün stok adedi',
    'ürün stok|ürün stoku|stok durumu|güncel stok|mevcut stok|eldeki stok|depo stok|depo stoku|eldeki miktar|eldeki adet|depo miktarı|kalan|kalan adet|kalan stok',
    'kalan miktar|bakiye|adet|adedi|adeti|miktar|miktarı|mevcut|sayım|sayılan|sayım adedi|sayım miktarı|stoğu|stok sayısı',
    'الكمية|كمية|كمية المخزون|المخزون الحالي|مخزون|الكمية المتوفرة|الكمية المتاحة|الكمية بالمخزن|الرصيد|رصيد|رصيد المخزون|العدد|عدد القطع|القطع|الجرد|الكمية المجرودة',
  ].join('|'),
  variantSku: [
    'sku of the size|variant sku|sku of variant|variant code|size sku|varyant kodu|varyant sku|varyant stok kodu|varyasyon kodu|varyasyon stok kodu|beden stok kodu',
    'رمز المتغير|كود المتغير|رمز الخيار|كود المقاس',
  ].join('|'),
  codes: [
    'ean|ean 13|ean13|ean code|gtin|gtin 13|upc|upc code|barcodes|bar code|barcode no|barcode number|product barcode|variant barcode|gtin upc ean or isbn',
    'ean kodu|ean no|barkod no|barkod numarası|barkod kodu|barkodu|barkodlar|ürün barkodu|stok barkodu|varyant barkodu',
    'باركود|رمز شريطي|الرمز الشريطي|رقم الباركود|باركود المنتج|باركود الصنف|كود الباركود',
  ].join('|'),
  parentSku: [
    'parent|parent sku|parent code|parent id|parent product|parent item|parent model|item group id|variant group id|group sku|root product stock code|üst|üst sku|üst öğe|üst ürün|üst ürün kodu|üst stok kodu|ana ürün|ana stok kodu',
    'ana ürün stok kodu|ana sku|ana model|ana model kodu|ebeveyn|ebeveyn sku|varyant grup id|varyant grup kodu|varyasyon grup kodu|المنتج الأب|المنتج الرئيسي|رمز المنتج الأب|الأصل|الأب|الأم|المنتج الأم|المنتج الأصلي',
  ].join('|'),
  optionName1: ofOption(1, optionNames),
  // Square, Odoo and Magento say all options of a row in one cell without their names, so that it is asked about.
  optionValue1: `${ofOption(1, optionValues)}|variation name|variant values|additional attributes`,
  optionName2: ofOption(2, optionNames),
  optionValue2: ofOption(2, optionValues),
  optionName3: ofOption(3, optionNames),
  optionValue3: ofOption(3, optionValues),
  packs:
    'pack|series|seri|asorti|seri dağılımı|asorti dağılımı|beden dağılımı|paket|سيري|التعبئة|توزيع المقاسات',
  sizeSet: 'size range|beden grubu|beden aralığı|نطاق المقاسات|مجموعة المقاسات',
  isActive: 'status|aktif mi|aktif pasif|yayında|yayında mı|durum|durumu|published|الحالة|مفعل|فعال',
  manufacturer:
    'maker|supplier|supplier name|tedarikçi|tedarikçi adı|imalatçı|üretici firma|üretici adı|مصنع|المورد|اسم المورد|الشركة المصنعة',
  customerCode: [
    'code|customer id|customer no|customer number|account code|account no|client code|cari kod|cari kodu|cari no|cari hesap kodu|cari hesap no|hesap kodu',
    'hesap no|müşteri no|müşteri numarası|bayi kodu|firma kodu|kod|kodu|كود العميل|الرمز|رقم العميل|كود الزبون|رمز الزبون|رقم الزبون|رقم الحساب|كود|الكود',
  ].join('|'),
  customerShortName:
    'short|short title|kısa isim|kısa adı|kısa unvan|kısa ünvan|cari kısa adı|مختصر|اسم مختصر|اسم الشهرة',
  customerFullName: [
    'tam ad|legal name|trade name|title|account name|cari unvanı|cari ünvanı|cari unvan|cari ünvan|cari hesap unvanı',
    'cari hesap ünvanı|cari hesap adı|cari hesap açıklaması|cari adı|cari ad|cari isim|cari ismi|cari|hesap adı|ticari unvan|ticari unvanı|ticari ünvan|ticari ünvanı',
    'müşteri unvanı|müşteri ünvanı|firma unvanı|firma ünvanı|unvan|ünvan|unvanı|ünvanı|müşteri adı unvanı|müşteri adı|müşteri ismi|müşteri adı soyadı|müşteri|bayi adı',
    'bayi unvanı|bayi|adı unvanı|ad unvan|ad soyad unvan|adı soyadı unvanı|ad|adı|isim|العميل|اسم العميل|اسم الزبون|الزبون|اسم الحساب|اسم المشتري|الاسم|الاسم التجاري',
    'customer name|customer|client name|client|name|ad soyad|adı soyadı',
  ].join('|'),
  companyName: [
    'company name|business name|store name|shop name|shop|store|firma adı|firma ismi|şirket|şirket adı|şirket unvanı|işletme adı|mağaza|mağaza adı|dükkan adı',
    'اسم الشركة|المحل|اسم المحل|المتجر|اسم المتجر|المؤسسة|اسم المؤسسة',
  ].join('|'),
  customerAddress:
    'shop address|store address|delivery address|shipping address|teslimat adresi|sevk adresi|sevkiyat adresi|dükkan adresi|عنوان المحل|عنوان التسليم|عنوان التوصيل|عنوان الشحن',
  ownerFullName: [
    'contact|contact name|contact person|owner name|name of the owner|authorized person|yetkili adı|yetkili ismi|yetkili kişi|yetkili adı soyadı|yetkili ad soyad|firma yetkilisi',
    'ilgili kişi|ilgili|irtibat kişisi|ad soyad|adı soyadı|المسؤول|اسم المسؤول|الشخص المسؤول|اسم المالك|صاحب المحل|اسم صاحب المحل',
  ].join('|'),
  ownerMobile: [
    'mobile of the owner|mobile|mobile phone|mobile no|mobile number|cell|cell phone|cellphone|whatsapp|whatsapp no|gsm|gsm no|gsm tel|cep|cep tel|cep tel no|cep telefonu',
    'cep telefon|cep no|cep numarası|mobil|mobil telefon|mobil tel|yetkili cep|yetkili cep tel|yetkili tel|yetkili telefon|yetkili telefonu|yetkili gsm',
    'الجوال|الموبايل|رقم الجوال|رقم الموبايل|هاتف محمول|الهاتف المحمول|الهاتف الجوال|رقم الواتساب|واتساب|النقال|رقم النقال',
  ].join('|'),
  landline:
    'office phone|fixed line|sabit tel|sabit hat|sabit telefon no|iş telefonu|iş tel|ofis telefonu|mağaza telefonu|هاتف أرضي|هاتف المكتب|الهاتف الأرضي|هاتف المحل',
  email: [
    'mail|e-mail|email address|e-mail address|mail address|eposta|e posta adresi|eposta adresi|e-mail adresi|email adresi|mail adresi|mail adres|elektronik posta',
    'البريد|بريد إلكتروني|البريد الالكتروني|الايميل|ايميل|عنوان البريد الإلكتروني|عنوان البريد',
  ].join('|'),
  alternativeEmail:
    'second email|email 2|e-mail 2|mail 2|ikinci e-posta|eposta 2|e posta 2|e-posta adresi 2|mail adresi 2|yedek e-posta|بريد إلكتروني ثانٍ|البريد الإلكتروني 2|ايميل 2',
  vatOffice:
    'tax office|vergi dairesi adı|vergi daire|vergi daire adı|vergi d|vd|مكتب الضرائب|الدائرة الضريبية|مديرية الضرائب',
  vatNumber: [
    'tax number|tax no|tax id|tax identification number|vat no|vat id|tin|vergi no|vergi numara|vergi nosu|vergi kimlik no|vergi kimlik numarası|vergi tc no|vergi tc kimlik no',
    'vergi no tc kimlik no|vergi no tckn|vergi daire no|v no|vn|vkn|vkn tckn|vkn tc|vkn tc no|vkn tc kimlik no|tckn vkn|tc vkn|vergi kimlik',
    'tc kimlik no|tc kimlik numarası|tc no|tckn|kimlik no|الرقم الضريبي|رقم الضريبة|رقم التسجيل الضريبي|الرقم الضريبى|رقم ضريبي|رقم الملف الضريبي',
  ].join('|'),
  phone: [
    'phone no|phone number|telephone|telephone no|telephone number|tel|tel no|tel numarası|telefon no|telefon numarası|telefonu|cari telefon|firma telefonu|müşteri telefonu',
    'iletişim|iletişim no|iletişim numarası|irtibat no|irtibat tel|هاتف|رقم الهاتف|رقم التلفون|تلفون|التلفون|التليفون|رقم التليفون|رقم التواصل|رقم الاتصال',
  ].join('|'),
  address:
    'full address|billing address|invoice address|açık adres|adresi|fatura adresi|cari adres|cari adresi|firma adresi|müşteri adresi|iş adresi|عنوان|عنوان العميل|عنوان الزبون|عنوان الفاتورة|العنوان الكامل',
  group:
    'customer group|price group|fiyat grubu|müşteri grubu|cari grubu|grubu|grup adı|مجموعة العملاء|مجموعة',
  language: 'language|customer language|dil|müşteri dili|dili|اللغة|لغة العميل',
};

/** Headings of codes that are of a size where another column says the model, and of the model where none does. */
export const codeHeadings =
  'sku|stok kodu|stock code|stock no|stok kod|merchant sku|seller sku|satıcı stok kodu|رمز المخزون|كود المخزون';

/** Headings that may say anything: their column is a field of fixed words only where its samples are such words. */
export const vagueHeadings =
  'type|product type|product category|tür|ürün tipi|ürün türü|ürün grubu|النوع|cins|sex|status|durum|durumu|الحالة|published|yayında|الصنف';
