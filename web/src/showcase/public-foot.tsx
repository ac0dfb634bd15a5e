import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { ActionFoot } from '../ui/layout/action-foot.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';
import { type AskedModel, useAskAddress } from './ask-api.ts';

interface PublicFootProps {
  /** The models that are asked about, by id. */
  asked: ReadonlyMap<string, AskedModel>;
  /** The other way on: to sign in, or to ask for access; false: it stands elsewhere. */
  children: ReactNode;
}

/** What a stranger can do: ask about the chosen models, or go on. */
export function PublicFoot({ asked, children }: PublicFootProps) {
  const { t } = useTranslation('shared');
  const isPhone = useMedia(PHONE);
  const askAddress = useAskAddress();
  const count = asked.size;
  const words = isPhone ? (count > 0 ? t('ask.models', { count }) : t('ask.general')) : t('ask.onWhatsApp');
  const chosen = count > 0 && <Trans t={t} i18nKey="ask.chosen" count={count} components={{ b: <b /> }} />;
  return (
    <ActionFoot chosen={chosen || undefined}>
      <Button asChild variant={count > 0 && (isPhone || !children) ? 'primary' : 'quiet'}>
        <a href={askAddress(asked.values())} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden="true" />
          {words}
        </a>
      </Button>
      {children}
    </ActionFoot>
  );
}
