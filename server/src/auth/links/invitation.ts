import type { Language } from '@toptan/contract/languages';
import { invitationHours } from '@toptan/contract/password-links';

export type Invitation = {
  /** The name of the invited: the owner or, where none is known, the company. */
  name: string;
  /** The name of the portal. */
  portal: string;
  userName: string;
  link: string;
};

const texts: Record<Language, (invitation: Invitation) => string[]> = {
  en: ({ name, portal, userName, link }) => [
    `Hello ${name}, your account in the ordering portal of ${portal} is ready:`,
    link,
    `Your username: ${userName}. You choose the password yourself. The link is good for ${invitationHours} hours and for one use.`,
  ],
  tr: ({ name, portal, userName, link }) => [
    `Merhaba ${name}, ${portal} sipariş portalındaki hesabınız hazır:`,
    link,
    `Kullanıcı adınız: ${userName}. Şifrenizi kendiniz belirlersiniz. Bağlantı ${invitationHours} saat geçerlidir ve bir kez kullanılabilir.`,
  ],
  ar: ({ name, portal, userName, link }) => [
    `مرحبًا ${name}، حسابكم في بوابة الطلبات لدى ${portal} جاهز:`,
    link,
    `اسم المستخدم: ${userName}. تختارون كلمة المرور بأنفسكم. الرابط صالح لمدة ${invitationHours} ساعة ولاستخدام واحد.`,
  ],
};

/** A message with a login link, in the language of its receiver. */
export const invitationText = (language: Language, invitation: Invitation): string =>
  texts[language](invitation).join('\n');
