import { Info, MessageCircle, TriangleAlert, WifiOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { CountryQuestion } from '../customers/country-question.tsx';
import { languageOptions } from '../i18n/language-table.ts';
import { usePortal } from '../portal/portal-store.ts';
import {
  homeCodeOf,
  internationalDigits,
  likelyLanguage,
  phoneOf,
  whatsappAddress,
} from '../portal/whatsapp.ts';
import { Button, type ButtonSize } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { Field } from '../ui/form/field.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';
import { ShopChoice } from './shop-choice.tsx';
import type { ShareLinkDraft } from './use-share-link.ts';

type Part = { draft: ShareLinkDraft };

/** Says why there is no link: no connection, or no answer. */
export function NoLink({ draft: { isOffline, error, isMaking, retry } }: Part) {
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
export function ForWhom({ draft: { choice, choose, isMaking, keepShop } }: Part) {
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
      {shop && (
        <CountryQuestion
          key={shop.id}
          customerId={shop.id}
          phones={shop}
          kind={shop.ownerMobile === null ? 'phone' : 'ownerMobile'}
          onKept={keepShop}
        />
      )}
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

export function LanguageChoice({ draft: { choice, choose, isMaking } }: Part) {
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
export function LinkNote({ draft: { choice } }: Part) {
  const { t } = useTranslation('share');
  return (
    <p
      className="text-13 leading-[1.5] text-ink-3 data-prices:text-confirmed-fg"
      data-prices={choice.hasPrices || undefined}
    >
      <Info className="icon-14 inline-block align-[-2px] me-1" aria-hidden="true" />
      {choice.hasPrices && choice.shop ? t('notePrices', { name: choice.shop.customerShortName }) : t('note')}
    </p>
  );
}

/** Opens WhatsApp with the message. It is a link, so that no browser blocks it, and has the focus once the message is there. */
export function WhatsappLink({ draft, text, size }: Part & { text: string; size: ButtonSize }) {
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
