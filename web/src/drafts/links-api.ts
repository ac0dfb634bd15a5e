import { useMutation } from '@tanstack/react-query';
import { type Draft, getDraft, listDrafts, makeDraftLink } from '@toptan/contract/drafts';
import type { ResponseOf } from '@toptan/contract/endpoint';
import { create } from 'zustand';
import { call } from '../api/call.ts';
import { queryKey } from '../api/queries.ts';
import { queryClient, refresh } from '../api/query-client.ts';

export type DraftLink = ResponseOf<typeof makeDraftLink>;

/** The links that were made in this window, by their drafts. The server keeps none that it could show again. */
const useMadeLinks = create<Readonly<Record<string, DraftLink>>>()(() => ({}));

/** Shows what an answer says of a draft at once. */
export function keepDraft(draft: Draft): void {
  queryClient.setQueryData(queryKey(getDraft, { params: { id: draft.id } }), draft);
}

/** The link of a draft, as far as this window knows it. */
export function useDraftLink(draft: Draft) {
  const made = useMadeLinks(links => links[draft.id]);
  const link = made && made.until === draft.linkUntil ? made : undefined;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(makeDraftLink, { params: { id: draft.id } }),
    onSuccess: answer => {
      useMadeLinks.setState({ [draft.id]: answer });
      queryClient.setQueryData<Draft | null>(
        queryKey(getDraft, { params: { id: draft.id } }),
        known => known && { ...known, linkUntil: answer.until },
      );
      // A reading that is under way does not know it yet.
      void refresh(listDrafts);
    },
  });
  return {
    link,
    /** Makes a link, and ends the one before. */
    make: () => mutate(),
    /** Makes the first link; one that another window or somebody else has made stays. */
    makeFirst: () => {
      if (draft.linkUntil === null && !isPending) mutate();
    },
    isPending,
    error,
  };
}

export type LinkOfDraft = ReturnType<typeof useDraftLink>;
