import { useMemo } from 'react';

/** What every staff list keeps in the address: its page, and the row whose form is open ('new' for none yet). */
type ListSearch = { page?: number | undefined; edit?: string | undefined };

type Navigate<Search> = (options: {
  search: (previous: Search) => Search;
  replace: boolean;
  resetScroll: boolean;
  ignoreBlocker?: boolean;
}) => Promise<void>;

export type ListAddress<Search> = ReturnType<typeof useListAddress<Search & ListSearch>>;

/** The ways in which a staff list changes its address; stable between renders. */
export function useListAddress<Search extends ListSearch>(navigate: Navigate<Search>) {
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
      /** Opens a form; the back button closes it. */
      edit: (edit: string) =>
        void navigate({ search: previous => ({ ...previous, edit }), replace: false, resetScroll: false }),
      /** Closes the form; what is typed and not saved may stop it. */
      close: ({ isSaved }: { isSaved: boolean }) =>
        void navigate({
          search: previous => ({ ...previous, edit: undefined }),
          replace: true,
          resetScroll: false,
          ignoreBlocker: isSaved,
        }),
    }),
    [navigate],
  );
}
