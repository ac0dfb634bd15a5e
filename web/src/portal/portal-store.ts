import { type PortalInfo, plainPortal, portalElementId } from '@toptan/contract/portal';
import { create } from 'zustand';

/** Where the browser remembers the portal for a page that comes without the server. */
export const rememberedPortal = 'portal';

/** What the page has brought; on a page that came without the server, what the last one had. */
function readPortal(): PortalInfo {
  const brought = document.getElementById(portalElementId)?.textContent;
  const isKept = 'kept' in document.documentElement.dataset;
  const known = isKept ? localStorage.getItem(rememberedPortal) : brought;
  return { ...plainPortal, ...JSON.parse(known || '{}') };
}

/** What everybody may know of the wholesaler's portal: its name, logo and languages. */
export const usePortal = create<PortalInfo>()(readPortal);

/** What the portal is called. */
export const usePortalName = (): string => usePortal(({ name }) => name ?? 'Toptan');
