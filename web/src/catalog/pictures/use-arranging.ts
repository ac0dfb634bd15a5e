import type { ProductPicture } from '@toptan/contract/catalog/products';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrowStep } from '../../ui/overlay/shortcut-keys.ts';
import { moveBy, moveTo, recolor } from './picture-order.ts';

type Place = { tile: string | undefined; color: string | undefined };

/** The picture and the group of a color under the pointer; '' is the group of all colors. */
function placeAt({ clientX, clientY }: PointerEvent): Place {
  const below = document.elementFromPoint(clientX, clientY);
  return {
    tile: below?.closest<HTMLElement>('[data-picture]')?.dataset['picture'],
    color: below?.closest<HTMLElement>('[data-color]')?.dataset['color'],
  };
}

/**
 * Puts pictures into another order: by keyboard, where Space lifts one, arrows move it and Space drops it, or dragged to
 * another picture or another color.
 */
export function useArranging(
  pictures: readonly ProductPicture[],
  onChange: (pictures: readonly ProductPicture[]) => void,
) {
  const { t } = useTranslation('products');
  const [lifted, setLifted] = useState<{ id: string; steps: number }>();
  const [dragged, setDragged] = useState<{ id: string; over: Place }>();
  const [announcement, setAnnouncement] = useState('');
  const order = lifted ? moveBy(pictures, lifted.id, lifted.steps) : pictures;
  const placeOf = (id: string, among: readonly ProductPicture[] = order) =>
    among.findIndex(picture => picture.id === id) + 1;

  function drop() {
    if (!lifted) return;
    setLifted(undefined);
    setAnnouncement(t('pictures.dropped', { number: placeOf(lifted.id) }));
    if (lifted.steps !== 0) onChange(order);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, id: string) {
    if (event.key === ' ') {
      event.preventDefault();
      if (lifted) return drop();
      setLifted({ id, steps: 0 });
      setAnnouncement(t('pictures.lifted', { number: placeOf(id) }));
      return;
    }
    const step = arrowStep(event)?.columns;
    if (!lifted || !step) return;
    event.preventDefault();
    const steps = lifted.steps + step;
    const place = placeOf(id, moveBy(pictures, id, steps));
    // A picture at the end of its color has not moved.
    if (place === placeOf(id) || (steps !== 0 && place === placeOf(id, pictures))) return;
    setLifted({ id, steps });
    setAnnouncement(t('pictures.place', { number: place, total: pictures.length }));
  }

  function onPointerUp() {
    setDragged(undefined);
    if (!dragged) return;
    const { id, over } = dragged;
    const color = pictures.find(picture => picture.id === id)?.color ?? null;
    if (over.tile !== undefined) {
      if (over.tile !== id) onChange(moveTo(pictures, id, over.tile));
    } else if (over.color !== undefined && over.color !== (color ?? '')) {
      onChange(recolor(pictures, id, over.color || null));
    }
  }

  return {
    order,
    announcement,
    isLifted: (id: string) => lifted?.id === id || dragged?.id === id,
    isOver: (id: string) => dragged?.over.tile === id && dragged.id !== id,
    /** The properties of a picture's handle. */
    handle: (id: string) => ({
      'aria-pressed': lifted?.id === id,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, id),
      onBlur: drop,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ id, over: { tile: id, color: undefined } });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (dragged) setDragged({ id, over: placeAt(event) });
      },
      onPointerUp,
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}

export type Arranging = ReturnType<typeof useArranging>;
