import type { Language } from '@toptan/contract/languages';
import {
  codeHtml,
  type EmailBranding,
  escapeHtml,
  isolateHtml,
  isolateText,
  layOut,
  type WrittenEmail,
} from './layout.ts';

/** The texts of an email with a link, its values filled in. */
export type EmailWords = {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  button: string;
  notes: readonly string[];
  /** Advice for a reader who did not request the email; null: the reader asked for what it tells. */
  notRequested: string | null;
  /** An email about an order says nothing of passwords. */
  isAboutOrder?: true;
};

/** Texts of every email. */
type Common = { safety: string; address: string; signature: string; sentWith: string };

/** @param portal its name */
const common: Record<Language, (portal: string) => Common> = {
  en: portal => ({
    safety: `${portal} never sends a password and never asks for yours.`,
    address: 'If the button does not work, paste this address into your browser:',
    signature: `${portal}, wholesale ordering portal`,
    sentWith: 'Sent with Toptan',
  }),
  ar: portal => ({
    safety: `لا تُرسَل كلمات المرور من ${portal} أبدًا، ولا تُطلب منكم.`,
    address: 'إذا لم يعمل الزر، فيُرجى لصق هذا العنوان في المتصفح:',
    signature: `${portal}، بوابة طلبات الجملة`,
    sentWith: 'أُرسلت عبر Toptan',
  }),
  tr: portal => ({
    safety: `${portal} size hiçbir zaman şifre göndermez ve şifrenizi sormaz.`,
    address: 'Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:',
    signature: `${portal}, toptan sipariş portalı`,
    sentWith: 'Toptan ile gönderildi',
  }),
};

/** Latin digits in every language, as on the screens. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-u-nu-latn', tr: 'tr' };

/** Date and time in Istanbul, in the reader's words. */
export function formatMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Europe/Istanbul',
  }).format(new Date(moment));
}

/** An amount of lira, as in the portal: `₺24,310.00`. */
export function formatMoney(lira: string, language: Language): string {
  const decimal = new Intl.NumberFormat(language === 'tr' ? 'tr' : 'en', { minimumFractionDigits: 2 });
  return `₺${decimal.format(lira as Intl.StringNumericLiteral)}`;
}

/** How values stand among the words of an email: as HTML or as plain text. */
type Marks = Record<
  /** Text of the direction of the words around it. */
  | 'text'
  /** Text of a direction of its own, such as a name or an amount. */
  | 'own'
  /** The same, set in bold. */
  | 'strong'
  /** What somebody may copy, such as the number of an order. */
  | 'code',
  (value: string) => string
>;

const htmlMarks: Marks = {
  text: escapeHtml,
  own: isolateHtml,
  strong: value => `<b>${isolateHtml(value)}</b>`,
  code: codeHtml,
};
const plainMarks: Marks = {
  text: value => value,
  own: isolateText,
  strong: isolateText,
  code: isolateText,
};

/**
 * Writes an email around a link, as HTML and as plain text.
 * @param branding name, logo, color and texts of the wholesaler's settings
 * @param write the words, with each value marked
 */
export function writeEmail(
  language: Language,
  link: string,
  branding: EmailBranding,
  write: (marks: Marks) => EmailWords,
): WrittenEmail {
  const [markup, plain] = [write(htmlMarks), write(plainMarks)];
  const { safety, address, signature: ours, sentWith } = common[language](branding.name);
  const signature = branding.signature ?? ours;
  const credit = branding.isOwn ? [sentWith] : [];
  const advice = ({ notRequested }: EmailWords) => (notRequested === null ? [] : [notRequested]);
  const html = layOut({
    ...markup,
    language,
    branding,
    button: { label: markup.button, url: link },
    notes: [...markup.notes, ...(markup.isAboutOrder ? [] : [escapeHtml(safety)]), address],
    footer: [...advice(markup), escapeHtml(signature), ...credit],
  });
  const text = [
    plain.heading,
    ...plain.paragraphs,
    ...(branding.sentence === null ? [] : [branding.sentence]),
    plain.facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    `${plain.button}:\n${link}`,
    ...plain.notes,
    ...(plain.isAboutOrder ? [] : [safety]),
    `${[...advice(plain), signature, ...credit].join('\n')}\n`,
  ].join('\n\n');
  return { subject: plain.subject, html, text };
}
