import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { BasketItem } from '@toptan/contract/basket';
import { type Draft, deleteDraft, listDrafts } from '@toptan/contract/drafts';
import { piecesOf } from '@toptan/contract/pieces';
import { Check, FileText, Search, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { pageQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { useDraftWords } from '../drafts/draft-words.ts';
import { useDraftLink } from '../drafts/links-api.ts';
import { PhoneDialog } from '../drafts/phone-dialog.tsx';
import { useHidesPrices } from '../i18n/hidden-prices.ts';
import { usePortal } from '../portal/portal-store.ts';
import { useExactStock } from '../session/use-stock-view.ts';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { Menu, MenuItem, MenuRule } from '../ui/overlay/menu.tsx';
import type { MenuOfButton } from '../ui/overlay/menu-button.tsx';

/** Other drafts that the menu leads to. */
const most = 5;

type OrderBannerMenuProps = MenuOfButton & { draft: Draft; lines: readonly BasketItem[] };

/** Other drafts, another shop, the stock that is shown, and the end of this draft. */
export function OrderBannerMenu({ draft, lines, ...menu }: OrderBannerMenuProps) {
  const { t } = useTranslation(['desk', 'words']);
  const navigate = useNavigate();
  const words = useDraftWords();
  const isExact = useExactStock();
  const { hidesPrices } = useHidesPrices();
  const isWhole = usePortal(({ stockView }) => stockView === 'pieces');
  const { data } = useQuery(pageQuery(listDrafts, { query: { limit: most + 1 } }));
  const others = (data?.rows ?? []).filter(({ id, items }) => id !== draft.id && items > 0).slice(0, most);
  const link = useDraftLink(draft);
  const [isOnPhone, setOnPhone] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const discard = useMutation({
    mutationFn: () => call(deleteDraft, { params: { id: draft.id } }),
    ...useOutcome({ done: t('discarded'), failed: t('discardFailed') }),
    onSettled: async () => {
      setAsking(false);
      await navigate({ to: '/basket', search: { for: undefined } });
      await refresh(listDrafts);
    },
  });
  const { customerShortName: name } = draft.customer;
  return (
    <>
      <Menu {...menu}>
        {others.map(other => (
          <MenuItem key={other.id} asChild>
            <Link to="." search={(previous: object) => ({ ...previous, for: other.id })}>
              <FileText className="flex-none" aria-hidden="true" />
              <span>
                <bdi>{other.customer.customerShortName}</bdi>
                <small className="block text-13 font-normal text-ink-3">{words(other)}</small>
              </span>
            </Link>
          </MenuItem>
        ))}
        {others.length > 0 && <MenuRule />}
        <MenuItem asChild>
          <Link to="/basket" search={{ for: undefined }}>
            <Search aria-hidden="true" />
            {t('anotherShop')}
          </Link>
        </MenuItem>
        {!isWhole && !hidesPrices && (
          <MenuItem
            icon={<Check className={isExact ? undefined : 'invisible'} aria-hidden="true" />}
            onSelect={() => useExactStock.setState(!isExact, true)}
          >
            {t(isExact ? 'shopStock' : 'exactStock')}
          </MenuItem>
        )}
        <MenuItem
          icon={<Smartphone aria-hidden="true" />}
          onSelect={() => {
            link.makeFirst();
            setOnPhone(true);
          }}
        >
          {t('onPhone.show')}
        </MenuItem>
        <MenuRule />
        <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />} onSelect={() => setAsking(true)}>
          {t('discard')}
        </MenuItem>
      </Menu>
      {isOnPhone && <PhoneDialog draft={draft} of={link} onClose={() => setOnPhone(false)} />}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('discardTitle', { name })}
        sentence={t(draft.offeredAt ? 'discardOffered' : 'discardText', {
          pieces: t('words:pieces', { count: piecesOf(lines) }),
        })}
        confirmLabel={t('discard')}
        busy={discard.isPending}
        onConfirm={() => discard.mutate()}
      />
    </>
  );
}
