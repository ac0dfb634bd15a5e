import type { RowProblem } from '@toptan/contract/import-rows';
import type { Language } from '@toptan/contract/languages';
import { headings, type Words, words } from '../exports/words.ts';
import type { Problem } from './values.ts';

/**
 * Problems of a row in the words of the screens. Without full stops: a cell may have several. `{limit}` and `{current}` are those of the
 * problem.
 */
const sentences: Record<RowProblem, Words> = {
  required: words('This field is required', 'Bu alan zorunludur', 'هذا الحقل مطلوب'),
  invalid: words('This value cannot be used', 'Bu değer kullanılamaz', 'لا يمكن استخدام هذه القيمة'),
  invalid_email: words(
    'Enter a valid email address',
    'Geçerli bir e-posta adresi girin',
    'يُرجى إدخال بريد إلكتروني صحيح',
  ),
  invalid_phone: words(
    'Enter a valid phone number',
    'Geçerli bir telefon numarası girin',
    'يُرجى إدخال رقم هاتف صحيح',
  ),
  invalid_iban: words(
    'This IBAN is not right. Check its digits',
    'Bu IBAN doğru değil. Hanelerini kontrol edin',
    'رقم الآيبان هذا غير صحيح. يُرجى التحقق من خاناته',
  ),
  invalid_tax_number: words(
    'A tax number has 10 digits, or the 11 of a person',
    'Vergi numarası 10 hanelidir; kişilerde 11 hane',
    'الرقم الضريبي من 10 خانات، أو 11 خانة للأفراد',
  ),
  unreadable: words(
    'Words in this color could not be read',
    'Bu renkteki yazı okunmaz',
    'لا تُقرأ الكلمات بهذا اللون',
  ),
  changed: words(
    'Somebody else has changed this meanwhile',
    'Bunu bu arada başkası değiştirdi',
    'غيّره شخص آخر في هذه الأثناء',
  ),
  invalid_number: words(
    'Enter a number such as 1,234.56, with at most two decimals',
    '1.234,56 gibi, en fazla iki ondalık basamaklı bir sayı girin',
    'يُرجى إدخال رقم مثل 1,234.56 بمنزلتين عشريتين على الأكثر',
  ),
  invalid_image: words(
    'This file is not a valid image',
    'Bu dosya geçerli bir görsel değil',
    'هذا الملف ليس صورة صالحة للاستخدام',
  ),
  wrong_password: words('Wrong password', 'Şifre yanlış', 'كلمة المرور غير صحيحة'),
  wrong_code: words(
    'Wrong code. Type the one that the app shows',
    'Kod yanlış; uygulamanın gösterdiği kodu yazın',
    'الرمز غير صحيح؛ يُرجى كتابة الرمز الذي يعرضه التطبيق',
  ),
  not_an_integer: words(
    'Enter a whole number in digits alone',
    'Yalnızca rakamla tam sayı girin',
    'يُرجى إدخال عدد صحيح بالأرقام فقط',
  ),
  not_a_multiple: words('Not a multiple', 'İzin verilen katlardan değil', 'ليس من المضاعفات'),
  not_offered: words(
    'Choose one of the offered values',
    'Sunulan değerlerden birini seçin',
    'يُرجى اختيار إحدى القيم المتاحة',
  ),
  not_found: words('This no longer exists', 'Bu kayıt artık yok', 'هذا السجل لم يعد موجودًا'),
  taken: words('This value is already in use', 'Bu değer zaten kullanılıyor', 'هذه القيمة مستخدمة من قبل'),
  too_big: words('At most {limit}', 'En fazla {limit}', '{limit} على الأكثر'),
  too_long: words('At most {limit} characters', 'En fazla {limit} karakter', 'عدد الأحرف {limit} على الأكثر'),
  too_many: words('At most {limit} entries', 'En fazla {limit} kayıt', 'عدد العناصر {limit} على الأكثر'),
  too_many_decimals: words(
    'At most 2 decimals',
    'Virgülden sonra en fazla 2 basamak',
    'منزلتان عشريتان على الأكثر',
  ),
  too_short: words('At least {limit} characters', 'En az {limit} karakter', 'عدد الأحرف {limit} على الأقل'),
  too_small: words('At least {limit}', 'En az {limit}', '{limit} على الأقل'),
  too_common: words('This is too easy to guess', 'Tahmin edilmesi çok kolay', 'تخمينها سهل جدًا'),
  unknown_field: words('This field is not known', 'Bu alan tanınmıyor', 'هذا الحقل غير معروف'),
  no_key: words(
    'Without a code or name nobody knows what this row is about',
    'Kod ya da ad olmadan bu satırın neye ait olduğu anlaşılmıyor',
    'بلا رمز أو اسم لا يُعرف ما هذا الصف',
  ),
  no_goods: words(
    'A heading or a sum, and no goods. Leave it out, or give what is missing',
    'Ürün değil, başlık ya da toplam satırı. Satırı atlayın ya da eksikleri yazın',
    'صف عنوان أو مجموع وليس منتجًا؛ يُرجى تخطّيه أو إكمال الناقص',
  ),
  several_match: words(
    'Several have this name. Give the code',
    'Bu ada birden çok kayıt uyuyor. Kodu yazın',
    'أكثر من سجل بهذا الاسم؛ يُرجى كتابة الرمز',
  ),
  twice_in_file: words(
    'Row {limit} already says this',
    '{limit}. satırda da var',
    'موجود أيضًا في الصف {limit}',
  ),
  differs: words(
    'Row {limit} says otherwise: {current}',
    '{limit}. satırda farklı: {current}',
    'الصف {limit} يقول غير ذلك: {current}',
  ),
  unknown_color: words(
    'No such color: {current}',
    'Böyle bir renk yok: {current}',
    'لا يوجد لون بهذا الاسم: {current}',
  ),
  unknown_size: words(
    'The size set has no {current}',
    'Beden setinde {current} yok',
    'طقم المقاسات لا يحتوي {current}',
  ),
  unknown_size_set: words('No such size set', 'Böyle bir beden seti yok', 'لا يوجد طقم مقاسات بهذا الاسم'),
  shortened: words(
    'Excel shortened this barcode. Type or scan it, or empty the field',
    'Barkodu Excel kısaltmış. Yazın, okutun ya da alanı boşaltın',
    'اختصر إكسل هذا الباركود؛ يُرجى كتابته أو مسحه ضوئيًا، أو إفراغ الحقل',
  ),
  tenfold: words(
    'Far from the present price: {current}',
    'Şimdiki fiyattan çok farklı: {current}',
    'بعيد عن السعر الحالي: {current}',
  ),
  changed_meanwhile: words(
    'Changed by somebody else since the check. Now: {current}',
    'Kontrolden sonra başkası değiştirdi. Şimdi: {current}',
    'غيّره شخص آخر بعد الفحص. الآن: {current}',
  ),
  stands_on_it: words(
    'Not undone: somebody has changed it since',
    'Geri alınmadı: sonradan değiştirilmiş',
    'لم يُتراجع عنه: غيّره شخص بعد ذلك',
  ),
  no_picture: words(
    'No picture that can be shown: PNG, JPG, GIF or WebP up to 20 MB and 50 megapixels, AVIF up to 12',
    'Gösterilebilecek bir görsel değil: en fazla 20 MB ve 50 megapiksel PNG, JPG, GIF ya da WebP, en fazla 12 megapiksel AVIF',
    'ليست صورة يمكن عرضها: PNG أو JPG أو GIF أو WebP حتى 20 ميغابايت و50 ميغابكسل، وAVIF حتى 12',
  ),
  unsafe_name: words(
    'The name leads out of the archive. The file was left out',
    'Dosya adı arşivin dışına çıkıyor. Dosya alınmadı',
    'اسم الملف يؤدي إلى خارج الأرشيف؛ لم يُؤخذ',
  ),
  cell_error: words(
    'Excel could not compute this cell: {current}',
    'Excel bu hücreyi hesaplayamamış: {current}',
    'تعذّر على إكسل حساب هذه الخلية: {current}',
  ),
  cell_formula: words(
    'This formula was never computed. Open the file in Excel and save it, or type the value',
    'Bu formül hiç hesaplanmamış. Dosyayı Excel’de açıp kaydedin ya da değeri yazın',
    'لم تُحسب هذه الصيغة قط؛ يُرجى فتح الملف في إكسل وحفظه، أو كتابة القيمة',
  ),
  cell_date: words(
    'Excel made a date of this. What was it?',
    'Excel bunu tarihe çevirmiş. Ne yazıyordu?',
    'حوّل إكسل هذه القيمة إلى تاريخ؛ ماذا كانت؟',
  ),
  cell_broken: words(
    'A letter of this cell is broken',
    'Bu hücrede bozuk bir harf var',
    'في هذه الخلية حرف تالف',
  ),
  other_currency: words(
    'This price is in another currency: {current}. Prices are in lira',
    'Bu fiyat başka bir para biriminde: {current}. Fiyatlar lira olmalı',
    'هذا السعر بعملة أخرى: {current}. الأسعار بالليرة',
  ),
  with_vat: words(
    'This price speaks of VAT: {current}. Which figure is the price',
    'Bu fiyatta KDV geçiyor: {current}. Fiyat hangi rakam',
    'هذا السعر يذكر الضريبة: {current}؛ ما هو السعر المقصود',
  ),
  no_figure: words(
    'This does not say how many pieces: {current}. Type a figure, or empty the field to leave the stock as it is',
    'Kaç adet olduğu yazmıyor: {current}. Sayı yazın ya da stok olduğu gibi kalsın diye alanı boşaltın',
    'لا يذكر عدد القطع: {current}؛ يُرجى كتابة عدد، أو إفراغ الحقل ليبقى المخزون كما هو',
  ),
  size_range: words(
    'A range: {current}. All sizes in it, or one size of this name',
    'Bir aralık: {current}. Aradaki tüm bedenler mi, yoksa bu adda bir beden mi',
    'نطاق مقاسات: {current}؛ كل المقاسات ضمنه أم مقاس واحد بهذا الاسم',
  ),
  pack_notation: words(
    'This pack cannot be read: {current}. Write it as 36:1, 38:2, or one figure for each of the {limit} sizes, as 1-2-2-1',
    'Bu seri okunamadı: {current}. 36:1, 38:2 gibi ya da {limit} bedenin her biri için bir rakamla, 1-2-2-1 gibi yazın',
    'تعذّرت قراءة هذا السيري: {current}؛ يُرجى كتابته هكذا 36:1, 38:2 أو رقم لكل مقاس من المقاسات وعددها {limit} مثل 1-2-2-1',
  ),
  code_of_several: words(
    'One code beside {limit} sizes: {current}. It is the pack’s, or to be left out',
    '{limit} bedenin yanında tek kod var: {current}. Serinin kodu olabilir; değilse boş bırakın',
    'رمز واحد بجانب عدة مقاسات (عددها {limit}): {current}؛ إما أنه رمز السيري أو يُترك فارغًا',
  ),
  stock_of_several: words(
    '{current} pieces of {limit} sizes, and no pack that they fill. Give the pieces by size, or empty the field',
    '{limit} beden için {current} adet; tam bölündüğü bir seri yok. Adedi bedenlere göre yazın ya da alanı boşaltın',
    '{current} لعدة مقاسات (عددها {limit}) ولا سيري يقسمها تمامًا؛ يُرجى كتابة العدد لكل مقاس أو إفراغ الحقل',
  ),
  stock_by_cell: words(
    'Stock of this product is kept by size and color ({current} pieces). Give the pieces of each, or empty the field',
    'Bu ürünün stoku bedene ve renge göre tutuluyor ({current} adet). Her birinin adedini yazın ya da alanı boşaltın',
    'يُحفظ مخزون هذا المنتج حسب المقاس واللون ({current})؛ يُرجى كتابة عدد كل منها أو إفراغ الحقل',
  ),
  other_option: words(
    'Neither size nor color: {current}. Empty the field to leave it out',
    'Beden de renk de değil: {current}. Dışarıda bırakmak için alanı boşaltın',
    'ليس مقاسًا ولا لونًا: {current}؛ يُرجى إفراغ الحقل لاستبعاده',
  ),
  too_many_rows: words(
    'More than {limit} rows are about this product or customer',
    '{limit} satırdan fazlası bu ürün ya da müşteri için',
    'أكثر من {limit} صف عن هذا المنتج أو العميل',
  ),
};

const noModel = words('No model has this code', 'Bu kodda bir model yok', 'لا موديل بهذا الرمز');
const severalColors = words(
  'Several colors have this name. Choose one',
  'Bu adı birden çok renk taşıyor. Birini seçin',
  'أكثر من لون بهذا الاسم؛ يُرجى اختيار أحدها',
);
const noBarcode = words(
  'This is no barcode: a digit is missing or wrong',
  'Bu bir barkod değil: bir hane eksik ya da yanlış',
  'هذا ليس باركودًا: رقم ناقص أو خاطئ',
);
const takenBy = words(
  'Something else has it: {current}',
  'Başkasında var: {current}',
  'مستخدم في: {current}',
);

function sentenceOf({ field, code, current }: Problem): Words {
  if (code === 'not_found' && field === 'sku') return noModel;
  if (code === 'several_match' && field === 'color') return severalColors;
  if (code === 'invalid' && field === 'codes') return noBarcode;
  return code === 'taken' && current ? takenBy : sentences[code];
}

const stockOf = words('Stock of size {size}', '{size} beden stoku', 'مخزون المقاس {size}');

/** The name of a field of an import; `stock:36` is the stock of one size. */
export function fieldWord(field: string, language: Language): string {
  if (field.startsWith('stock:'))
    return stockOf[language].replace('{size}', () => field.slice('stock:'.length));
  const known: Record<string, Words> = headings;
  return known[field]?.[language] ?? field;
}

/** The problem of a row, with the name of its field. */
export function problemText(problem: Problem, language: Language): string {
  const { field, limit = '', current = '' } = problem;
  const sentence = sentenceOf(problem)
    [language].replace('{limit}', String(limit))
    .replace('{current}', () => current);
  return field === null ? sentence : `${fieldWord(field, language)}: ${sentence}`;
}
