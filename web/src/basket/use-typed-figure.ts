import type { BasketItem, BasketQuote } from '@toptan/contract/basket';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { isRefusedFigure } from '../ui/form/figure-input.tsx';
import { basketWith, withPieces } from './shown-basket.ts';

/** The name under which the figure of a line is typed: a size keeps it when the server gives its line an id, or another one. */
export const figureName = ({ basketPackId, productId, selectedSize, selectedColor }: BasketItem): string =>
  basketPackId ?? [productId, selectedSize, selectedColor].join();

/** Figures that are typed and not stored yet, by their `figureName`. */
export const useTyped = create<Readonly<Record<string, number>>>()(() => ({}));

/** Keeps a typed figure; null: the figure is stored. */
export function setTypedOf(name: string, figure: number | null): void {
  const { [name]: _, ...others } = useTyped.getState();
  useTyped.setState(figure === null ? others : { ...others, [name]: figure }, true);
}

/** The lines with the figures that are being typed. */
export function useLinesAsTyped(lines: readonly BasketItem[]): readonly BasketItem[] {
  const typed = useTyped();
  return lines.map(line => {
    const figure = typed[figureName(line)];
    if (figure === undefined || Number.isNaN(figure)) return line;
    return withPieces(line, line.packs === null ? figure : (line.quantity / line.packs) * figure);
  });
}

/** The basket with the figures that are being typed, so that its sums follow them. */
export function useBasketAsTyped(basket: BasketQuote): BasketQuote {
  const lines = useLinesAsTyped(basket.lines);
  const isTyped = lines.some((line, at) => line !== basket.lines[at]);
  return isTyped ? basketWith(basket, lines) : basket;
}

interface TypedFigure {
  /** The `figureName` of the line. */
  name: string;
  /** The stored figure of the basket. */
  stored: number;
  /** The bounds of the figure. */
  bounds: { min: number; max: number };
  /** The figure that the basket shows now; undefined when its goods have gone from it. */
  shownNow: () => number | undefined;
  /** Sends a figure; calls back when it is stored or refused. */
  send: (figure: number, onSettled: () => void) => void;
  /** Keeps a figure for the next page, when this page goes before the figure could be sent. */
  keep: (figure: number) => void;
}

/**
 * Pieces or packs as they are typed, NaN for a text that is no whole number. They are sent at the latest when their row leaves the
 * screen, and kept when the page goes.
 */
export function useTypedFigure({ name, stored, bounds, shownNow, send, keep }: TypedFigure) {
  // The figure is kept until it is stored or refused.
  const typed = useTyped(figures => figures[name]) ?? null;
  const setTyped = (figure: number) => setTypedOf(name, figure);

  function settle(next: number) {
    // A figure that was typed in the meantime stays.
    const takeOver = () => {
      if (useTyped.getState()[name] === next) setTypedOf(name, null);
    };
    if (next === stored) takeOver();
    else send(next, takeOver);
  }

  const unsettled = () => {
    const shown = shownNow();
    if (typed === null || shown === undefined || shown === typed) return null;
    return isRefusedFigure(typed, bounds) ? null : typed;
  };
  const leave = useEffectEvent(() => {
    const figure = unsettled();
    if (figure !== null) send(figure, () => {});
    setTypedOf(name, null);
  });
  const hide = useEffectEvent(() => {
    const figure = unsettled();
    if (figure !== null) keep(figure);
  });
  useEffect(() => {
    const onHide = () => hide();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      leave();
    };
  }, []);

  const shown = typed ?? stored;
  return { shown, figure: Number.isNaN(shown) ? stored : shown, setTyped, settle };
}
