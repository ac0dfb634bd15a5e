import type { LinkProps } from '@tanstack/react-router';
import type { ProductCategory } from '@toptan/contract/catalog/filters';
import type { Product } from '@toptan/contract/catalog/products';
import type { Customer } from '@toptan/contract/customers';
import type { Draft } from '@toptan/contract/drafts';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import type { OrderStatus } from '@toptan/contract/order-statuses';
import type { OrderSummary } from '@toptan/contract/orders';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useWhen } from '../../i18n/use-when.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useProductWords } from '../../session/product-words.ts';

/** The address that a command leads to. */
export type Target = Required<Pick<LinkProps, 'to'>> & { search?: Record<string, string> };

export type Command = {
  id: string;
  title: string;
  /** Other words that the command is found by. */
  words?: string;
  /** Set in the code font. */
  isCode?: boolean;
  detail?: string;
  icon:
    | 'customer'
    | 'basket'
    | 'order'
    | 'manufacturer'
    | 'add'
    | 'page'
    | { imageUrl: string | null; category: ProductCategory | null };
  status?: OrderStatus;
  /** Lira. */
  amount?: string;
  target: Target;
};

/** Commands that open an order, a customer, a product or a manufacturer. */
export function useCommandWords() {
  const { t, date, list } = useWords(['words', 'desk', 'command']);
  const when = useWhen();
  const wordsOf = useCustomerWords();
  const productWords = useProductWords();
  return {
    customer: (row: Customer): Command => ({
      id: row.id,
      title: row.customerShortName,
      detail: list([row.companyName, row.email]),
      icon: 'customer',
      target: { to: '/admin/customers', search: { edit: row.id } },
    }),
    orderFor: ({ id, customerShortName: name }: Customer, ownDraft: Draft | undefined): Command => ({
      id: `order-for-${id}`,
      title: t('desk:orderForShop', { name }),
      ...(ownDraft && {
        detail: t('command:ownDraft', {
          pieces: t('pieces', { count: ownDraft.pieces }),
          when: when(ownDraft.changedAt),
        }),
      }),
      icon: 'basket',
      target: { to: '/admin/order-for', search: { customer: id } },
    }),
    order: (
      row: Pick<
        OrderSummary,
        'id' | 'orderNumber' | 'customer' | 'createdAt' | 'pieces' | 'status' | 'total'
      >,
    ): Command => ({
      id: row.id,
      title: row.orderNumber,
      isCode: true,
      detail: [
        wordsOf(row.customer).company,
        date(row.createdAt, 'dayMonth'),
        t('pieces', { count: row.pieces }),
      ].join(' · '),
      icon: 'order',
      status: row.status,
      amount: row.total,
      target: { to: '/admin/orders', search: { order: row.id } },
    }),
    product: (row: Product): Command => ({
      id: row.id,
      title: productWords(row).name,
      detail: [row.sku, t('pieces', { count: row.stockQuantity })].filter(Boolean).join(' · '),
      icon: { imageUrl: row.imageUrl, category: row.category },
      target: { to: '/admin/catalog', search: { edit: row.id } },
    }),
    manufacturer: (row: Manufacturer): Command => ({
      id: row.id,
      title: row.companyName,
      detail: row.manufacturerId,
      icon: 'manufacturer',
      target: { to: '/admin/manufacturers', search: { edit: row.id } },
    }),
  };
}
