import './order-versions.css';
import { useQuery } from '@tanstack/react-query';
import { listOrderVersions, type OrderLineChange, type OrderVersion } from '@toptan/contract/order-changes';
import { getOrder, type Order } from '@toptan/contract/orders';
import { ChevronDown, History } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { dataQuery } from '../../api/queries.ts';
import { Money } from '../../i18n/money.tsx';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useWords } from '../../i18n/use-words.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { difference } from '../../session/amounts.ts';
import { useProductWords } from '../../session/product-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { arrowStep } from '../../ui/overlay/shortcut-keys.ts';
import { SheetSection } from '../../ui/overlay/side-sheet.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { wholeOrder } from '../read-api.ts';
import { WasIs } from '../was-is.tsx';

/** One figure that a version has changed. */
function ChangedLine({ change }: { change: OrderLineChange }) {
  const { t, list } = useWords('changes');
  const { colorName, sizeName } = useColorSizeNames();
  const { name } = useProductWords()({ name: change.productName, translations: change.translations });
  const { color, size, pack, isNew } = change;
  return (
    <li>
      <span>
        <bdi className="text-ink">{name}</bdi> {color && <Swatch color={color} />}{' '}
        {list([
          color && colorName(color),
          pack ? (pack.name ?? t('packs')) : size && sizeName(size),
          isNew ? t('new') : null,
        ])}
      </span>
      <WasIs from={change.from} to={change.to} />
    </li>
  );
}

interface VersionStepProps {
  made: OrderVersion;
  /** The version before; undefined for the one that was placed. */
  before: OrderVersion | undefined;
  isPresent: boolean;
  isShown: boolean;
  onShow: () => void;
}

/** A version: who made it, when and why, its sum, and what it changed. */
function VersionStep({ made, before, isPresent, isShown, onShow }: VersionStepProps) {
  const { t, date, list } = useWords(['changes', 'words']);
  const more = before && difference(made.total, before.total);
  return (
    <li className="version-step" data-now={isPresent || undefined}>
      <span className="version-knot" aria-hidden="true">
        {made.version}
      </span>
      <div>
        <b>{t(`thread.${made.kind}`, { name: made.madeBy.name })}</b>
        <small>
          {list([date(made.madeAt, 'dayMonth'), date(made.madeAt, 'time')])}
          {made.reason && <> · {t('thread.reason', { reason: made.reason })}</>}
          {made.overrideReason && <> · {t('thread.against', { reason: made.overrideReason })}</>}
        </small>
      </div>
      <div className="text-end whitespace-nowrap font-semibold">
        <Money lira={made.total} />
        <small>
          {more ? (
            <bdi dir="ltr">
              {!more.startsWith('-') && '+'}
              <Money lira={more} />
            </bdi>
          ) : (
            t('words:pieces', { count: made.pieces })
          )}
        </small>
      </div>
      {made.changes.length > 0 && (
        <ul className="version-lines">
          {made.changes.map(change => (
            <ChangedLine
              key={[change.productId, change.pack?.packId, change.size, change.color].join()}
              change={change}
            />
          ))}
        </ul>
      )}
      {!isPresent && (
        <Button variant="link" className="version-show" aria-pressed={isShown} onClick={onShow}>
          {t('thread.show')}
        </Button>
      )}
    </li>
  );
}

/** Down and up lead from the summary to the versions, and from one to the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = arrowStep(event)?.rows;
  if (!step) return;
  event.preventDefault();
  const thread = event.currentTarget.closest('section');
  const stops = [...(thread?.querySelectorAll<HTMLElement>('.version-summary, .version-show') ?? [])];
  stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
}

interface OrderVersionsProps {
  order: Order;
  isUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
  /** The goods and sums of an order. */
  Goods: ComponentType<{ order: Order }>;
}

/** The versions of an order as a thread, and its goods: those of now, or of the version that somebody looks at. */
export function OrderVersions({ order, isUnfolded, onUnfold, Goods }: OrderVersionsProps) {
  const { t, date, number } = useWords('changes');
  const threadId = useId();
  const summary = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A key has unfolded them from elsewhere.
    if (!isUnfolded || document.activeElement === summary.current) return;
    summary.current?.scrollIntoView({ block: 'start' });
    summary.current?.focus({ preventScroll: true });
  }, [isUnfolded]);
  const [shown, setShown] = useState<number | null>(null);
  const { id, version } = order;
  const query = useQuery(dataQuery(listOrderVersions, { params: { id } }));
  const versions = query.data ?? [];
  const [newest] = versions;
  const looked = shown !== null && shown < version ? shown : null;
  const old = useQuery({
    ...dataQuery(getOrder, { params: { id }, query: { version: looked ?? 1 } }),
    enabled: looked !== null,
  });
  const madeAt = versions.find(each => each.version === looked)?.madeAt;
  return (
    <>
      <SheetSection>
        <button
          ref={summary}
          type="button"
          className="version-summary"
          aria-expanded={isUnfolded}
          aria-controls={threadId}
          onClick={() => onUnfold(!isUnfolded)}
          onKeyDown={moveFocus}
        >
          <History aria-hidden="true" />
          <span>
            {newest
              ? t('thread.summary', {
                  version: number(newest.version),
                  date: date(newest.madeAt, 'dayMonth'),
                  name: newest.madeBy.name,
                })
              : t('thread.title')}
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
        <div id={threadId} hidden={!isUnfolded}>
          {query.isPending && <Skeleton shape="box" height="96px" />}
          {query.isError && <LoadError inline title={t('thread.failed')} query={query} />}
          <ol className="mt-3" onKeyDown={moveFocus}>
            {versions.map((made, at) => (
              <VersionStep
                key={made.version}
                made={made}
                before={versions[at + 1]}
                isPresent={made.version === version}
                isShown={made.version === looked}
                onShow={() => setShown(made.version)}
              />
            ))}
          </ol>
        </div>
        {looked !== null && (
          <Callout
            live
            tone="warning"
            className="mt-3"
            icon={<History aria-hidden="true" />}
            title={t('thread.old', { version: number(looked), date: date(madeAt ?? '', 'medium') })}
            action={<Button onClick={() => setShown(null)}>{t('thread.present')}</Button>}
          />
        )}
      </SheetSection>
      {looked === null || old.isError ? (
        <Goods order={order} />
      ) : old.data ? (
        <Goods order={wholeOrder(old.data)} />
      ) : (
        <Skeleton shape="box" height="240px" />
      )}
    </>
  );
}
