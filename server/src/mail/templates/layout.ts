import type { Language } from '@toptan/contract/languages';
import { plainName } from '@toptan/contract/portal';

/** An email that is ready to be sent. */
export type WrittenEmail = { subject: string; html: string; text: string };

/** Name, logo, color and texts of the wholesaler's settings in an email. Texts are plain; the templates escape them. */
export type EmailBranding = {
  /** The name of the portal. */
  name: string;
  /** False: the name is Toptan's. */
  isOwn: boolean;
  accent: string;
  /** Address of a PNG. */
  logoUrl: string | null;
  /** A sentence of the wholesaler's own. */
  sentence: string | null;
  /** The sender on one line; null: Toptan's own. */
  signature: string | null;
};

/** The branding while nothing is set. */
export const plainBranding: EmailBranding = {
  name: plainName,
  isOwn: false,
  accent: '#0A5F66',
  logoUrl: null,
  sentence: null,
  signature: null,
};

/** The content of an email, block by block. Everything is HTML: our own sentences around escaped values. */
type EmailBlocks = {
  language: Language;
  branding: EmailBranding;
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  button: { label: string; url: string };
  notes: readonly string[];
  footer: readonly string[];
};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text harmless inside elements and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? '');
}

/** Typed text inside a sentence: escaped, and unable to turn the direction of its surroundings. */
export function isolateHtml(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

/** Typed text inside a sentence of plain text: first-strong isolate and its end (Unicode UAX 9). */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`;
}

const fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const codeFonts = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace";
const ink = '#15191A';
const quiet = '#626868';
const line = '#E2E3DE';
const small = `margin:0 0 10px;font-size:13px;line-height:21px;color:${quiet}`;

/** Codes, names of users and addresses: left to right in every language. */
export function codeHtml(text: string): string {
  return `<bdi dir="ltr" style="font-family:${codeFonts}">${escapeHtml(text)}</bdi>`;
}

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const blocks = (texts: readonly string[], style: string) =>
  texts.map(text => `<p style="${style}">${text}</p>`).join('\n');

/** The logo, or the first letter of the name. */
function markHtml({ name, accent, logoUrl }: EmailBranding): string {
  if (logoUrl)
    return `<td width="32" height="32"><img src="${escapeHtml(logoUrl)}" width="32" height="32" alt="" style="display:block;border-radius:5px"></td>`;
  const letter = escapeHtml([...name][0] ?? '');
  return `<td width="24" height="26" align="center" style="background:${accent};border-radius:5px;color:#FFFFFF;font-size:15px;font-weight:700;line-height:26px">${letter}</td>`;
}

/** The wholesaler's own sentence, set apart. */
const sentenceHtml = ({ sentence, accent }: EmailBranding, start: string) =>
  sentence === null
    ? ''
    : `<table ${table} width="100%" style="margin:12px 0"><tr><td style="padding:10px 14px;border-${start}:3px solid ${accent};background:#F7F7F5;font-size:15px;line-height:23px;white-space:pre-line">${escapeHtml(sentence)}</td></tr></table>\n`;

/** Mail programs know little CSS: tables, inline styles and the system's fonts. One column of 560 px at most. */
export function layOut(email: EmailBlocks): string {
  const { language, branding, subject, preview, heading, paragraphs, facts, button, notes, footer } = email;
  const { accent } = branding;
  const [direction, start] = language === 'ar' ? ['rtl', 'right'] : ['ltr', 'left'];
  const url = escapeHtml(button.url);
  const factRows = facts.map(
    ([name, value]) => `<tr>
<td style="padding:4px 18px;font-size:15px;color:${quiet};white-space:nowrap">${name}</td>
<td width="100%" style="padding:4px 18px;font-size:15px;font-weight:600;color:${ink}">${value}</td>
</tr>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body dir="${direction}" style="margin:0;padding:0;background:#F7F7F5">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table ${table} width="100%" dir="${direction}" lang="${language}" style="background:#F7F7F5">
<tr><td align="center" style="padding:28px 12px">
<table ${table} width="100%" style="max-width:560px;background:#FFFFFF;border:1px solid ${line};border-radius:10px;font-family:${fonts};color:${ink};text-align:${start}">
<tr><td style="padding:22px 28px 16px;border-bottom:1px dashed #CDCFC9">
<table ${table}><tr>
${markHtml(branding)}
<td style="padding:0 10px;font-size:18px;font-weight:600;color:${ink}">${escapeHtml(branding.name)}</td>
</tr></table>
</td></tr>
<tr><td style="padding:22px 28px 10px">
<h1 style="margin:0 0 8px;font-size:22px;line-height:30px;font-weight:600">${heading}</h1>
${blocks(paragraphs, 'margin:0 0 8px;font-size:15px;line-height:24px')}
${sentenceHtml(branding, start)}<table ${table} width="100%" style="margin:16px 0 20px;background:#F0F0EC;border-radius:6px">
<tr><td colspan="2" height="8"></td></tr>
${factRows.join('\n')}
<tr><td colspan="2" height="8"></td></tr>
</table>
<table ${table} width="100%" style="margin:0 0 16px"><tr><td align="center" style="background:${accent};border-radius:10px">
<a href="${url}" style="display:block;padding:14px 16px;font-size:16px;line-height:24px;font-weight:600;color:#FFFFFF;text-decoration:none">${button.label}</a>
</td></tr></table>
${blocks(notes, small)}
<p dir="ltr" style="margin:0 0 10px;font-family:${codeFonts};font-size:12px;line-height:20px;text-align:${start};word-break:break-all"><a href="${url}" style="color:${accent}">${url}</a></p>
</td></tr>
<tr><td style="padding:16px 28px 10px;border-top:1px solid ${line}">
${blocks(footer, small)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
