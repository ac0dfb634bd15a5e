import { type FocusEvent, type PointerEvent, useRef } from 'react';

/** Handlers that detect whether the pointer or the focus is inside an element. A finger that touches it only passes. */
export function useEngagement(onEngage: ((engaged: boolean) => void) | undefined) {
  const inside = useRef({ pointer: false, focus: false });
  const change = (changed: Partial<typeof inside.current>) => {
    Object.assign(inside.current, changed);
    onEngage?.(inside.current.pointer || inside.current.focus);
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => change({ pointer: pointerType !== 'touch' }),
    onPointerLeave: () => change({ pointer: false }),
    onFocus: () => change({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      change({ focus: relatedTarget instanceof Node && currentTarget.contains(relatedTarget) }),
  };
}
