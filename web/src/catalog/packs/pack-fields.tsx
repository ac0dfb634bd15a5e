import './pack-fields.css';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LoadingWords, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { useFocusKept } from '../../ui/overlay/use-focus-kept.ts';
import { PackCard } from './pack-card.tsx';
import type { PackEdit } from './pack-edits.ts';
import type { PackEditsState } from './use-pack-edits.ts';

/** A version that has been replaced, while baskets hold it. */
function EarlierPack({ edits, pack }: { edits: PackEditsState; pack: PackEdit }) {
  const { t, list, number } = useWords('products');
  const colorName = useColorName();
  const content = list(
    edits
      .storedLines(pack)
      .map(({ size, color, ratio }) =>
        [color && colorName(color), size, number(ratio)].filter(Boolean).join(' '),
      ),
  );
  const { baskets, orders } = edits.usesOf(pack);
  const places = list([
    baskets > 0 ? t('packs.inBaskets', { count: baskets }) : null,
    orders > 0 ? t('packs.inOrders', { count: orders }) : null,
  ]);
  return (
    <section
      className="grid grid-cols-1 gap-3 p-4 border border-line-2 rounded-3"
      aria-label={t('packs.earlier')}
    >
      <p>
        {t('packs.earlier')} <bdi className="quiet">{content}</bdi>
        {places && <span className="quiet"> · {places}</span>}
      </p>
      <Switch
        checked={pack.isActive}
        onChange={isActive => edits.change(pack, { isActive })}
        label={t('packs.earlierActive')}
      />
    </section>
  );
}

/** The packs of a product, which are saved with its form. */
export function PackFields({
  edits,
  price,
  onApply,
}: {
  edits: PackEditsState;
  price: string;
  /** Gives a pack to the other products of its size set. */
  onApply: (pack: PackEdit) => void;
}) {
  const { t } = useTranslation(['products', 'words']);
  useFocusKept('[data-add]');
  if (edits.query?.error) return <LoadError inline title={t('packs.failed')} query={edits.query} />;
  // The draft begins with the stored packs.
  if (edits.query?.isPending)
    return (
      <div className="grid grid-cols-1 gap-4 mt-5">
        <LoadingWords>{t('words:loading')}</LoadingWords>
        <Skeleton shape="box" height="160px" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4 mt-5">
      <ul className="contents">
        {edits.packs.map((pack, at) => (
          <li key={pack.key} className="contents">
            {pack.replacedById === null ? (
              <PackCard
                {...{ edits, pack, price }}
                number={at + 1}
                onApply={edits.setOf(pack) === null ? undefined : () => onApply(pack)}
              />
            ) : (
              <EarlierPack edits={edits} pack={pack} />
            )}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2">
        <Button data-add onClick={() => edits.addOf('series')}>
          <Plus aria-hidden="true" />
          {t('packs.add.series')}
        </Button>
        <Button onClick={() => edits.addOf('carton')}>
          <Plus aria-hidden="true" />
          {t('packs.add.carton')}
        </Button>
      </p>
    </div>
  );
}
