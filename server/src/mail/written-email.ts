import type { Language } from '@toptan/contract/languages';
import { emailKinds, type PreviewedEmail } from '@toptan/contract/settings';
import { goodsNewsSchema, writeGoodsNews } from './templates/goods-news.ts';
import type { EmailBranding, WrittenEmail } from './templates/layout.ts';
import { loginDetailsSchema, writeLoginDetails } from './templates/login-details.ts';
import { orderChangedSchema, writeOrderChanged } from './templates/order-changed.ts';
import { orderConfirmationSchema, writeOrderConfirmation } from './templates/order-confirmation.ts';
import { orderNewsSchema, writeOrderNews } from './templates/order-news.ts';
import { orderOfferedSchema, writeOrderOffered } from './templates/order-offered.ts';
import { passwordResetSchema, writePasswordReset } from './templates/password-reset.ts';

/** Emails of the portal. The wholesaler adds a sentence to those of `emailKinds`. */
export const templates = [
  ...emailKinds,
  'order-changed',
  'order-offered',
  'order-news',
  'goods-news',
] as const;
export type Template = (typeof templates)[number];

/** Whether an email is about an order, whose paper is enclosed. */
export const isAboutOrder = (template: string): template is 'order-confirmation' | 'order-changed' =>
  template === 'order-confirmation' || template === 'order-changed';

/** Whether the place where an email leads stands in it as it is, and not with a token that is made when it is sent. */
export const hasPlainLink = (template: string): boolean =>
  isAboutOrder(template) || ['order-offered', 'order-news', 'goods-news'].includes(template);

/** Writes an email of this kind. @throws when a value is missing */
export function writeKind(
  kind: Template,
  values: Record<string, string>,
  language: Language,
  branding: EmailBranding,
): WrittenEmail {
  switch (kind) {
    case 'login-details':
      return writeLoginDetails(loginDetailsSchema.parse(values), language, branding);
    case 'password-reset':
      return writePasswordReset(passwordResetSchema.parse(values), language, branding);
    case 'order-confirmation':
      return writeOrderConfirmation(orderConfirmationSchema.parse(values), language, branding);
    case 'order-offered':
      return writeOrderOffered(orderOfferedSchema.parse(values), language, branding);
    case 'order-news':
      return writeOrderNews(orderNewsSchema.parse(values), language, branding);
    case 'goods-news':
      return writeGoodsNews(goodsNewsSchema.parse(values), language, branding);
    case 'order-changed':
      return writeOrderChanged(orderChangedSchema.parse(values), language, branding);
  }
}

/** Names of a person who does not exist, for a preview. */
const madeUp: Record<Language, { name: string; companyName: string }> = {
  en: { name: 'Elif', companyName: 'Kardelen Butik' },
  ar: { name: 'ليلى', companyName: 'متجر الياسمين' },
  tr: { name: 'Elif', companyName: 'Kardelen Butik' },
};

/** Hours until the link of a preview would end. */
const previewHours = 72;

/** An email as it would arrive, with made-up values. */
export function writePreview(
  kind: PreviewedEmail,
  language: Language,
  origin: string,
  branding: EmailBranding,
): WrittenEmail {
  const expiresAt = new Date(Date.now() + previewHours * 3_600_000).toISOString();
  const isOfOrders = kind === 'order-confirmation' || kind === 'order-news';
  const link = isOfOrders ? `${origin}/orders` : `${origin}/set-password#preview`;
  const order = { orderNumber: 'TPT-26-01042', pieces: '156', total: '24310.00', placedBy: '' };
  const news = [
    { orderNumber: order.orderNumber, status: 'shipped' },
    { orderNumber: 'TPT-26-01055', status: 'confirmed' },
  ];
  const account = { orders: JSON.stringify(news), account: `${origin}/account` };
  const values = { ...madeUp[language], username: 'kardelen', ...order, ...account, link, expiresAt };
  return writeKind(kind, values, language, branding);
}
