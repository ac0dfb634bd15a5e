import type { Language } from '@toptan/contract/languages';
import { invitationHours } from '@toptan/contract/password-links';
import { z } from 'zod';
import type { EmailBranding, WrittenEmail } from './layout.ts';
import { type EmailWords, formatMoment, writeEmail } from './writing.ts';

/** Values of the email that an approved applicant gets. */
export const loginDetailsSchema = z.object({
  /** The name of the person who applied. */
  name: z.string(),
  companyName: z.string(),
  username: z.string(),
  /** Holds the one-time token, which is made for each try to send. */
  link: z.url(),
  expiresAt: z.iso.datetime(),
});

export type LoginDetails = z.infer<typeof loginDetailsSchema>;

type Values = Record<'name' | 'company' | 'username' | 'until' | 'portal', string>;

const words: Record<Language, (values: Values) => EmailWords> = {
  en: ({ name, company, username, until, portal }) => ({
    subject: `Your ${portal} login details`,
    preview: `Your account is ready. Your username: ${username}`,
    heading: 'Your account is ready',
    paragraphs: [
      `Hello ${name},`,
      `Your registration request for ${company} has been approved. You sign in with the username below and choose the password yourself.`,
    ],
    facts: [
      ['Username', username],
      ['Password', 'You choose it with the link'],
    ],
    button: 'Choose my password',
    notes: [
      `The link works once and for ${invitationHours} hours, until ${until} (Istanbul time). If it has expired, ask us for a new one; you need not apply again.`,
    ],
    notRequested: 'If you did not make this request, please ignore this message.',
  }),
  ar: ({ name, company, username, until, portal }) => ({
    subject: `بيانات الدخول إلى ${portal}`,
    preview: `حسابكم جاهز. اسم المستخدم: ${username}`,
    heading: 'حسابكم جاهز',
    paragraphs: [
      `مرحبًا ${name}،`,
      `تمت الموافقة على طلب تسجيل ${company}. يمكنكم الدخول باسم المستخدم أدناه بعد اختيار كلمة المرور بأنفسكم.`,
    ],
    facts: [
      ['اسم المستخدم', username],
      ['كلمة المرور', 'تُختار عبر الرابط'],
    ],
    button: 'اختيار كلمة المرور',
    notes: [
      `يُستخدم الرابط مرة واحدة، ويبقى صالحًا ${invitationHours} ساعة، حتى ${until} (بتوقيت إسطنبول). إذا انتهت صلاحيته فيُرجى طلب رابط جديد منا؛ لا حاجة إلى تقديم طلب تسجيل آخر.`,
    ],
    notRequested: 'إن لم يكن طلب التسجيل هذا منكم، يُرجى تجاهل هذه الرسالة.',
  }),
  tr: ({ name, company, username, until, portal }) => ({
    subject: `${portal} giriş bilgileriniz`,
    preview: `Hesabınız hazır. Kullanıcı adınız: ${username}`,
    heading: 'Hesabınız hazır',
    paragraphs: [
      `Merhaba ${name},`,
      `${company} için yaptığınız kayıt başvurusu onaylandı. Aşağıdaki kullanıcı adıyla giriş yapacak, şifrenizi kendiniz belirleyeceksiniz.`,
    ],
    facts: [
      ['Kullanıcı adı', username],
      ['Şifre', 'Bağlantıyla siz belirlersiniz'],
    ],
    button: 'Şifremi belirle',
    notes: [
      `Bağlantı bir kez kullanılır ve ${invitationHours} saat geçerlidir. Son kullanım: ${until} (İstanbul saati). Süresi dolduysa bizden yeni bir bağlantı isteyin; yeniden başvurmanız gerekmez.`,
    ],
    notRequested: 'Bu başvuruyu siz yapmadıysanız bu e-postayı dikkate almayın.',
  }),
};

/** Gives an approved applicant the username and a link to choose a password. */
export function writeLoginDetails(
  details: LoginDetails,
  language: Language,
  branding: EmailBranding,
): WrittenEmail {
  const { name, companyName: company, username, link } = details;
  const until = formatMoment(details.expiresAt, language);
  return writeEmail(language, link, branding, ({ text, own, code, strong }) =>
    words[language]({
      name: own(name),
      company: strong(company),
      username: code(username),
      until: text(until),
      portal: text(branding.name),
    }),
  );
}
