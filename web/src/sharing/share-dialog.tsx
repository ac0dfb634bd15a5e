import './share-dialog.css';
import { ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { languageTable } from '../i18n/language-table.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { CopyButton } from '../ui/button/copy-button.tsx';
import { CopyField } from '../ui/form/copy-field.tsx';
import { Field } from '../ui/form/field.tsx';
import { BottomSheet } from '../ui/overlay/bottom-sheet.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';
import { MessagePreview } from './message-preview.tsx';
import { ForWhom, LanguageChoice, LinkNote, NoLink, WhatsappLink } from './share-parts.tsx';
import { type SharedGoods, useShareLink } from './use-share-link.ts';

interface ShareDialogProps {
  goods: SharedGoods;
  open: boolean;
  onClose: () => void;
}

/** Shares goods by link: for whom, in which language, with or without prices, and the message as it arrives. */
export function ShareDialog({ goods, open, onClose }: ShareDialogProps) {
  const { t, date } = useWords('share');
  const isPhone = useMedia(PHONE);
  const draft = useShareLink(goods);
  const { choice, link, handOn } = draft;
  const [texts, setTexts] = useState<Partial<Record<typeof choice.language, string>>>({});
  const text = texts[choice.language] ?? link?.drafts[choice.language].text ?? '';
  const field = useRef<HTMLTextAreaElement>(null);
  const title =
    'name' in goods && goods.name !== undefined
      ? t('shareOf', { name: goods.name })
      : t('title', { count: 'productIds' in goods ? goods.productIds.length : 0 });
  const until = link && t('openUntil', { day: date(link.expiresAt, 'dayMonth') });
  const close = () => {
    draft.close();
    onClose();
  };
  const whatsapp = <WhatsappLink draft={draft} text={text} size={isPhone ? 'lg' : 'sm'} />;
  const copy = (
    <CopyButton
      value={text}
      label={t('copyText')}
      iconOnly={isPhone}
      size={isPhone ? 'lg' : 'sm'}
      select={() => field.current?.select()}
      onCopied={handOn}
    />
  );
  const message = (
    <MessagePreview
      link={link}
      language={choice.language}
      text={text}
      onText={typed => setTexts({ ...texts, [choice.language]: typed })}
      field={field}
    />
  );
  // What is copied by hand is handed on, too.
  const watch = { onCopy: handOn, onCut: handOn, onContextMenu: handOn };
  // The opened page has its address in the bar of the browser.
  const visit = {
    onClick: handOn,
    onAuxClick: handOn,
    target: '_blank',
    rel: 'noreferrer',
  };

  if (isPhone)
    return (
      <BottomSheet
        open={open}
        onOpenChange={close}
        title={title}
        subtitle={until ?? '\u00a0'}
        footer={
          <div className="share-foot flex flex-wrap gap-2 w-full" {...watch}>
            {whatsapp}
            {link && copy}
            {link && (
              <Button asChild size="lg">
                <a href={link.address} {...visit} aria-label={t('openPage')}>
                  <ExternalLink aria-hidden="true" />
                </a>
              </Button>
            )}
          </div>
        }
      >
        <div className="share-fields" {...watch}>
          <NoLink draft={draft} />
          <ForWhom draft={draft} />
          <Field
            group
            label={t('message')}
            aside={t('editable', { language: languageTable[choice.language].name })}
          >
            {message}
          </Field>
          <LanguageChoice draft={draft} />
          <LinkNote draft={draft} />
        </div>
      </BottomSheet>
    );
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={close}
      title={title}
      footer={
        <>
          {link && copy}
          {whatsapp}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)_388px] min-h-105" {...watch}>
        <div className="share-fields">
          <NoLink draft={draft} />
          <ForWhom draft={draft} />
          <LanguageChoice draft={draft} />
          {link && (
            <Field group label={t('link')} aside={until}>
              <div className="share-address flex flex-wrap gap-2">
                <CopyField value={link.address} label={t('link')} variant="quiet" onCopied={handOn} />
                <Button asChild>
                  <a href={link.address} {...visit}>
                    <ExternalLink aria-hidden="true" />
                    {t('openPage')}
                  </a>
                </Button>
              </div>
            </Field>
          )}
          <LinkNote draft={draft} />
        </div>
        {message}
      </div>
    </Dialog>
  );
}
