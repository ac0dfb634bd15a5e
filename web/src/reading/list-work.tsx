import { useNavigate } from '@tanstack/react-router';
import { isGtin, plainGtin } from '@toptan/contract/catalog/gtin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Buyer, useDraft } from '../drafts/api.ts';
import { useFocusKept } from '../ui/overlay/use-focus-kept.ts';
import { PHONE, useMedia } from '../ui/use-media.ts';
import { firstPart, useReadings } from './api.ts';
import { EmptyAside } from './empty-aside.tsx';
import { EntryField } from './entry-field.tsx';
import { LinesRead } from './lines-read.tsx';
import { type Asked, ListDialogs } from './list-dialogs.tsx';
import { ListHead } from './list-head.tsx';
import {
  EarlierList,
  FailedFile,
  FailedText,
  LinesOnTheirWay,
  NothingFound,
  NotRead,
  Settled,
} from './list-notices.tsx';
import { changeList, currentList, isEarlier, type ListText, useList } from './list-store.ts';
import { MessagePanel } from './message-panel.tsx';
import { Questions } from './questions.tsx';
import { ReadySlip } from './ready-slip.tsx';
import { ScanCard } from './scan-list.tsx';
import { useScanner } from './scanner.ts';
import { countLines, isReady, isRemembered, linesOf, productsOf } from './shown-lines.ts';
import { sortScans } from './shown-scans.ts';
import { useAdd } from './use-add.ts';
import { useListActions } from './use-list-actions.ts';
import { useListFile } from './use-list-file.ts';
import { useListKeys } from './use-list-keys.ts';
import { takeBackScan, useScannedProducts, useScans } from './use-scans.ts';
import { WaysIn } from './ways-in.tsx';

/** The list of one buyer: the field, what is asked, what is read, and the slip with the button. */
export function ListWork({ buyer }: { buyer: Buyer }) {
  const { t } = useTranslation('reading');
  const navigate = useNavigate();
  const { data: draft } = useDraft();
  const isWide = useMedia('(min-width: 1024px)');
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useList(buyer.id);
  const [waits, setWaits] = useState(() => isEarlier(buyer.id));
  /** The text that is edited, as it is now. */
  const [editing, setEditing] = useState<ListText | null>(null);
  const isEditing = useEffectEvent(() => editing !== null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const shown = waits ? { ...list, texts: [], scans: [] } : list;
  const { readings, isReading, isBusy, isRead, failed, left, readAgain } = useReadings(buyer, shown);
  const scanned = useScannedProducts(shown.scans);
  const products = { ...Object.fromEntries(scanned), ...productsOf(readings) };
  const lines = linesOf(shown, readings, products);
  const actions = useListActions(buyer.id, lines);
  const takeScan = useScans(buyer, shown);
  const scan = (code: string) => {
    takeScan(code);
    setWaits(false);
  };
  const scans = sortScans(shown.scans, scanned);
  const add = useAdd(buyer);
  const file = useListFile((texts, name) => {
    actions.addFile(texts, name);
    setWaits(false);
  });

  const questions = lines.filter(({ state }) => state === 'asked');
  const ready = lines.filter(isReady);
  const open = questions.length + scans.asked.length;
  const isEmpty = shown.texts.length + shown.scans.length === 0;
  const isBlocked = draft?.customer.isActive === false;
  const decided = lines.filter(({ state }) => state === 'decided');
  const names = [
    ...new Set(ready.filter(line => isRemembered(line, list)).map(({ learn }) => learn?.text ?? '')),
  ];
  const lastScan = scans.ready.find(({ code }) => code === shown.scans[0]?.code);

  useFocusKept('fieldset[data-current]', '[data-add]');
  useScanner(scan, () => field.current);
  // A scanner needs no press. On a phone the focus would open the keyboard.
  useEffect(() => {
    if (!matchMedia(PHONE).matches) field.current?.focus({ preventScroll: true });
  }, []);
  // What the page says of the list when it is opened on another day.
  useEffect(() => {
    const { lines: before, questions: asked } = currentList(buyer.id);
    const total = ready.length + scans.ready.length;
    if (waits || isReading || isEmpty || (before === total && asked === open)) return;
    changeList(buyer.id, () => ({ lines: total, questions: open }));
  });

  function begin() {
    if (add.isPending || isBlocked || ready.length + scans.ready.length === 0) return;
    const { texts, typed = '' } = list;
    // A line without an Enter behind it is read, and seen, before the list is added.
    if (!editing && typed.trim() !== '') return read(typed, true);
    add.mutate(
      { lines: ready, scans: scans.ready },
      {
        onSuccess: ({ isWhole }) => {
          actions.forgetSteps();
          const now = currentList(buyer.id);
          // What is not read yet, and what came meanwhile, is still to be added.
          const isLeft = !isRead || isEditing() || now.texts !== texts || now.scans.length > 0;
          if (!isWhole || open > 0 || isLeft) return;
          actions.throwAway();
          void navigate({ to: '/basket' });
        },
      },
    );
  }
  const setTyped = (text: string) => changeList(buyer.id, () => ({ typed: text }));
  useListKeys({ onAdd: begin, onUndo: actions.undo, field, hasQuestions: questions.length > 0 });

  function read(text: string, isTyped: boolean) {
    if (editing) actions.edit(editing.id, text);
    // A barcode alone is a scan, by a scanner that is slow or by hand.
    else if (isTyped && isGtin(plainGtin(text))) scan(text.trim());
    else actions.add(text, isTyped);
    setWaits(false);
    if (isTyped && !editing) setTyped('');
    setEditing(null);
  }
  const isNothing =
    !isReading &&
    failed.length === 0 &&
    shown.texts.length > 0 &&
    lines.every(({ state }) => state === 'none');

  const slip = (
    <ReadySlip
      customerId={buyer.id}
      {...{ list, products, names, isWide }}
      shop={buyer.customerShortName}
      lines={[...ready, ...scans.ready].map(({ goods }) => goods)}
      questions={open}
      blocked={isBlocked ? t('ready.blocked') : null}
      isAdding={add.isPending}
      onAdd={begin}
    />
  );
  const message = shown.texts.length > 0 && (
    <MessagePanel
      texts={shown.texts}
      {...{ lines, isWide }}
      onEdit={text => {
        setEditing(text);
        field.current?.focus();
      }}
      onThrowAway={actions.throwAway}
    />
  );

  return (
    <>
      <ListHead list={shown} questions={open} ready={isReading ? null : ready.length + scans.ready.length} />
      <div className="list-page">
        <div className="grid gap-4 min-w-0 max-md:gap-3">
          <EntryField
            {...{ field }}
            text={editing?.text ?? list.typed ?? ''}
            onText={text => (editing ? setEditing({ ...editing, text }) : setTyped(text))}
            onRead={text => read(text, true)}
            onPaste={text => read(text, false)}
            isTall={isEmpty}
            isEditing={editing !== null}
            isOver={file.isOver}
            onCancel={() => setEditing(null)}
          />
          {!isWide && message}
          {waits && (
            <EarlierList
              list={list}
              onGoOn={() => setWaits(false)}
              onThrowAway={() => {
                actions.throwAway();
                setWaits(false);
              }}
            />
          )}
          {failed.map(({ text, ...failure }) => (
            <FailedText
              key={text.id}
              {...failure}
              text={text.text}
              onFirst={() => actions.edit(text.id, firstPart(text.text))}
            />
          ))}
          {file.error && <FailedFile error={file.error} />}
          {isEmpty && !waits && <WaysIn file={file} />}
          {isReading && <LinesOnTheirWay count={countLines(shown.texts)} />}
          {left > 0 && <NotRead count={left} onAgain={readAgain} />}
          {isNothing && <NothingFound />}
          {lastScan && <ScanCard scan={lastScan} onTakeBack={() => takeBackScan(buyer.id)} />}
          <Questions
            {...{ questions, products, actions, isBusy }}
            scans={scans.asked}
            customerId={buyer.id}
            onAsk={setAsked}
          />
          {open === 0 && decided.length > 0 && <Settled onUndo={actions.canUndo ? actions.undo : null} />}
          <LinesRead {...{ buyer, list, lines, products, actions }} scans={scans.ready} onAsk={setAsked} />
        </div>
        {isEmpty ? (
          <aside className="list-aside">
            <EmptyAside
              buyer={buyer}
              onNames={() => setAsked({ kind: 'names' })}
              onRead={text => read(text, false)}
            />
          </aside>
        ) : isWide ? (
          <aside className="list-aside">
            {slip}
            {message}
          </aside>
        ) : (
          slip
        )}
      </div>
      {asked && <ListDialogs {...{ asked, buyer, actions }} onAsk={setAsked} />}
    </>
  );
}
