import { useMemo } from 'react';
import { type Navigate, useOverlay } from './use-overlay.ts';

/** The fields of every staff list in the address: its page, and the row whose form is open ('new' for none yet). */
type ListSearch = { page?: number | undefined; edit?: string | undefined };

export type ListAddress<Search> = ReturnType<typeof useListAddress<Search & ListSearch>>;

/** The ways in which a staff list changes its address; stable between renders. */
export function useListAddress<Search extends ListSearch>(navigate: Navigate<Search>) {
  const form = useOverlay(navigate, 'edit');
  return useMemo(
    () => ({
      /** Another search or filter begins at the first page. */
      change: (changed: Partial<Search>) =>
        void navigate({
          search: previous => ({ ...previous, page: undefined, ...changed }),
          replace: true,
          resetScroll: false,
        }),
      turnTo: (page: number) =>
        void navigate({ search: previous => ({ ...previous, page }), replace: true, resetScroll: true }),
      edit: form.open,
      close: form.close,
    }),
    [navigate, form],
  );
}
