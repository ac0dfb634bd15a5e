import { loadWords } from '../i18n/i18n.ts';

/** Milliseconds that a screen stands before it loads the components of the next touch. */
const delayMs = 4_000;

/** Components that open over a screen. They must be there without a network, and are no part of the first load. */
const nextTouch = [
  () => import('../ui/feedback/toaster.tsx'),
  () => import('../ui/overlay/confirm-dialog.tsx'),
  () => import('../ui/form/choice-list.tsx'),
  () => import('../catalog/picker/picker.tsx'),
  () => loadWords(['picker']),
  () => import('../orders/details/listed-order-details.tsx'),
  () => import('./user-menu-list.tsx'),
  () => import('../ui/layout/language-menu-list.tsx'),
];

/**
 * Loads the components of the next touch once. A failed one is loaded when it is needed.
 * @returns gives it up
 */
export function loadAhead(): () => void {
  const timer = setTimeout(() => {
    performance.mark('load-ahead');
    void Promise.allSettled(nextTouch.map(load => load())).then(() => performance.mark('loaded-ahead'));
  }, delayMs);
  return () => clearTimeout(timer);
}
