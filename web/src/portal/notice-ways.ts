import type { PortalInfo } from '@toptan/contract/portal';

type On = Pick<PortalInfo, 'noticesOn'>;

/** Whether staff tell shops of something, by WhatsApp. */
export const isToldByStaff = ({ noticesOn }: On): boolean => noticesOn.some(on => on.endsWith(':whatsapp'));

/** Whether the portal tells shops of something by itself: by email, or on a device. */
export const isToldByPortal = ({ noticesOn }: On): boolean => noticesOn.some(on => !on.endsWith(':whatsapp'));
