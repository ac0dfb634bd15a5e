import { create } from 'zustand';

/** `lost`: the stream has been away for longer than a blink. */
type LiveState = { connection: 'opening' | 'open' | 'lost' };

export const useLiveStore = create<LiveState>()(() => ({ connection: 'opening' }));

/** Whether the server cannot be reached: a screen then keeps actions back that need it. */
export const useIsOffline = (): boolean => useLiveStore(({ connection }) => connection === 'lost');
