import { z } from 'zod';
import { byLanguage } from './catalog/products.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { languageSchema } from './languages.ts';
import { noticeKinds, noticeSwitches } from './notice-kinds.ts';
import { pageQuery } from './pagination.ts';
import { pushAddressMax, pushAddressPattern } from './push-address.ts';

const kindSchema = z.enum(noticeKinds).meta({ id: 'NoticeKind' });
const switchesSchema = z.array(z.enum(noticeSwitches)).max(noticeSwitches.length);

/** Why a shop was not told. */
export const droppedReasons = [
  'inactive',
  'off',
  'passed',
  'repeated',
  'newer',
  'no_device',
  'restarted',
] as const;

const noticeSchema = z
  .object({
    id: idSchema,
    kind: kindSchema,
    order: z.object({ id: idSchema, orderNumber: z.string() }),
    customer: z.object({ id: idSchema, companyName: z.string() }),
    createdAt: timestampSchema,
    /** The moment from which it is told: two minutes later, or the end of the quiet hours. */
    dueAt: timestampSchema,
    state: z.enum(['due', 'told', 'dropped']),
    /** Why it was dropped: the customer is inactive, every way is off, the status has changed since, the last notice said the same, a newer notice of the order replaces it, no device has notices on, or a backup was restored. */
    whyDropped: z.enum(droppedReasons).nullable(),
    /** The email that told it; null: none did. */
    email: z
      .object({ to: z.string(), state: z.enum(['queued', 'sent', 'failed']), at: timestampSchema })
      .nullable(),
    /** The devices that it was sent to. */
    devices: z.int(),
    /** The message by WhatsApp: it waits for staff, or they have opened it; null: there is none. */
    whatsapp: z.enum(['waiting', 'told']).nullable(),
    toldBy: z.string().nullable(),
  })
  .meta({ id: 'Notice' });

export type Notice = z.infer<typeof noticeSchema>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  access: 'admin',
  summary:
    'Notices to shops about their orders, newest first: those of one order, or with `waiting=true` those of the last seven days that wait for a message by WhatsApp.',
  query: z.strictObject({
    ...pageQuery,
    orderId: idSchema.optional(),
    waiting: z.enum(['true', 'false']).optional(),
  }),
  response: z.array(noticeSchema),
  paged: true,
});

export const getOrderMessage = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/draft',
  access: 'admin',
  summary:
    "A message to the shop about the present state of the order, at most 600 characters, in the shop's language, with a link to the order; `drafts` has it in each language. `phone` is the shop's, as it is stored.",
  params: idParams,
  response: z
    .object({
      phone: z.string().nullable(),
      language: languageSchema,
      text: z.string(),
      /** The text in each language. */
      drafts: z.object(byLanguage(z.string())),
    })
    .meta({ id: 'OrderMessage' }),
});

export const tellByWhatsapp = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/told',
  access: 'admin',
  summary: 'Staff have opened the message by WhatsApp; notices that waited for it no longer wait.',
  params: idParams,
  body: z.strictObject({ kind: kindSchema }),
});

const ownNoticesSchema = z
  .object({
    /** The notices that the wholesaler offers: a shop can switch them off, and no others on. */
    on: switchesSchema,
    /** What the shop does without. */
    off: switchesSchema,
    device: z.object({
      /** The public key with which a browser asks for notices (VAPID, base64url); null: the portal sends none to devices. */
      key: z.string().nullable(),
      /** Whether this session's device has notices on. */
      isOn: z.boolean(),
    }),
  })
  .meta({ id: 'OwnNotices' });

export type OwnNotices = z.infer<typeof ownNoticesSchema>;

export const getOwnNotices = endpoint({
  method: 'GET',
  path: '/api/account/notices',
  access: 'shop',
  summary: 'The ways in which a shop gets notices of orders and goods, and whether this device gets them.',
  response: ownNoticesSchema,
});

export const setOwnNotices = endpoint({
  method: 'PUT',
  path: '/api/account/notices',
  access: 'shop',
  summary: 'Changes which notices the shop has switched off.',
  body: z.strictObject({ off: switchesSchema }),
  response: ownNoticesSchema,
});

export const subscribeDevice = endpoint({
  method: 'POST',
  path: '/api/account/push',
  access: 'shop',
  summary:
    'Switches notices on for the device of this session, which ends with it. The address is that of one of four push services. The same subscription under another session moves here; 409 `conflict` where its keys differ.',
  body: z.strictObject({
    endpoint: z.string().max(pushAddressMax).regex(pushAddressPattern),
    /** The browser's public key, 65 bytes as base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** The secret of the subscription, 16 bytes as base64url. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  response: ownNoticesSchema,
});

export const unsubscribeDevice = endpoint({
  method: 'DELETE',
  path: '/api/account/push',
  access: 'shop',
  summary: 'Switches notices off for the device of this session.',
  response: ownNoticesSchema,
});
