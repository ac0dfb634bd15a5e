import type { Language } from '@toptan/contract/languages';
import { invitationHours } from '@toptan/contract/password-links';
import { plainName } from '@toptan/contract/portal';
import { linkAddress } from './address.ts';

type Invitation = {
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

/**
 * The address of a login link, and the message that brings it, in the language of its receiver.
 * @param portal its name; null: it has none of its own
 */
export function invite(
  { origin, token, language }: { origin: string; token: string; language: Language },
  { portal, ...invited }: Pick<Invitation, 'name' | 'userName'> & { portal: string | null },
): { setPasswordLink: string; message: string } {
  const link = linkAddress(origin, token, language);
  const message = texts[language]({ ...invited, portal: portal ?? plainName, link }).join('\n');
  return { setPasswordLink: link, message };
}
