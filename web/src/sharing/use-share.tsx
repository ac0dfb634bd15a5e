import type { ReactNode } from 'react';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { useLoadAtHand } from '../ui/overlay/use-load-at-hand.ts';
import { QuestionDialog, useQuestion } from '../ui/overlay/use-question.tsx';
import type { SharedGoods } from './use-share-link.ts';

const load = () => import('./share-dialog.tsx');
const ShareDialog = lazyPart(async () => (await load()).ShareDialog);

/** Shares goods by link: `share(goods)` opens the dialog, which stands in the page. For administrators. */
export function useShare(): { share: (goods: SharedGoods) => void; dialog: ReactNode } {
  const { ask, question } = useQuestion<SharedGoods>();
  useLoadAtHand(load);
  return {
    share: ask,
    dialog: (
      <QuestionDialog question={question}>
        {(goods, { open, onOpenChange }) => (
          <ShareDialog goods={goods} open={open} onClose={() => onOpenChange(false)} />
        )}
      </QuestionDialog>
    ),
  };
}
