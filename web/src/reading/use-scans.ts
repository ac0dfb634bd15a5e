import { useQueries } from '@tanstack/react-query';
import { getProduct, type Product } from '@toptan/contract/catalog/products';
import { lookUpCodes } from '@toptan/contract/catalog/variants';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { type Buyer, useShopView } from '../drafts/api.ts';
import { changeList, currentList, type Goods, type List, type Scan } from './list-store.ts';
import { productIdOf } from './shown-scans.ts';

/** Milliseconds in which scans are gathered for one lookup. */
const gatherMs = 100;

/** Milliseconds after which codes without an answer are looked up again. */
const againMs = 5_000;

let sound: AudioContext | undefined;

/** Browsers let a page sound once a key or a press has asked for it: the last key of a scan does. */
function openSound(): void {
  try {
    sound ??= new AudioContext();
    if (sound.state !== 'running') void sound.resume();
  } catch {
    // The browser has no sound.
  }
}

/** Hertz and seconds of the two sounds: one that a scan is taken, and a low one that it is asked. */
const sounds = { taken: [1320, 0.08], asked: [330, 0.32] } as const;

/** Makes a sound for somebody who looks at the goods and not at the screen. */
function beep(kind: keyof typeof sounds): void {
  if (!sound) return;
  const [pitch, seconds] = sounds[kind];
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = pitch;
  volume.gain.value = 0.1;
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + seconds);
}

/** The scans with one more of a code; the last scanned code comes first. */
function withScan(scans: readonly Scan[], code: string): readonly Scan[] {
  const before: Scan = scans.find(scan => scan.code === code) ?? { code, count: 0, found: null };
  const goods = before.goods?.map((each, at) => (at === 0 ? { ...each, quantity: each.quantity + 1 } : each));
  const scan = { ...before, count: before.count + 1, ...(goods && { goods }) };
  return [scan, ...scans.filter(each => each.code !== code)];
}

/**
 * The scans of a list. A scan counts at once; the lookup of new codes is gathered, so that nothing interrupts.
 * @returns a function that takes a scanned code
 */
export function useScans(buyer: Buyer, { scans }: List) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAsking = useRef(false);
  const { id: customerId, draftId } = buyer;
  const change = (next: (scans: readonly Scan[]) => readonly Scan[]) =>
    changeList(customerId, list => ({ scans: next(list.scans) }));

  async function look() {
    const codes = currentList(customerId)
      .scans.filter(({ found }) => found === null)
      .map(({ code }) => code);
    if (codes.length === 0 || isAsking.current) return;
    isAsking.current = true;
    let wait = gatherMs;
    try {
      const body = { codes, ...(draftId !== undefined && { customerId }) };
      const found = await call(lookUpCodes, { body });
      const byCode = new Map(found.map(each => [each.code, each]));
      change(before => before.map(scan => ({ ...scan, found: byCode.get(scan.code) ?? scan.found })));
      beep(found.every(({ state }) => state === 'ok') ? 'taken' : 'asked');
    } catch {
      // Without a connection the scans wait.
      wait = againMs;
    } finally {
      isAsking.current = false;
    }
    if (currentList(customerId).scans.some(({ found }) => found === null)) later(wait);
  }
  function later(ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void look(), ms);
  }
  const waits = scans.some(({ found }) => found === null);
  const begin = useEffectEvent(() => later(gatherMs));
  useEffect(() => {
    if (waits) begin();
    return () => clearTimeout(timer.current);
  }, [waits]);

  return (code: string) => {
    openSound();
    change(before => withScan(before, code));
    const [scan] = currentList(customerId).scans;
    if (scan?.found) beep(productIdOf(scan) ? 'taken' : 'asked');
  };
}

/** The products of scans, as the buyer sees them. */
export function useScannedProducts(scans: readonly Scan[]): ReadonlyMap<string, Product> {
  const view = useShopView();
  const ids = [...new Set(scans.flatMap(scan => productIdOf(scan) ?? []))];
  return useQueries({
    queries: ids.map(id => ({
      ...dataQuery(getProduct, { params: { id }, query: view ?? {} }),
      enabled: view !== undefined,
    })),
    combine: answers => new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  });
}

const changeScan = (customerId: string, code: string, next: (scan: Scan) => readonly Scan[]) =>
  changeList(customerId, ({ scans }) => ({
    scans: scans.flatMap(scan => (scan.code === code ? next(scan) : [scan])),
  }));

export const removeScan = (customerId: string, code: string): void => changeScan(customerId, code, () => []);

/** Counts a scan by hand; it may be counted in the goods that a person has said for it. */
export const setScanned = (customerId: string, code: string, quantity: number): void =>
  changeScan(customerId, code, scan => [
    {
      ...scan,
      count: quantity,
      ...(scan.goods && { goods: scan.goods.map((each, at) => (at === 0 ? { ...each, quantity } : each)) }),
    },
  ]);

/** Takes the last scan back. */
export function takeBackScan(customerId: string): void {
  const [last] = currentList(customerId).scans;
  if (!last) return;
  if (last.count > 1) setScanned(customerId, last.code, last.count - 1);
  else removeScan(customerId, last.code);
}

/** Says the goods of a scanned code. */
export const sayScanned = (customerId: string, code: string, goods: readonly Goods[]): void =>
  changeScan(customerId, code, scan => [{ ...scan, goods }]);
