import { useTranslation } from 'react-i18next';
import type { Buyer } from '../drafts/api.ts';
import { LineDialog } from './line-dialog.tsx';
import type { Scan } from './list-store.ts';
import { NamesDialog } from './names-dialog.tsx';
import { ProductOfLine } from './product-of-line.tsx';
import { Said } from './said.tsx';
import type { ShownLine } from './shown-lines.ts';
import type { ListActions } from './use-list-actions.ts';
import { sayScanned } from './use-scans.ts';

/** What is open over the page. */
export type Asked =
  /** The search for the product of a line. */
  | { kind: 'search'; line: ShownLine }
  /** The sizes, colors and packs of a line. */
  | { kind: 'figures'; line: ShownLine; productId: string }
  /** The product of a scanned code, then its sizes. */
  | { kind: 'scan'; scan: Scan; productId?: string }
  | { kind: 'names' };

interface ListDialogsProps {
  asked: Asked;
  buyer: Buyer;
  actions: ListActions;
  onAsk: (asked: Asked | null) => void;
}

/** The words that the search begins with: those of the line that may name a product, without its figures, and without what there is not. */
function searchWords({ read: { text, said, called, reason } }: ShownLine): string {
  if (reason !== 'unknown_product' && called) return called;
  const words = said.filter(({ role, doubt }) => !doubt && (role === 'product' || role === 'unknown'));
  return words.map(({ from, to }) => text.slice(from, to)).join(' ');
}

export function ListDialogs({ asked, buyer, actions, onAsk }: ListDialogsProps) {
  const { t } = useTranslation('reading');
  const close = () => onAsk(null);
  switch (asked.kind) {
    case 'names':
      return <NamesDialog customerId={buyer.id} shop={buyer.customerShortName} onClose={close} />;
    case 'search': {
      const { line } = asked;
      const { called, learn } = line.read;
      return (
        <ProductOfLine
          quote={<Said read={line.read} />}
          first={searchWords(line)}
          learn={called && learn ? called : null}
          onPick={({ id }, remember) => {
            if (called && line.decision?.kind !== 'refused') {
              actions.name(called, id, learn && remember);
              close();
            } else onAsk({ kind: 'figures', line, productId: id });
          }}
          onClose={close}
        />
      );
    }
    case 'figures': {
      const { line, productId } = asked;
      return (
        <LineDialog
          productId={productId}
          goods={line.goods.filter(each => each.productId === productId)}
          onSave={goods => {
            actions.take(line, goods, undefined);
            close();
          }}
          onClose={close}
        />
      );
    }
    case 'scan': {
      const { scan, productId } = asked;
      if (!productId)
        return (
          <ProductOfLine
            quote={<bdi className="code">{t('quote', { words: scan.code })}</bdi>}
            first=""
            learn={null}
            onPick={({ id }) => onAsk({ ...asked, productId: id })}
            onClose={close}
          />
        );
      return (
        <LineDialog
          productId={productId}
          goods={[]}
          onSave={goods => {
            sayScanned(buyer.id, scan.code, goods);
            close();
          }}
          onClose={close}
        />
      );
    }
  }
}
