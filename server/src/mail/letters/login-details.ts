import type { Language } from '@toptan/contract/languages';
import { z } from 'zod';
import { codeHtml, escapeHtml, isolateHtml, isolateText, layOut, type WrittenLetter } from './layout.ts';

/** Values of the letter that an approved applicant gets. */
export const loginDetailsSchema = z.object({
  /** Of the person who applied. */
  name: z.string(),
  companyName: z.string(),
  username: z.string(),
  /** Holds the one-time token; erased once the letter is sent. */
  link: z.url(),
  expiresAt: z.iso.datetime(),
});

export type LoginDetails = z.infer<typeof loginDetailsSchema>;

type Values = Record<'name' | 'company' | 'username' | 'until', string>;

type Words = {
  subject: string;
  preview: string;
  heading: string;
  greeting: string;
  approved: string;
  usernameLabel: string;
  passwordLabel: string;
  passwordHint: string;
  button: string;
  validity: string;
  expired: string;
  safety: string;
  address: string;
  unasked: string;
  signature: string;
};

const words: Record<Language, (values: Values) => Words> = {
  en: ({ name, company, username, until }) => ({
    subject: 'Your Toptan login details',
    preview: `Your account is ready. Your user name: ${username}`,
    heading: 'Your account is ready',
    greeting: `Hello ${name},`,
    approved: `Your registration request for ${company} has been approved. You sign in with the user name below and choose the password yourself.`,
    usernameLabel: 'User name',
    passwordLabel: 'Password',
    passwordHint: 'You choose it with the link',
    button: 'Choose my password',
    validity: `The link works once and for 72 hours, until ${until} (Istanbul time).`,
    expired: 'If it has expired, ask us for a new one; you need not apply again.',
    safety: 'Toptan never sends a password and never asks for yours.',
    address: 'If the button does not work, paste this address into your browser:',
    unasked: 'If you did not make this request, please ignore this message.',
    signature: 'Toptan, wholesale ordering portal',
  }),
  ar: ({ name, company, username, until }) => ({
    subject: 'بيانات الدخول إلى Toptan',
    preview: `حسابك جاهز. اسم المستخدم: ${username}`,
    heading: 'حسابك جاهز',
    greeting: `مرحبًا ${name}،`,
    approved: `تمت الموافقة على طلب تسجيل ${company}. ستدخل باسم المستخدم أدناه، وتختار كلمة المرور بنفسك.`,
    usernameLabel: 'اسم المستخدم',
    passwordLabel: 'كلمة المرور',
    passwordHint: 'تختارها عبر الرابط',
    button: 'اختيار كلمة المرور',
    validity: `يُستخدم الرابط مرة واحدة، ويبقى صالحًا 72 ساعة، حتى ${until} (بتوقيت إسطنبول).`,
    expired: 'إذا انتهت صلاحيته فاطلب منا رابطًا جديدًا؛ لا حاجة إلى تقديم طلب آخر.',
    safety: 'لا ترسل Toptan كلمات مرور ولا تطلبها أبدًا.',
    address: 'إذا لم يعمل الزر، فألصق هذا العنوان في المتصفح:',
    unasked: 'إذا لم تقدّم هذا الطلب، فتجاهل هذه الرسالة.',
    signature: 'Toptan، بوابة طلبات الجملة',
  }),
  tr: ({ name, company, username, until }) => ({
    subject: 'Toptan giriş bilgileriniz',
    preview: `Hesabınız hazır. Kullanıcı adınız: ${username}`,
    heading: 'Hesabınız hazır',
    greeting: `Merhaba ${name},`,
    approved: `${company} için yaptığınız kayıt başvurusu onaylandı. Aşağıdaki kullanıcı adıyla giriş yapacak, şifrenizi kendiniz belirleyeceksiniz.`,
    usernameLabel: 'Kullanıcı adı',
    passwordLabel: 'Şifre',
    passwordHint: 'Bağlantıyla siz belirlersiniz',
    button: 'Şifremi belirle',
    validity: `Bağlantı bir kez kullanılır ve 72 saat geçerlidir. Son kullanım: ${until} (İstanbul saati).`,
    expired: 'Süresi dolduysa bizden yeni bir bağlantı isteyin; yeniden başvurmanız gerekmez.',
    safety: 'Toptan size hiçbir zaman şifre göndermez ve şifrenizi sormaz.',
    address: 'Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:',
    unasked: 'Bu başvuruyu siz yapmadıysanız bu iletiyi yok sayın.',
    signature: 'Toptan, toptan sipariş portalı',
  }),
};

/** Latin digits in every language, as on the screens. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-u-nu-latn', tr: 'tr' };

function formatMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Europe/Istanbul',
  }).format(new Date(moment));
}

/** Tells an approved applicant the user name and how to choose a password. */
export function writeLoginDetails(details: LoginDetails, language: Language): WrittenLetter {
  const { name, companyName: company, username, link } = details;
  const until = formatMoment(details.expiresAt, language);

  const markup = words[language]({
    name: isolateHtml(name),
    company: `<b>${isolateHtml(company)}</b>`,
    username: codeHtml(username),
    until: escapeHtml(until),
  });
  const html = layOut({
    language,
    subject: markup.subject,
    preview: markup.preview,
    heading: markup.heading,
    paragraphs: [markup.greeting, markup.approved],
    facts: [
      [markup.usernameLabel, codeHtml(username)],
      [markup.passwordLabel, markup.passwordHint],
    ],
    button: { label: markup.button, url: link },
    notes: [`${markup.validity} ${markup.expired}`, markup.safety, markup.address],
    footer: [markup.unasked, markup.signature],
  });

  const plain = words[language]({
    name: isolateText(name),
    company: isolateText(company),
    username: isolateText(username),
    until,
  });
  const text = [
    plain.heading,
    plain.greeting,
    plain.approved,
    `${plain.usernameLabel}: ${isolateText(username)}\n${plain.passwordLabel}: ${plain.passwordHint}`,
    `${plain.button}:\n${link}`,
    `${plain.validity} ${plain.expired}`,
    plain.safety,
    `${plain.unasked}\n${plain.signature}\n`,
  ].join('\n\n');
  return { subject: plain.subject, html, text };
}
