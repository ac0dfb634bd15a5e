import { accentElementId, type PortalInfo, plainPortal, portalElementId } from '@toptan/contract/portal';
import { create } from 'zustand';

/** Where the browser remembers the portal for a page that comes without the server. */
const remembered = 'portal';

/** What the last page from the server has brought: the portal, and the style sheet of its accent. */
type Remembered = { portal: PortalInfo; sheet: string };

function readRemembered(): Partial<Remembered> {
  try {
    return JSON.parse(localStorage.getItem(remembered) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Puts the colours that follow from an accent on the page. @param sheet empty: those of the tokens */
export function dressAccent(sheet: string): void {
  const known = document.getElementById(accentElementId);
  const element = known ?? document.createElement('style');
  element.id = accentElementId;
  element.textContent = sheet;
  if (!known) document.head.append(element);
}

/** What the page has brought; on a page that came without the server, what the last one had. */
function readPortal(): PortalInfo {
  const brought = document.getElementById(portalElementId)?.textContent;
  if ('kept' in document.documentElement.dataset) {
    const { portal, sheet } = readRemembered();
    if (sheet) dressAccent(sheet);
    return { ...plainPortal, ...portal };
  }
  if (!brought) {
    localStorage.removeItem(remembered);
    return plainPortal;
  }
  const sheet = document.getElementById(accentElementId)?.textContent ?? '';
  localStorage.setItem(remembered, `{"portal":${brought},"sheet":${JSON.stringify(sheet)}}`);
  return JSON.parse(brought);
}

/** What everybody may know of the wholesaler's portal: its name, logo and languages. */
export const usePortal = create<PortalInfo>()(readPortal);

/** What the portal is called. */
export const usePortalName = (): string => usePortal(({ name }) => name ?? 'Toptan');
