import { type PortalInfo, plainPortal, portalElementId } from '@toptan/contract/portal';
import { create } from 'zustand';
import { browserStorage } from './browser-storage.ts';

/** Where the browser remembers the portal for a page that comes without the server. */
export const rememberedPortal = 'portal';

/** Whether the service worker opened this page from its cache, because the server could not be reached. */
export const isCachedPage = (): boolean => 'cached' in document.documentElement.dataset;

/** What the page has brought; on a page that came without the server, what the last one had. */
function readPortal(): PortalInfo {
  const brought = document.getElementById(portalElementId)?.textContent;
  const known = isCachedPage() ? browserStorage.getItem(rememberedPortal) : brought;
  return { ...plainPortal, ...JSON.parse(known || '{}') };
}

/** What everybody may know of the wholesaler's portal: its name, logo and languages. */
export const usePortal = create<PortalInfo>()(readPortal);

/** What the portal is called. */
export const usePortalName = (): string => usePortal(({ name }) => name ?? 'Toptan');
