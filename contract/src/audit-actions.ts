import type { Endpoint } from './endpoint.ts';
import type { endpoints } from './endpoints.ts';
import type { Language } from './languages.ts';

type Call = (typeof endpoints)[keyof typeof endpoints][number];
type NameOf<E> = E extends { method: Exclude<Endpoint['method'], 'GET'>; path: infer Path extends string }
  ? `${E['method']} ${Path}`
  : never;

/** Calls that are no GET and leave no event: baskets, the own sign-out, and looks at texts, at codes, at rules, at a change of an order and at links, sizes that a shop waits for, and the notices of a device. */
type WithoutEvent =
  | 'POST /api/basket'
  | 'POST /api/basket/batch'
  | 'PUT /api/basket/{id}'
  | 'DELETE /api/basket/{id}'
  | 'POST /api/basket/read'
  | 'POST /api/basket/read/file'
  | 'POST /api/codes/lookup'
  | 'POST /api/terms/preview'
  | 'POST /api/orders/{id}/lines/check'
  | 'POST /api/basket/packs'
  | 'PUT /api/basket/packs/{id}'
  | 'POST /api/auth/logout'
  | 'POST /api/auth/password-link'
  | 'POST /api/drafts/link'
  | 'POST /api/shared/{token}/opened'
  | 'PUT /api/bells/{variantId}'
  | 'DELETE /api/bells/{variantId}'
  | 'POST /api/account/push'
  | 'DELETE /api/account/push';

/** Every action that an event may name: a write of the contract, or work of the server by itself. */
export type ActionName =
  | Exclude<NameOf<Call>, WithoutEvent>
  | 'email.sent'
  | 'email.failed'
  | 'notice.sent'
  | 'import.checked'
  | 'import.failed'
  | 'import.applied'
  | 'import.undone';

type Words = Record<Language, string>;
const words = (en: string, tr: string, ar: string): Words => ({ en, tr, ar });

/** The name of each action, on the screen and in files. A new write of the contract does not compile until it has its words. */
export const actionWords = {
  'POST /api/auth/login': words('Signed in', 'Giriş yaptı', 'تسجيل دخول'),
  'POST /api/auth/set-password': words(
    'Chose a password with a link',
    'Bağlantıyla şifre belirledi',
    'اختيار كلمة مرور برابط',
  ),
  'POST /api/auth/forgot-password': words(
    'Asked for a new password',
    'Yeni şifre istedi',
    'طلب كلمة مرور جديدة',
  ),
  'PUT /api/account/email': words(
    'Changed their own email address',
    'Kendi e-posta adresini değiştirdi',
    'تغيير بريد الحساب الشخصي',
  ),
  'PUT /api/account/language': words(
    'Changed the language of their messages',
    'Mesajlarının dilini değiştirdi',
    'تغيير لغة رسائلهم',
  ),
  'PUT /api/account/password': words(
    'Changed their own password',
    'Kendi şifresini değiştirdi',
    'تغيير كلمة مرور الحساب الشخصي',
  ),
  'DELETE /api/account/sessions/{id}': words(
    'Signed a device out',
    'Bir cihazın oturumunu kapattı',
    'تسجيل خروج جهاز',
  ),
  'DELETE /api/account/sessions': words(
    'Signed all other devices out',
    'Diğer tüm cihazların oturumunu kapattı',
    'تسجيل خروج الأجهزة الأخرى',
  ),
  'POST /api/account/second-factor': words(
    'Began to set up a second factor',
    'İki adımlı doğrulamayı kurmaya başladı',
    'بدء إعداد التحقق بخطوتين',
  ),
  'POST /api/account/second-factor/confirm': words(
    'Turned the second factor on',
    'İki adımlı doğrulamayı açtı',
    'تفعيل التحقق بخطوتين',
  ),
  'POST /api/account/second-factor/remove': words(
    'Turned the second factor off',
    'İki adımlı doğrulamayı kapattı',
    'إيقاف التحقق بخطوتين',
  ),
  'POST /api/account/recovery-codes': words(
    'Made new recovery codes',
    'Yeni kurtarma kodları aldı',
    'إنشاء رموز استرداد جديدة',
  ),
  'POST /api/registration-request': words(
    'Sent a registration request',
    'Kayıt başvurusu gönderdi',
    'إرسال طلب تسجيل',
  ),
  'POST /api/registration-request/form': words(
    'Sent a registration request',
    'Kayıt başvurusu gönderdi',
    'إرسال طلب تسجيل',
  ),
  'POST /api/registration-requests/{id}/approve': words(
    'Approved a registration request',
    'Kayıt talebini onayladı',
    'الموافقة على طلب تسجيل',
  ),
  'POST /api/registration-requests/{id}/reject': words(
    'Rejected a registration request',
    'Kayıt talebini reddetti',
    'رفض طلب تسجيل',
  ),
  'POST /api/registration-requests/{id}/link': words(
    'Made a new password link',
    'Yeni şifre bağlantısı oluşturdu',
    'إنشاء رابط كلمة مرور جديد',
  ),
  'POST /api/orders': words('Placed an order', 'Sipariş verdi', 'تقديم طلب شراء'),
  'PUT /api/orders/{id}/lines': words(
    'Changed the items of an order',
    'Siparişin kalemlerini değiştirdi',
    'تعديل أصناف طلب',
  ),
  'POST /api/orders/{id}/request': words(
    'Asked for changes of an order',
    'Siparişte değişiklik istedi',
    'طلب تعديلات على طلب شراء',
  ),
  'PUT /api/orders/{id}/request': words(
    'Decided on a change request',
    'Değişiklik talebine karar verdi',
    'البتّ في طلب تعديل',
  ),
  'DELETE /api/orders/{id}/request': words(
    'Took a change request back',
    'Değişiklik talebini geri aldı',
    'سحب طلب تعديل',
  ),
  'PUT /api/orders/{id}/status': words(
    "Changed an order's status",
    'Siparişin durumunu değiştirdi',
    'تغيير حالة طلب',
  ),
  'PUT /api/orders/{id}/manufacturer': words('Assigned a manufacturer', 'Üretici atadı', 'تعيين مصنّع'),
  'POST /api/orders/batch/status': words(
    'Changed the status of several orders',
    'Birden çok siparişin durumunu değiştirdi',
    'تغيير حالة عدة طلبات',
  ),
  'POST /api/orders/batch/manufacturer': words(
    'Assigned a manufacturer to several orders',
    'Birden çok siparişe üretici atadı',
    'تعيين مصنّع لعدة طلبات',
  ),
  'DELETE /api/orders/{id}': words('Deleted an order', 'Siparişi sildi', 'حذف طلب'),
  'POST /api/products': words('Added a product', 'Ürün ekledi', 'إضافة منتج'),
  'PUT /api/products/{id}': words('Changed a product', 'Ürünü güncelledi', 'تعديل منتج'),
  'PUT /api/products/{id}/whole': words('Saved a product', 'Ürünü kaydetti', 'حفظ منتج'),
  'DELETE /api/products/{id}': words('Deleted a product', 'Ürünü sildi', 'حذف منتج'),
  'POST /api/products/{id}/pictures': words(
    'Added a picture of a product',
    'Ürüne görsel ekledi',
    'إضافة صورة إلى منتج',
  ),
  'PUT /api/products/{id}/pictures': words(
    "Changed a product's pictures",
    'Ürünün görsellerini değiştirdi',
    'تعديل صور منتج',
  ),
  'POST /api/size-sets': words('Added a size set', 'Beden seti ekledi', 'إضافة طقم مقاسات'),
  'PUT /api/size-sets/{id}': words('Changed a size set', 'Beden setini güncelledi', 'تعديل طقم مقاسات'),
  'DELETE /api/size-sets/{id}': words('Deleted a size set', 'Beden setini sildi', 'حذف طقم مقاسات'),
  'POST /api/colors': words('Added a color', 'Renk ekledi', 'إضافة لون'),
  'PUT /api/colors/{id}': words('Changed a color', 'Rengi güncelledi', 'تعديل لون'),
  'DELETE /api/colors/{id}': words('Deleted a color', 'Rengi sildi', 'حذف لون'),
  'PUT /api/products/{id}/variants': words(
    "Changed a product's sizes and colors",
    'Ürünün beden ve renklerini değiştirdi',
    'تعديل مقاسات منتج وألوانه',
  ),
  'PUT /api/products/{id}/packs': words(
    "Changed a product's packs",
    'Ürünün serilerini değiştirdi',
    'تعديل سيريات منتج',
  ),
  'POST /api/products/batch/size-set': words(
    'Set the size set of several products',
    'Birden çok ürünün beden setini belirledi',
    'تحديد طقم المقاسات لعدة منتجات',
  ),
  'POST /api/products/batch/packs': words(
    'Gave several products a pack',
    'Birden çok ürüne seri ekledi',
    'إضافة سيري إلى عدة منتجات',
  ),
  'POST /api/products/batch/fields': words(
    'Changed several products',
    'Birden çok ürünü değiştirdi',
    'تعديل عدة منتجات',
  ),
  'POST /api/products/batch/prices': words(
    'Changed the prices of several products',
    'Birden çok ürünün fiyatını değiştirdi',
    'تعديل أسعار عدة منتجات',
  ),
  'POST /api/drafts': words(
    'Began an order for a shop',
    'Bir mağaza için siparişe başladı',
    'بدء طلب نيابةً عن متجر',
  ),
  'DELETE /api/drafts/{id}': words('Discarded a draft', 'Taslağı sildi', 'حذف مسودة'),
  'POST /api/drafts/saved': words(
    'Saved the basket for later',
    'Sepeti sonraya sakladı',
    'حفظ السلة لوقت لاحق',
  ),
  'PUT /api/drafts/{id}/basket': words(
    'Put a saved or prepared order into the basket',
    'Saklanan ya da hazırlanan siparişi sepete aldı',
    'نقل طلب محفوظ أو مُعدّ إلى السلة',
  ),
  'PUT /api/drafts/{id}/offer': words(
    'Sent a prepared order to the shop',
    'Hazırlanan siparişi mağazaya gönderdi',
    'إرسال طلب مُعدّ إلى المتجر',
  ),
  'DELETE /api/drafts/{id}/offer': words(
    'Took a prepared order back',
    'Hazırlanan siparişi geri aldı',
    'سحب طلب مُعدّ',
  ),
  'POST /api/drafts/{id}/link': words(
    'Made a link to a prepared order',
    'Hazırlanan siparişe bağlantı oluşturdu',
    'إنشاء رابط لطلب مُعدّ',
  ),
  'POST /api/drafts/link/order': words(
    'Confirmed a prepared order by its link',
    'Hazırlanan siparişi bağlantıyla onayladı',
    'تأكيد طلب مُعدّ عبر الرابط',
  ),
  'POST /api/customers': words('Added a customer', 'Müşteri ekledi', 'إضافة عميل'),
  'PUT /api/customers/{id}': words(
    'Changed a customer',
    'Müşteri bilgilerini güncelledi',
    'تعديل بيانات عميل',
  ),
  'DELETE /api/customers/{id}': words('Deleted a customer', 'Müşteriyi sildi', 'حذف عميل'),
  'POST /api/customers/{id}/link': words(
    'Made a login link for a customer',
    'Müşteri için giriş bağlantısı oluşturdu',
    'إنشاء رابط دخول لعميل',
  ),
  'POST /api/customers/{id}/names': words(
    "Remembered a customer's names for goods",
    'Müşterinin ürün adlandırmalarını kaydetti',
    'حفظ تسميات عميل للمنتجات',
  ),
  'DELETE /api/customers/names/{id}': words(
    "Removed a customer's name for goods",
    'Müşterinin bir ürün adlandırmasını sildi',
    'حذف تسمية عميل لمنتج',
  ),
  'POST /api/manufacturers': words('Added a manufacturer', 'Üretici ekledi', 'إضافة مصنّع'),
  'PUT /api/manufacturers/{id}': words(
    'Changed a manufacturer',
    'Üretici bilgilerini güncelledi',
    'تعديل بيانات مصنّع',
  ),
  'DELETE /api/manufacturers/{id}': words('Deleted a manufacturer', 'Üreticiyi sildi', 'حذف مصنّع'),
  'POST /api/groups': words('Added a customer group', 'Müşteri grubu ekledi', 'إضافة مجموعة عملاء'),
  'PUT /api/groups/{id}': words(
    'Renamed a customer group',
    'Müşteri grubunun adını değiştirdi',
    'إعادة تسمية مجموعة عملاء',
  ),
  'DELETE /api/groups/{id}': words('Deleted a customer group', 'Müşteri grubunu sildi', 'حذف مجموعة عملاء'),
  'POST /api/terms': words('Added an order rule', 'Sipariş kuralı ekledi', 'إضافة قاعدة طلب'),
  'PUT /api/terms/{id}': words('Changed an order rule', 'Sipariş kuralını değiştirdi', 'تعديل قاعدة طلب'),
  'PUT /api/products/{id}/terms': words(
    "Changed a product's rules",
    'Ürünün kurallarını değiştirdi',
    'تعديل قواعد منتج',
  ),
  'POST /api/terms/batch': words(
    'Set a rule on several products',
    'Birden çok ürüne kural koydu',
    'وضع قاعدة لعدة منتجات',
  ),
  'DELETE /api/terms/{id}': words('Deleted an order rule', 'Sipariş kuralını sildi', 'حذف قاعدة طلب'),
  'POST /api/imports': words(
    'Sent a file to import',
    'İçe aktarılacak dosya gönderdi',
    'إرسال ملف للاستيراد',
  ),
  'POST /api/imports/{id}/pictures': words(
    'Sent pictures to an import',
    'İçe aktarmaya görsel gönderdi',
    'إرسال صور إلى استيراد',
  ),
  'PUT /api/imports/{id}': words('Checked a file', 'Dosyayı kontrol etti', 'فحص ملف'),
  'PUT /api/imports/{id}/rows/{n}': words(
    'Repaired a row of a file',
    'Dosyadaki satırı düzeltti',
    'تصحيح صف في ملف',
  ),
  'PUT /api/imports/{id}/problems': words(
    'Corrected rows of a file',
    'Dosyanın satırlarını düzeltti',
    'تصحيح صفوف ملف',
  ),
  'POST /api/imports/{id}/repairs/undo': words(
    'Took back a correction of a file',
    'Dosyadaki düzeltmeyi geri aldı',
    'تراجع عن تصحيح ملف',
  ),
  'POST /api/imports/{id}/apply': words('Imported', 'İçe aktardı', 'استيراد'),
  'DELETE /api/imports/{id}': words('Removed an import', 'İçe aktarmayı sildi', 'حذف استيراد'),
  'POST /api/imports/{id}/stop': words('Stopped an import', 'İçe aktarmayı durdurdu', 'إيقاف استيراد'),
  'POST /api/imports/{id}/undo': words('Undid an import', 'İçe aktarmayı geri aldı', 'تراجع عن استيراد'),
  'import.checked': words('Check of a file ended', 'Dosya kontrolü bitti', 'انتهاء فحص ملف'),
  'import.failed': words(
    'Step of an import stopped after three tries',
    'İçe aktarma adımı üç denemeden sonra durduruldu',
    'إيقاف خطوة من استيراد بعد ثلاث محاولات',
  ),
  'import.applied': words('Import ended', 'İçe aktarma bitti', 'انتهاء استيراد'),
  'import.undone': words(
    'Undoing of an import ended',
    'İçe aktarmanın geri alınması bitti',
    'انتهاء التراجع عن استيراد',
  ),
  'POST /api/staff': words('Added a member of staff', 'Personel ekledi', 'إضافة موظف'),
  'PUT /api/staff/{id}': words(
    'Changed a member of staff',
    'Personel bilgilerini güncelledi',
    'تعديل بيانات موظف',
  ),
  'POST /api/staff/{id}/link': words(
    'Made a new link for a member of staff',
    'Personel için yeni bağlantı oluşturdu',
    'إنشاء رابط جديد لموظف',
  ),
  'POST /api/collections': words('Created a collection', 'Koleksiyon oluşturdu', 'إنشاء تشكيلة'),
  'PUT /api/collections/{id}': words('Changed a collection', 'Koleksiyonu değiştirdi', 'تعديل تشكيلة'),
  'DELETE /api/collections/{id}': words('Deleted a collection', 'Koleksiyonu sildi', 'حذف تشكيلة'),
  'POST /api/share-links': words(
    'Shared goods by link',
    'Ürünleri bağlantıyla paylaştı',
    'مشاركة بضائع برابط',
  ),
  'PUT /api/share-links/{id}': words(
    'Changed a shared link',
    'Paylaşım bağlantısını değiştirdi',
    'تعديل رابط مشاركة',
  ),
  'DELETE /api/share-links/{id}': words(
    'Ended a shared link',
    'Paylaşım bağlantısını sonlandırdı',
    'إنهاء رابط مشاركة',
  ),
  'POST /api/orders/{id}/join': words('Joined two orders', 'İki siparişi birleştirdi', 'دمج طلبين'),
  'PUT /api/guide': words('Changed the guide', 'Kurulum rehberini değiştirdi', 'تغيير دليل البدء'),
  'PUT /api/settings': words('Changed the settings', 'Ayarları değiştirdi', 'تغيير الإعدادات'),
  'PUT /api/settings/logo': words('Changed the logo', 'Logoyu değiştirdi', 'تغيير الشعار'),
  'PUT /api/settings/login-picture': words(
    'Changed the sign-in picture',
    'Giriş görselini değiştirdi',
    'تغيير صورة تسجيل الدخول',
  ),
  'POST /api/orders/{id}/told': words(
    'Told a shop by WhatsApp',
    'Mağazaya WhatsApp ile haber verdi',
    'إبلاغ متجر عبر واتساب',
  ),
  'PUT /api/account/notices': words(
    'Changed the notices that it gets',
    'Aldığı bildirimleri değiştirdi',
    'تغيير الإشعارات الواردة',
  ),
  'notice.sent': words(
    'Told a shop of its orders',
    'Mağazaya siparişlerini bildirdi',
    'إبلاغ متجر عن طلباته',
  ),
  'email.sent': words('Sent an email', 'E-posta gönderdi', 'إرسال رسالة بريد'),
  'email.failed': words('Could not send an email', 'E-posta gönderemedi', 'تعذّر إرسال رسالة بريد'),
} satisfies Record<ActionName, Words>;

export const actionNames = Object.keys(actionWords) as ActionName[];

/** The name of an action; one of an older version keeps the name of its call. */
export function actionName(action: string, language: Language): string {
  return Object.hasOwn(actionWords, action) ? actionWords[action as ActionName][language] : action;
}
