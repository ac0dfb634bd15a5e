import type { Language } from '@toptan/contract/languages';

const turkish = [
  'Lütfen perşembe gününe kadar kargoya verelim.',
  'Bedenleri ayrı poşetleyebilir misiniz?',
  'Fatura muhasebe adresimize e-posta ile gönderilsin.',
  'Eksik beden olursa haber vermeden göndermeyin, önce arayın.',
  'Vitrin değişimi var, mümkünse cumartesi teslim.',
  'Geçen siparişteki gibi askılı gönderim rica ederiz.',
  'Etiketler fiyatsız olsun lütfen.',
  'Yarısı Moda, yarısı Bağdat Caddesi mağazamıza gidecek.',
  'Renk eksikse yerine siyah ekleyebilirsiniz.',
  'Koli üzerine sipariş numarasını yazarsanız seviniriz.',
];
const arabic = [
  'يرجى الشحن مع الطلب السابق إن أمكن.',
  'نرجو تغليف كل مقاس في كيس منفصل.',
  'الرجاء إرسال الفاتورة وشهادة المنشأ مع الشحنة.',
  'اتصلوا بنا قبل الشحن لتأكيد عنوان المستودع.',
  'نحتاج البضاعة قبل بداية الموسم.',
  'في حال نقص أي لون يرجى استبداله بالأسود.',
  'الرجاء عدم وضع بطاقات الأسعار على القطع.',
  'الشحن عبر وكيلنا في إسطنبول، العنوان لديكم.',
  'شكرًا لكم، جودة الطلبية الماضية كانت ممتازة.',
  'يرجى كتابة رقم الطلب على كل كرتونة.',
];

/** The note of a shop beside an order; Arabic from shops that write Arabic, Turkish from the others. */
export function noteOf(language: Language, chance: number): string {
  const notes = language === 'ar' ? arabic : turkish;
  return notes[Math.floor(chance * notes.length)] ?? '';
}
