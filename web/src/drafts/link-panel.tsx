import type { Draft } from '@toptan/contract/drafts';
import { Link2, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorText } from '../api/form.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import type { DraftLink, LinkOfDraft } from './links-api.ts';

interface LinkPanelProps {
  draft: Draft;
  of: LinkOfDraft;
  children: (link: DraftLink) => ReactNode;
}

/** The link of a draft once it is made, or the way to one. */
export function LinkPanel({ draft, of, children }: LinkPanelProps) {
  const { t, date } = useWords(['desk', 'words', 'ui']);
  const errorText = useErrorText();
  const { link, isPending, error, make } = of;
  if (link) return children(link);
  if (isPending)
    return (
      <>
        <LoadingWords>{t('words:loading')}</LoadingWords>
        <Skeleton shape="box" height="184px" />
      </>
    );
  if (error)
    return (
      <Callout
        tone="danger"
        live
        title={t('link.failed')}
        action={
          <Button onClick={make}>
            <RotateCw aria-hidden="true" />
            {t('ui:tryAgain')}
          </Button>
        }
      >
        {errorText(error)}
      </Callout>
    );
  return (
    <Callout
      icon={<Link2 aria-hidden="true" />}
      title={draft.linkUntil ? t('link.before', { day: date(draft.linkUntil, 'dayMonth') }) : t('link.none')}
      action={<Button onClick={make}>{t('link.make')}</Button>}
    >
      {t(draft.linkUntil ? 'link.beforeText' : 'link.noneText')}
    </Callout>
  );
}
