import { createContext, useContext } from 'react';

/**
 * The draft of the address, `?for=<id>`: staff order for its shop. Every link keeps it, so that another tab may order for another
 * shop.
 */
export const DraftId = createContext<string | undefined>(undefined);

export const useDraftId = (): string | undefined => useContext(DraftId);
