import './names.css';
import { useMutation } from '@tanstack/react-query';
import { forgetCustomerName, listCustomerNames } from '@toptan/contract/reading';
import { ArrowRight, X } from 'lucide-react';
import { call } from '../api/call.ts';
import { refresh } from '../api/query-client.ts';
import { useFailureToast } from '../api/use-outcome.ts';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { useProductWords } from '../session/product-words.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { BareIconButton } from '../ui/button/bare-icon-button.tsx';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { useNames } from './api.ts';

interface NamesDialogProps {
  customerId: string;
  shop: string;
  onClose: () => void;
}

/** What a shop calls things: who taught it, how often it was used, and the way to forget it. */
export function NamesDialog({ customerId, shop, onClose }: NamesDialogProps) {
  const { t, date, list } = useWords('reading');
  const wordsOf = useProductWords();
  const isAdmin = useIsAdmin();
  const names = useNames(customerId);
  const forget = useMutation({
    mutationFn: ({ id }: { id: string; text: string }) => call(forgetCustomerName, { params: { id } }),
    onSuccess: (_, { text }) => {
      toast({ description: t('names.forgotten', { words: t('quote', { words: text }) }) });
      return refresh(listCustomerNames);
    },
    onError: useFailureToast(t('names.failed')),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      padded
      title={isAdmin ? t('names.of', { shop }) : t('names.own')}
      footNote={t('names.twice')}
      footer={<Button onClick={onClose}>{t('names.close')}</Button>}
    >
      <p className="quiet">{t('names.text')}</p>
      {names.isPending && <Skeleton shape="box" height="12rem" />}
      {names.isLoadingError && <LoadError inline title={t('names.failed')} query={names} />}
      {names.data?.length === 0 && <p className="py-5 text-ink-3">{t('names.none')}</p>}
      <ul className="names">
        {names.data?.map(({ id, text, product, createdAt, createdBy, used }) => (
          <li key={id}>
            <bdi className="said">{text}</bdi>
            <ArrowRight className="flip" aria-hidden="true" />
            <span className="names-picture">
              <Picture imageUrl={product.imageUrl} ratio="4/5" sizes="40px" />
            </span>
            <span className="names-product">
              <b className="font-medium">
                <bdi>{wordsOf(product).name}</bdi>
              </b>
              <bdi className="code quiet">{product.sku}</bdi>
            </span>
            <small>
              {list([date(createdAt, 'dayMonth'), createdBy])}
              <br />
              {t('names.used', { count: used })}
            </small>
            <BareIconButton
              label={t('names.forget', { words: text })}
              disabled={forget.isPending}
              onClick={() => forget.mutate({ id, text })}
            >
              <X aria-hidden="true" />
            </BareIconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
