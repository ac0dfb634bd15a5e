import { useMutation } from '@tanstack/react-query';
import { type Draft, getDraft, listDrafts, makeDraftLink } from '@toptan/contract/drafts';
import type { ResponseOf } from '@toptan/contract/endpoint';
import type { Language } from '@toptan/contract/languages';
import { piecesOf } from '@toptan/contract/pieces';
import { preparedMessage } from '@toptan/contract/prepared-message';
import { create } from 'zustand';
import { call } from '../api/call.ts';
import { queryKey } from '../api/queries.ts';
import { queryClient, refresh } from '../api/query-client.ts';
import { formatMoney } from '../i18n/format.ts';

export type DraftLink = ResponseOf<typeof makeDraftLink>;

/** The links that were made in this window, by their drafts. The server keeps none that it could show again. */
const useMadeLinks = create<Readonly<Record<string, DraftLink>>>()(() => ({}));

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

/** The order that a draft makes now. */
export type OrderOfDraft = {
  lines: readonly { quantity: number }[];
  /** The sum of the order, in lira. */
  total: string;
};

/** The message to a shop with the link to its order, which opens in the language of the message. */
export function messageOf(
  { link, name }: Pick<DraftLink, 'link' | 'name'>,
  { lines, total }: OrderOfDraft,
  language: Language,
): string {
  const address = new URL(link);
  address.searchParams.set('language', language);
  return preparedMessage(language, {
    name,
    pieces: piecesOf(lines),
    total: formatMoney(total, language),
    link: address.href,
  });
}

export type LinkOfDraft = ReturnType<typeof useDraftLink>;
