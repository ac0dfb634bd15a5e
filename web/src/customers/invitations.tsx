import './invitations.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Customer, type LoginLink, listCustomers } from '@toptan/contract/customers';
import type { Language } from '@toptan/contract/languages';
import { Check, CircleCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listQuery } from '../api/queries.ts';
import { LoadError } from '../lists/load-error.tsx';
import { usePortal } from '../portal/portal-store.ts';
import { homeCodeOf, likelyLanguage, phoneOf } from '../portal/whatsapp.ts';
import { Button } from '../ui/button/button.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { useInvite } from './api.ts';
import { InviteDialog } from './invite-dialog.tsx';

/** Customers in one request. */
const pageSize = 50;

/** The active customers, each with a message with the link that opens its account. */
export function Invitations() {
  const { t } = useTranslation(['customers', 'words']);
  const portal = usePortal();
  const list = useInfiniteQuery(listQuery(listCustomers, { query: { active: 'true', limit: pageSize } }));
  const invite = useInvite();
  const [invited, setInvited] = useState<{ customer: Customer; language: Language; link?: LoginLink }>();
  const customers = list.data?.pages.flatMap(({ rows }) => rows) ?? [];

  const open = (customer: Customer) =>
    setInvited({
      customer,
      language:
        portal.languages.find(language => language === customer.language) ??
        likelyLanguage(phoneOf(customer), portal.languages, homeCodeOf(customer, portal)),
    });
  const make = (customer: Customer, language: Language) =>
    invite.mutate(
      { id: customer.id, language },
      { onSuccess: link => setInvited({ customer, language, link }) },
    );
  const waiting = customers.filter(
    ({ id, passwordChosen, invitedAt }) => !passwordChosen && !invitedAt && id !== invited?.customer.id,
  );
  const [next] = waiting;

  if (list.isLoadingError) return <LoadError title={t('invite.listFailed')} query={list} />;
  if (list.isPending)
    return (
      <>
        <LoadingWords>{t('words:loading')}</LoadingWords>
        <Skeleton shape="box" height="180px" />
      </>
    );
  return (
    <>
      <ul className="invitations divide-y divide-line">
        {customers.map(customer => (
          <li key={customer.id}>
            <span className="grid flex-1 justify-items-start min-w-40 wrap-anywhere">
              <bdi className="font-medium">{customer.companyName}</bdi>
              <span className="text-13 text-ink-3">
                <bdi>{customer.ownerFullName}</bdi>
                {customer.ownerFullName && phoneOf(customer) && ' · '}
                <bdi className="ltr">{phoneOf(customer)}</bdi>
              </span>
            </span>
            {customer.passwordChosen ? (
              <span className="invitation-state">
                <CircleCheck aria-hidden="true" />
                {t('invite.signedIn')}
              </span>
            ) : (
              <>
                {customer.invitedAt && (
                  <span className="invitation-state">
                    <Check aria-hidden="true" />
                    {t('invite.linkMade')}
                  </span>
                )}
                <Button
                  aria-label={t('invite.of', { name: customer.companyName })}
                  // The links are made one at a time: the former link would be made and never shown.
                  disabled={invite.isPending}
                  onClick={() => open(customer)}
                >
                  <Send className="flip" aria-hidden="true" />
                  {t(customer.invitedAt ? 'invite.again' : 'invite.action')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className="mt-3" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('invite.more')}
        </Button>
      )}
      {invited && (
        <InviteDialog
          invitation={{
            ...invited,
            name: invited.customer.companyName,
            phones: invited.customer,
            customerId: invited.customer.id,
          }}
          busy={invite.isPending}
          onMake={() => make(invited.customer, invited.language)}
          onLanguage={language =>
            invited.link ? make(invited.customer, language) : setInvited({ ...invited, language })
          }
          onKept={customer => setInvited({ ...invited, customer })}
          next={next && { name: next.companyName, onOpen: () => open(next) }}
          onClose={() => setInvited(undefined)}
        />
      )}
    </>
  );
}
