import type { Language } from '@toptan/contract/languages';
import { z } from 'zod';
import type { EmailBranding, WrittenEmail } from './layout.ts';
import { type EmailWords, formatMoment, writeEmail } from './writing.ts';

/** Values of the email to a user who forgot the password. */
export const passwordResetSchema = z.object({
  username: z.string(),
  /** Holds the one-time token, which is made for each try to send. */
  link: z.url(),
  expiresAt: z.iso.datetime(),
});

export type PasswordReset = z.infer<typeof passwordResetSchema>;

type Values = Record<'username' | 'until' | 'portal', string>;

const words: Record<Language, (values: Values) => EmailWords> = {
  en: ({ username, until, portal }) => ({
    subject: `A new password for ${portal}`,
    preview: 'Choose a new password with this link',
    heading: 'Choose a new password',
    paragraphs: [
      'Somebody, probably you, asked for a new password for this account. Until you choose a new one, the old one works.',
    ],
    facts: [['Username', username]],
    button: 'Choose a new password',
    notes: [`The link works once and for one hour, until ${until} (Istanbul time).`],
    notRequested: 'If it was not you, ignore this message: your password stays as it is.',
  }),
  ar: ({ username, until, portal }) => ({
    subject: `كلمة مرور جديدة لحسابكم في ${portal}`,
    preview: 'اختيار كلمة مرور جديدة بهذا الرابط',
    heading: 'اختيار كلمة مرور جديدة',
    paragraphs: [
      'طُلبت كلمة مرور جديدة لهذا الحساب، والأرجح أنها طُلبت من قِبلكم. تبقى الكلمة القديمة صالحة إلى حين اختيار غيرها.',
    ],
    facts: [['اسم المستخدم', username]],
    button: 'اختيار كلمة مرور جديدة',
    notes: [`يُستخدم الرابط مرة واحدة، ويبقى صالحًا ساعة واحدة، حتى ${until} (بتوقيت إسطنبول).`],
    notRequested: 'إن لم تُطلب من قِبلكم، يُرجى تجاهل هذه الرسالة؛ ستبقى كلمة المرور كما هي.',
  }),
  tr: ({ username, until, portal }) => ({
    subject: `${portal} için yeni şifre`,
    preview: 'Bu bağlantıyla yeni bir şifre belirleyin',
    heading: 'Yeni bir şifre belirleyin',
    paragraphs: [
      'Bu hesap için yeni bir şifre istendi; isteyen büyük olasılıkla sizsiniz. Yenisini belirleyene kadar eski şifreniz geçerlidir.',
    ],
    facts: [['Kullanıcı adı', username]],
    button: 'Yeni şifre belirle',
    notes: [`Bağlantı bir kez kullanılır ve bir saat geçerlidir. Son kullanım: ${until} (İstanbul saati).`],
    notRequested: 'İsteyen siz değilseniz bu e-postayı dikkate almayın; şifreniz olduğu gibi kalır.',
  }),
};

/** Writes the email with a link to choose another password. */
export function writePasswordReset(
  { username, link, expiresAt }: PasswordReset,
  language: Language,
  branding: EmailBranding,
): WrittenEmail {
  const until = formatMoment(expiresAt, language);
  return writeEmail(language, link, branding, ({ text, code }) =>
    words[language]({ username: code(username), until: text(until), portal: text(branding.name) }),
  );
}
