import { isOpenDraft, useDraft } from '../../drafts/api.ts';

/** Whether the draft of the address takes no goods any more: it was placed or discarded. */
export function useIsDraftClosed(): boolean {
  const { data: draft } = useDraft();
  return draft !== undefined && !isOpenDraft(draft);
}
