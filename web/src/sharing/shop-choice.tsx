import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Customer, listCustomers } from '@toptan/contract/customers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageQuery } from '../api/queries.ts';
import { phoneOf } from '../portal/whatsapp.ts';
import { SearchSelect } from '../ui/form/search-select.tsx';

/** The most shops that a search offers. */
const offeredMax = 20;

function ShopName({ shop }: { shop: Customer }) {
  const phone = phoneOf(shop);
  return (
    <>
      <bdi>{shop.customerShortName}</bdi> {phone && <bdi className="ltr quiet">{phone}</bdi>}
    </>
  );
}

interface ShopChoiceProps {
  /** Null: everybody. */
  shop: Customer | null;
  disabled: boolean;
  onChange: (shop: Customer | null) => void;
}

/** Everybody, or an active shop, which is searched on the server. */
export function ShopChoice({ shop, disabled, onChange }: ShopChoiceProps) {
  const { t } = useTranslation('share');
  const [text, setText] = useState('');
  const { data, isError, isFetching } = useQuery({
    ...pageQuery(listCustomers, {
      query: { q: text.trim() || undefined, active: 'true', limit: offeredMax },
    }),
    placeholderData: keepPreviousData,
  });
  const found = data?.rows ?? [];
  return (
    <SearchSelect
      value={shop?.id ?? ''}
      disabled={disabled}
      chosen={shop ? <ShopName shop={shop} /> : t('everybody')}
      options={[
        { value: '', label: t('everybody') },
        ...found.map(each => ({ value: each.id, label: <ShopName shop={each} /> })),
      ]}
      onChange={id => onChange(found.find(each => each.id === id) ?? null)}
      search={{
        text,
        onSearch: setText,
        label: t('findShop'),
        note: isError ? t('shopsFailed') : data && found.length === 0 ? t('noShop') : '',
        isPending: isFetching,
      }}
    />
  );
}
