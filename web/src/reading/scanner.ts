import { useEffect, useEffectEvent } from 'react';
import { isCovered, isTyping } from '../ui/overlay/shortcut-keys.ts';

/** The fewest characters of a scan: those of the shortest barcode. */
const scanMin = 8;

/** Milliseconds between two characters of a scan at most; nobody types as fast. */
export const scanGapMs = 50;

type Scanned = {
  text: string;
  at: number;
  field: HTMLInputElement | HTMLTextAreaElement | null;
  value: string;
};

const none: Scanned = { text: '', at: Number.NEGATIVE_INFINITY, field: null, value: '' };

const fieldOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;

/** Puts the text of a field back, and tells React so. */
function restore({ field, value }: Scanned): void {
  if (!field || field.value === value) return;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Hears a scanner that types like a keyboard and ends with Enter or Tab. Its characters are taken out of the field that has the
 * focus. Other letters and digits go to `field` where nothing else takes text.
 */
export function useScanner(onScan: (code: string) => void, field: () => HTMLTextAreaElement | null): void {
  const scan = useEffectEvent(onScan);
  const toField = useEffectEvent(() => {
    field()?.focus();
    return field();
  });
  useEffect(() => {
    let scanned = none;
    const hear = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || isCovered()) return;
      const isFast = event.timeStamp - scanned.at <= scanGapMs;
      if (event.key === 'Enter' || event.key === 'Tab') {
        if (isFast && scanned.text.length >= scanMin) {
          event.preventDefault();
          event.stopImmediatePropagation();
          restore(scanned);
          scan(scanned.text);
        }
        scanned = none;
        return;
      }
      if (event.key.length !== 1 || event.key === ' ') return;
      const isOfQuestion =
        event.target instanceof Element && event.target.closest('.ask') && /[1-6/]/.test(event.key);
      const into = isTyping(event.target) || isOfQuestion ? fieldOf(event.target) : toField();
      const text = isFast ? scanned.text + event.key : event.key;
      const begun = isFast && scanned.field ? scanned : { field: into, value: into?.value ?? '' };
      scanned = { text, at: event.timeStamp, field: begun.field, value: begun.value };
    };
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
