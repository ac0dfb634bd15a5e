import type { FieldProblem } from '@toptan/contract/errors';
import type { RowProblem } from '@toptan/contract/import-rows';
import type { Language } from '@toptan/contract/languages';
import { headings, type Words, words } from '../exports/words.ts';
import { rowSentences } from '../words.ts';
import type { Problem } from './problems.ts';

/** Problems of fields. */
const ofFields: Record<FieldProblem, Words> = {
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
  too_big: words('At most {{limit}}', 'En fazla {{limit}}', '{{limit}} على الأكثر'),
  too_long: words(
    'At most {{limit}} characters',
    'En fazla {{limit}} karakter',
    'عدد الأحرف {{limit}} على الأكثر',
  ),
  too_many: words(
    'At most {{limit}} entries',
    'En fazla {{limit}} kayıt',
    'عدد العناصر {{limit}} على الأكثر',
  ),
  too_many_decimals: words(
    'At most 2 decimals',
    'Virgülden sonra en fazla 2 basamak',
    'منزلتان عشريتان على الأكثر',
  ),
  too_short: words(
    'At least {{limit}} characters',
    'En az {{limit}} karakter',
    'عدد الأحرف {{limit}} على الأقل',
  ),
  too_small: words('At least {{limit}}', 'En az {{limit}}', '{{limit}} على الأقل'),
  too_common: words('This is too easy to guess', 'Tahmin edilmesi çok kolay', 'تخمينها سهل جدًا'),
  unknown_field: words('This field is not known', 'Bu alan tanınmıyor', 'هذا الحقل غير معروف'),
};

const isOfFields = (code: RowProblem): code is FieldProblem => Object.hasOwn(ofFields, code);

/** The sentence for a problem, with `{{limit}}` and `{{current}}`. */
function sentenceOf({ field, code, current }: Problem, language: Language): string {
  const own = rowSentences[language];
  if (code === 'not_found' && field === 'sku') return own.no_model;
  if (code === 'several_match' && field === 'color') return own.several_colors;
  if (code === 'invalid' && field === 'codes') return own.no_barcode;
  if (code === 'taken' && current) return own.taken;
  return isOfFields(code) ? ofFields[code][language] : own[code];
}

const stockOf = words('Stock of size {size}', '{size} beden stoku', 'مخزون المقاس {size}');

/** The name of a field of an import; `stock:36` is the stock of one size. */
export function fieldWord(field: string, language: Language): string {
  if (field.startsWith('stock:'))
    return stockOf[language].replace('{size}', () => field.slice('stock:'.length));
  const known: Record<string, Words> = headings;
  return known[field]?.[language] ?? field;
}

/** The problem of a row, with the name of its field. Without a full stop: a cell may have several. */
export function problemText(problem: Problem, language: Language): string {
  const { field, limit = '', current = '' } = problem;
  const sentence = sentenceOf(problem, language)
    .replace(/\.$/, '')
    .replace('{{limit}}', String(limit))
    .replace('{{current}}', () => current);
  return field === null ? sentence : `${fieldWord(field, language)}: ${sentence}`;
}
