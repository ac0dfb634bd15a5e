import { useMutation } from '@tanstack/react-query';
import type { Customer } from '@toptan/contract/customers';
import type { Language } from '@toptan/contract/languages';
import { createShareLink, endShareLink, listShareLinks, updateShareLink } from '@toptan/contract/sharing';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { refresh } from '../api/query-client.ts';
import { useDeviceOffline } from '../api/use-device-offline.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { usePortal } from '../portal/portal-store.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/** Products, of which one alone has its name, or a collection. */
export type SharedGoods =
  | { productIds: readonly string[]; name?: string }
  | { collectionId: string; name: string };

/** For whom a link is. */
export interface Choice {
  /** Null: everybody. */
  shop: Customer | null;
  hasPrices: boolean;
  language: Language;
}

const refreshLinks = () => refresh(listShareLinks);

const removeLink = (id: string) =>
  call(endShareLink, { params: { id } })
    .then(refreshLinks)
    // One that stays is in the list of links, and ends by itself.
    .catch(() => undefined);

/** The link of a share dialog: made as it opens, changed with the choice, removed where it was not handed on. */
export function useShareLink(goods: SharedGoods) {
  const { t } = useTranslation('share');
  const errorText = useErrorText();
  const isOffline = useDeviceOffline();
  const spoken = useLanguage();
  const languages = usePortal(portal => portal.languages);
  const [choice, setChoice] = useState<Choice>(() => ({
    shop: null,
    hasPrices: false,
    language: languages.includes(spoken) ? spoken : (languages[0] ?? 'en'),
  }));
  /** The choice that the link has, and the last one that was made for it. */
  const stored = useRef(choice);
  const wanted = useRef(choice);
  const isBegun = useRef(false);
  const isHandedOn = useRef(false);
  const isClosed = useRef(false);
  const {
    mutate: make,
    data: link,
    error,
    isPending,
  } = useMutation({
    mutationFn: ({ shop, hasPrices, language }: Choice) =>
      call(createShareLink, {
        body: {
          ...('collectionId' in goods
            ? { collectionId: goods.collectionId }
            : { productIds: [...goods.productIds] }),
          ...(shop && { customerId: shop.id, hasPrices }),
          language,
        },
      }),
    onSuccess: (made, has) => {
      stored.current = has;
      if (isClosed.current) void removeLink(made.id);
    },
    onSettled: refreshLinks,
  });
  const changing = useMutation({
    mutationFn: ({ id, after: { shop, hasPrices, language } }: { id: string; after: Choice }) =>
      call(updateShareLink, {
        params: { id },
        body: { customerId: shop?.id ?? null, hasPrices, language },
      }),
    // One change at a time: the last choice is what the link has.
    scope: { id: 'share-link' },
    onSuccess: (_, { after }) => {
      stored.current = after;
    },
    onError: (failure, { after }) => {
      // A later choice is still on its way.
      if (wanted.current === after) setChoice(stored.current);
      toast({ variant: 'destructive', title: t('changeFailed'), description: errorText(failure) });
    },
    onSettled: refreshLinks,
  });
  useEffect(() => {
    if (isOffline || isBegun.current) return;
    isBegun.current = true;
    make(choice);
  }, [isOffline, make, choice]);

  return {
    choice,
    link,
    isOffline: isOffline && !link,
    isMaking: isPending,
    isChanging: changing.isPending,
    error,
    retry: () => make(choice),
    choose(next: Partial<Choice>) {
      const after = { ...choice, ...next };
      setChoice(after);
      wanted.current = after;
      if (link) changing.mutate({ id: link.id, after });
    },
    /** Shows a shop with the number that was kept. */
    keepShop(shop: Customer) {
      setChoice({ ...choice, shop });
      if (stored.current.shop?.id === shop.id) stored.current = { ...stored.current, shop };
    },
    /** The link or its message has left the dialog. */
    handOn() {
      isHandedOn.current = true;
    },
    close() {
      isClosed.current = true;
      if (link && !isHandedOn.current) void removeLink(link.id);
    },
  };
}

export type ShareLinkDraft = ReturnType<typeof useShareLink>;
