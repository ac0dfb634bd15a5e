import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { useWaitingShops } from './bells-api.ts';

/** How many shops wait for sizes of a product, and which; nothing where none does. */
export function WaitingShops({ productId }: { productId: string }) {
  const { t } = useTranslation('notices');
  const { colorName, sizeName } = useColorSizeNames();
  const [isOpen, setOpen] = useState(false);
  const waiting = useWaitingShops(productId);
  const [most] = waiting;
  if (!most) return null;
  const shops = new Set(waiting.flatMap(({ customers }) => customers.map(({ id }) => id)));
  const nameOf = ({ size, color }: typeof most) =>
    [color && colorName(color), size && sizeName(size)].filter(Boolean).join(' ');
  return (
    <>
      <Callout
        tone="accent"
        className="my-3"
        icon={<BellRing aria-hidden="true" />}
        title={t('bells.shops', { count: shops.size })}
        action={<Button onClick={() => setOpen(true)}>{t('bells.who')}</Button>}
      >
        <p>{t('bells.most', { cell: nameOf(most), count: most.customers.length })}</p>
      </Callout>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('bells.whoTitle')} size="sm" padded onlyText>
        <dl>
          {waiting.map(cell => (
            <div key={cell.variantId} className="border-b border-line py-3 first:pt-0 last:border-0">
              <dt className="mb-1 font-semibold">
                <bdi>{nameOf(cell)}</bdi>{' '}
                <span className="quiet font-normal">
                  {t('bells.shops', { count: cell.customers.length })}
                </span>
              </dt>
              {cell.customers.map(({ id, companyName }) => (
                <dd key={id}>
                  <bdi>{companyName}</bdi>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
