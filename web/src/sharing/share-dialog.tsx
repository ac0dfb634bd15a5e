import './share-dialog.css';
import { ExternalLink, Info, MessageCircle, TriangleAlert, WifiOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { languageOptions, languageTable } from '../i18n/language-table.ts';
import { useFormat } from '../i18n/use-format.ts';
import { usePortal } from '../portal/portal-store.ts';
import {
  homeCodeOf,
  internationalDigits,
  likelyLanguage,
  phoneOf,
  whatsappAddress,
} from '../portal/whatsapp.ts';
import { Callout } from '../ui/feedback/callout.tsx';
import { Button, type ButtonSize } from '../ui/form/button.tsx';
import { CopyButton } from '../ui/form/copy-button.tsx';
import { CopyField } from '../ui/form/copy-field.tsx';
import { Field } from '../ui/form/field.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { PHONE, useMedia } from '../ui/layout/use-media.ts';
import { BottomSheet } from '../ui/overlay/bottom-sheet.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { CountryQuestion } from './country-question.tsx';
import { MessagePreview } from './message-preview.tsx';
import { ShopChoice } from './shop-choice.tsx';
import { type ShareLinkDraft, useShareLink } from './use-share-link.ts';

/** Products, of which one alone has its name, or a collection. */
export type SharedGoods =
  | { productIds: readonly string[]; name?: string }
  | { collectionId: string; name: string };

interface ShareDialogProps {
  goods: SharedGoods;
  open: boolean;
  onClose: () => void;
}

/** Shares goods by link: for whom, in which language, with or without prices, and the message as it arrives. */
export function ShareDialog({ goods, open, onClose }: ShareDialogProps) {
  const { t } = useTranslation('share');
  const { date } = useFormat();
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
                <a href={link.address} target="_blank" rel="noreferrer" aria-label={t('openPage')}>
                  <ExternalLink aria-hidden="true" />
                </a>
              </Button>
            )}
          </div>
        }
      >
        <div className="share-fields" {...watch}>
          <State draft={draft} />
          <ForWhom draft={draft} />
          <Field
            group
            label={t('message')}
            aside={t('editable', { language: languageTable[choice.language].name })}
          >
            {message}
          </Field>
          <LanguageChoice draft={draft} />
          <Note draft={draft} />
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
          <State draft={draft} />
          <ForWhom draft={draft} />
          <LanguageChoice draft={draft} />
          {link && (
            <Field group label={t('link')} aside={until}>
              <div className="share-address flex flex-wrap gap-2">
                <CopyField value={link.address} label={t('link')} variant="quiet" onCopied={handOn} />
                <Button asChild>
                  <a href={link.address} target="_blank" rel="noreferrer">
                    <ExternalLink aria-hidden="true" />
                    {t('openPage')}
                  </a>
                </Button>
              </div>
            </Field>
          )}
          <Note draft={draft} />
        </div>
        {message}
      </div>
    </Dialog>
  );
}

type Part = { draft: ShareLinkDraft };

/** No connection, or no answer. */
function State({ draft: { isOffline, error, isMaking, retry } }: Part) {
  const { t } = useTranslation(['share', 'ui']);
  const errorText = useErrorText();
  if (isOffline)
    return (
      <Callout live icon={<WifiOff aria-hidden="true" />} title={t('offline')}>
        {t('offlineText')}
      </Callout>
    );
  if (error === null) return null;
  return (
    <Callout
      live
      tone="warning"
      icon={<TriangleAlert aria-hidden="true" />}
      title={t('failed')}
      action={
        <Button busy={isMaking} onClick={retry}>
          {t('ui:tryAgain')}
        </Button>
      }
    >
      {errorText(error)} {t('nothingSent')}
    </Callout>
  );
}

/** The receiver, and whether the link has its prices. */
function ForWhom({ draft: { choice, choose, isMaking, keepShop } }: Part) {
  const { t } = useTranslation('share');
  const portal = usePortal();
  const isPhone = useMedia(PHONE);
  const { shop, hasPrices } = choice;
  const hasNumber = !shop || internationalDigits(phoneOf(shop), homeCodeOf(shop, portal)) !== null;
  return (
    <>
      <Field
        label={t('for')}
        {...((!hasNumber || !isPhone) && { hint: t(hasNumber ? 'forHint' : 'noPhone') })}
      >
        <ShopChoice
          shop={shop}
          disabled={isMaking}
          onChange={next =>
            choose({
              shop: next,
              hasPrices: false,
              ...(next && {
                language:
                  portal.languages.find(language => language === next.language) ??
                  likelyLanguage(phoneOf(next), portal.languages, homeCodeOf(next, portal)),
              }),
            })
          }
        />
      </Field>
      {shop && <CountryQuestion key={shop.id} shop={shop} onKept={keepShop} />}
      {shop && (
        <Field label={t('prices')} group>
          <Segmented
            look="field"
            value={hasPrices ? 'with' : 'without'}
            onChange={value => choose({ hasPrices: value === 'with' })}
            disabled={isMaking}
            options={[
              { value: 'without', label: t('withoutPrices') },
              { value: 'with', label: t('pricesOf', { name: shop.customerShortName }) },
            ]}
          />
        </Field>
      )}
    </>
  );
}

function LanguageChoice({ draft: { choice, choose, isMaking } }: Part) {
  const { t } = useTranslation('share');
  const languages = usePortal(portal => portal.languages);
  if (languages.length < 2) return null;
  return (
    <Field label={t('language')} group>
      <Segmented
        look="field"
        value={choice.language}
        onChange={language => choose({ language })}
        disabled={isMaking}
        options={languageOptions(languages)}
      />
    </Field>
  );
}

/** Who can open the link, and what it shows. */
function Note({ draft: { choice } }: Part) {
  const { t } = useTranslation('share');
  return (
    <p className="share-note" data-prices={choice.hasPrices || undefined}>
      <Info aria-hidden="true" />
      {choice.hasPrices && choice.shop ? t('notePrices', { name: choice.shop.customerShortName }) : t('note')}
    </p>
  );
}

/** Opens WhatsApp with the message. It is a link, so that no browser blocks it, and has the focus once the message is there. */
function WhatsappLink({ draft, text, size }: Part & { text: string; size: ButtonSize }) {
  const { t } = useTranslation('share');
  const anchor = useRef<HTMLAnchorElement>(null);
  const { shop } = draft.choice;
  const home = usePortal(portal => shop && homeCodeOf(shop, portal));
  const isReady = draft.link !== undefined && !draft.isChanging;
  const id = draft.link?.id;
  useEffect(() => {
    if (id !== undefined) anchor.current?.focus();
  }, [id]);
  const address: ComponentProps<'a'> = isReady
    ? {
        href: whatsappAddress(shop && phoneOf(shop), text, home ?? undefined),
        onClick: draft.handOn,
        onAuxClick: draft.handOn,
      }
    : { 'aria-disabled': true };
  return (
    <Button asChild variant="primary" size={size}>
      <a ref={anchor} {...address} target="_blank" rel="noreferrer">
        <MessageCircle aria-hidden="true" />
        {t('whatsapp')}
      </a>
    </Button>
  );
}
