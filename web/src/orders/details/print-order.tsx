import type { Order } from '@toptan/contract/orders';
import { Printer } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { OrderPaper } from './order-paper.tsx';

/** Milliseconds until the paper is drawn without pictures that have not come. */
const pictureTimeoutMs = 3_000;

async function waitForPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.order-paper img')];
  const drawn = Promise.allSettled(pictures.map(picture => picture.decode()));
  await Promise.race([drawn, new Promise(resolve => setTimeout(resolve, pictureTimeoutMs))]);
}

/** Whether the page is being put on paper; true before the browser draws it. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const paper = window.matchMedia('print');
    // The browser draws the paper after the listeners, and does not wait for React.
    const show = (next: boolean) => flushSync(() => setPrinting(next));
    const begin = () => show(true);
    const end = () => show(false);
    const follow = ({ matches }: MediaQueryListEvent) => show(matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}

/** Prints an order that is open, by its button or by the browser's own command. */
export function PrintOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const isPrinting = usePrinting();
  const [isRequested, setRequested] = useState(false);

  useLayoutEffect(() => {
    if (!isPrinting) return;
    // The title of the page, which browsers take for the file's name.
    const title = document.title;
    document.title = order.orderNumber;
    return () => {
      document.title = title;
    };
  }, [isPrinting, order.orderNumber]);

  async function print() {
    flushSync(() => setRequested(true));
    await waitForPictures();
    window.print();
  }

  return (
    <>
      {/* A phone has space for one button, and prints the PDF. */}
      <IconButton label={t('paper.print')} className="max-md:hidden" onClick={() => void print()}>
        <Printer aria-hidden="true" />
      </IconButton>
      {(isPrinting || isRequested) && createPortal(<OrderPaper order={order} />, document.body)}
    </>
  );
}
