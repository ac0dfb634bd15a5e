/** What a shop can be told of: statuses that its orders take, under their own names, and lines of an order that staff change. */
export const noticeKinds = ['confirmed', 'in_production', 'shipped', 'changed', 'cancelled'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a shop is told of goods: sizes that it waits for (see `bells.ts`), and collections that open. */
const goodsKinds = ['back_in_stock', 'new_collection'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** What has switches. */
export const switchedKinds = [...noticeKinds, ...goodsKinds] as const;

/**
 * Switches of the ways in which a shop is told: `shipped:email`, `shipped:device` for a notice on the devices where the shop has
 * switched it on, or `shipped:whatsapp` for a message that staff send. The email about changed lines goes with the confirmation of
 * orders (`isOrderEmailOn`), so it has no switch here.
 */
export const noticeSwitches = [
  'confirmed:email',
  'confirmed:device',
  'confirmed:whatsapp',
  'in_production:email',
  'in_production:device',
  'in_production:whatsapp',
  'shipped:email',
  'shipped:device',
  'shipped:whatsapp',
  'changed:device',
  'changed:whatsapp',
  'cancelled:email',
  'cancelled:device',
  'cancelled:whatsapp',
  'back_in_stock:email',
  'back_in_stock:device',
  'new_collection:device',
] as const;
export type NoticeSwitch = (typeof noticeSwitches)[number];

/** Whether shops can wait for goods. */
export const areBellsOn = (noticesOn: readonly NoticeSwitch[]): boolean =>
  noticesOn.includes('back_in_stock:email') || noticesOn.includes('back_in_stock:device');

/** Ways that a shop can do without; messages by WhatsApp are sent by staff. */
export const ownWays = ['email', 'device'] as const;

/** Hours in which no message is sent, on the clocks of Istanbul, such as `20:00` to `09:00`. */
export type QuietHours = { from: string; until: string };

/** A time of the day, `00:00` to `23:59`. */
export const timeOfDayPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
