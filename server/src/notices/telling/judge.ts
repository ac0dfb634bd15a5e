import type { NoticeKind, NoticeSwitch } from '@toptan/contract/notice-kinds';
import type { droppedReasons } from '@toptan/contract/notices';
import type { OrderStatus } from '@toptan/contract/order-statuses';

/** A notice that is due, and its order as it stands. */
export type DueNotice = {
  id: string;
  kind: NoticeKind;
  orderId: string;
  status: OrderStatus;
  /** The status that the shop was told of last; null: none. */
  toldStatus: NoticeKind | null;
};

type Reader = { isActive: boolean; noticesOff: readonly NoticeSwitch[]; hasDevice: boolean };

export type Verdict = {
  id: string;
  /** Null: the shop is told. */
  whyDropped: (typeof droppedReasons)[number] | null;
  byEmail: boolean;
  byDevice: boolean;
  byWhatsapp: boolean;
};

/** Whether a notice still says how its order stands: one of a status is named after it. */
export const isPresent = (kind: NoticeKind, status: OrderStatus): boolean =>
  kind === 'changed' || kind === status;

/**
 * Judges notices of one shop by what holds now. A status that was set and taken back tells nothing, and of each order only the
 * newest notice of its status and the newest of its lines are told.
 * @param due in the order of their events
 */
export function judge(
  due: readonly DueNotice[],
  noticesOn: readonly NoticeSwitch[],
  { isActive, noticesOff, hasDevice }: Reader,
): Verdict[] {
  const isOn = (way: string) => noticesOn.some(on => on === way && !noticesOff.includes(on));
  const newest = new Map(due.map(({ id, kind, orderId }) => [`${orderId} ${kind}`, id]));
  return due.map(({ id, kind, orderId, status, toldStatus }) => {
    const byEmail = isOn(`${kind}:email`);
    const isForDevices = isOn(`${kind}:device`);
    const byDevice = isForDevices && hasDevice;
    const byWhatsapp = isOn(`${kind}:whatsapp`);
    const reasons = {
      inactive: !isActive,
      off: !byEmail && !byWhatsapp && !isForDevices,
      passed: !isPresent(kind, status),
      newer: newest.get(`${orderId} ${kind}`) !== id,
      repeated: kind === toldStatus,
      no_device: !byEmail && !byWhatsapp && !byDevice,
    };
    const found = Object.entries(reasons).find(([, holds]) => holds);
    return { id, whyDropped: (found?.[0] as keyof typeof reasons) ?? null, byEmail, byDevice, byWhatsapp };
  });
}
