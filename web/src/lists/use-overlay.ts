import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry was made by opening something over the page; the one before it is the page. */
    isOverlay?: boolean;
  }
}

/** State of a link that opens something over the page that it stands on. */
export const overlayState = { isOverlay: true } as const;

export type Navigate<Search> = (options: {
  search: (previous: Search) => Search;
  replace: boolean;
  resetScroll: boolean;
  state?: true | typeof overlayState;
  ignoreBlocker?: boolean;
}) => Promise<void>;

/** `history.back()` takes effect a moment later. A second call in between would leave the page. */
let isGoingBack = false;

/** Closes what lies over the page, with `back` where its opening made an entry of its own, else with `otherwise`. */
export function closeOverlay(back: () => void, otherwise: () => void): void {
  // The router's state may be wrong: while a question whether to leave is open, the browser may have gone back already.
  if (!window.history.state?.isOverlay) {
    otherwise();
    return;
  }
  if (isGoingBack) return;
  isGoingBack = true;
  window.addEventListener(
    'popstate',
    () => {
      isGoingBack = false;
    },
    { once: true },
  );
  back();
}

/** Details, a form or the picker over a page, as long as the address names the row; stable between renders. */
export function useOverlay<Name extends string, Search extends { [name in Name]?: string | undefined }>(
  navigate: Navigate<Search>,
  name: Name,
) {
  const router = useRouter();
  return useMemo(
    () => ({
      /** Opens as an entry of its own, which the back button closes; from one to the next it stays in that entry. */
      open: (id: string) => {
        const isOpen = name in router.latestLocation.search;
        void navigate({
          search: previous => ({ ...previous, [name]: id }),
          replace: isOpen,
          resetScroll: false,
          state: isOpen ? true : overlayState,
        });
      },
      /**
       * Closes like the back button, so that no second entry of the page stays behind. If the page did not open it (a link
       * from elsewhere), or has changed under it since, the page takes its entry. Typed values that are not saved may stop it.
       */
      close: ({ isSaved = false } = {}) =>
        closeOverlay(
          () => router.history.back({ ignoreBlocker: isSaved }),
          () =>
            void navigate({
              search: previous => ({ ...previous, [name]: undefined }),
              replace: true,
              resetScroll: false,
              ignoreBlocker: isSaved,
            }),
        ),
    }),
    [router, navigate, name],
  );
}
