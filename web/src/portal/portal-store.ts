import { type PortalInfo, plainName, plainPortal, portalElementId } from '@toptan/contract/portal';
import { create } from 'zustand';
import { browserStorage } from './browser-storage.ts';

/** The key of the remembered portal, for a page that comes without the server. */
export const rememberedPortal = 'portal';

/** Whether the service worker opened this page from its cache, because the server could not be reached. */
export const isCachedPage = (): boolean => 'cached' in document.documentElement.dataset;

/** The portal in the page; on a page that came without the server, the portal of the last page. */
function readPortal(): PortalInfo {
  const brought = document.getElementById(portalElementId)?.textContent;
  const known = isCachedPage() ? browserStorage.getItem(rememberedPortal) : brought;
  return { ...plainPortal, ...JSON.parse(known || '{}') };
}

/** The public settings of the portal: its name, logo and languages. */
export const usePortal = create<PortalInfo>()(readPortal);

export const usePortalName = (): string => usePortal(({ name }) => name ?? plainName);
