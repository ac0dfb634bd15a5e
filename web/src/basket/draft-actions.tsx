import { useQuery } from '@tanstack/react-query';
import type { BasketItem } from '@toptan/contract/basket';
import { type ExpectedPromise, expectedOf, promiseOf } from '@toptan/contract/promise';
import { getSettings } from '@toptan/contract/settings';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { type Buyer, useDraft } from '../drafts/api.ts';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { Money } from '../i18n/money.tsx';
import { Button } from '../ui/button/button.tsx';
import { isCovered } from '../ui/overlay/shortcut-keys.ts';
import { useDocumentKeys, useShortcuts } from '../ui/overlay/use-shortcuts.ts';
import type { RuleLimit } from './api.ts';
import { countBrokenRules } from './broken-rules.tsx';
import { OfferActions } from './offer-actions.tsx';
import { promisedLines } from './promised-lines.ts';
import { isShort } from './shown-basket.ts';

const PlaceAnyway = lazyPart(async () => (await import('./place-anyway.tsx')).PlaceAnyway);

interface DraftActionsProps {
  buyer: Buyer;
  lines: readonly BasketItem[];
  /** The limits that are not kept. */
  unmet: readonly RuleLimit[];
  /** The sum of the order, in lira. */
  total: string;
  /** The note that is typed in the basket. */
  notes: string;
  busy: boolean;
  disabled: boolean;
  /**
   * @param reason for an order that does not keep every rule
   * @param promise what was promised when that was asked for
   */
  onPlace: (reason?: string, promise?: ExpectedPromise) => void;
  /** Leads to goods that nobody can order. */
  onBlocked: () => void;
}

/** Places the order of a draft for its shop, also against rules, or sends it to the shop to be confirmed. */
export function DraftActions({
  buyer,
  lines,
  unmet,
  total,
  notes,
  busy,
  disabled,
  onPlace,
  onBlocked,
}: DraftActionsProps) {
  const { t } = useTranslation('desk');
  const { data: draft } = useDraft();
  const { data: settings } = useQuery(dataQuery(getSettings));
  const [asked, setAsked] = useState<ExpectedPromise | null>(null);
  const isPlaced = settings?.staffOrders !== 'offer';
  const rules = countBrokenRules(lines, unmet);
  // No reason brings stock, or goods that are not for sale.
  const isPossible = lines.every(line => line.product.isAvailable && !isShort(line));
  useShortcuts(isPlaced ? [{ keys: ['Ctrl+Enter'], label: t('placeKey'), group: 'page' }] : []);
  useDocumentKeys(event => {
    if (event.key !== 'Enter' || event.shiftKey || !(event.ctrlKey || event.metaKey) || isCovered()) return;
    if (disabled || busy || !isPlaced) return;
    event.preventDefault();
    onPlace();
  });

  const offer = draft && (
    <OfferActions
      {...{ draft, lines, unmet, total, notes }}
      disabled={disabled || busy}
      isMain={!isPlaced}
      onBlocked={isPossible ? undefined : onBlocked}
    />
  );
  if (!isPlaced)
    return (
      <>
        {offer}
        <p className="basket-summary-note">{t('offerOnly')}</p>
      </>
    );
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        wide
        split
        className="py-2 px-4 text-15"
        busy={busy}
        busyLabel={t('placing')}
        disabled={disabled}
        onClick={() => onPlace()}
      >
        <span className="draft-place">
          <Trans
            t={t}
            i18nKey="place"
            values={{ name: buyer.customerShortName }}
            components={{ bdi: <bdi /> }}
          />
        </span>
        <Money lira={total} />
      </Button>
      {offer}
      {rules > 0 && isPossible && (
        <p className="basket-summary-links">
          <Button
            variant="link"
            disabled={disabled || busy}
            onClick={() => setAsked(expectedOf(promiseOf(promisedLines(lines))))}
          >
            {t('placeAnyway')}
          </Button>
        </p>
      )}
      {!draft?.offeredAt && <p className="basket-summary-note">{t('afterPlacing')}</p>}
      {asked && (
        <PlaceAnyway
          {...{ buyer, lines, unmet, total }}
          onClose={() => setAsked(null)}
          onPlace={reason => {
            setAsked(null);
            onPlace(reason, asked);
          }}
        />
      )}
    </>
  );
}
