import { create } from 'zustand';

/** `lost`: the stream has been away for longer than a blink. */
export type LiveState = { connection: 'opening' | 'open' | 'lost' };

export const useLiveStore = create<LiveState>()(() => ({ connection: 'opening' }));

/** For a screen that keeps back what needs the server while it cannot be reached. */
export const useIsOffline = (): boolean => useLiveStore(({ connection }) => connection === 'lost');
