import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';

export const CORNERS = ['bottomRight', 'bottomLeft', 'topRight', 'topLeft'] as const;
export type Corner = (typeof CORNERS)[number];

/** Pixels between the dialog and the window's edge, and of one press of an arrow key. */
const INSET = 16;
const STEP = 24;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A page whose lowest row is needed during a call says how high that is. */
const BOTTOM = `var(--phone-bottom, ${INSET}px)`;
const corners: Record<Corner, React.CSSProperties> = {
  bottomRight: { right: INSET, bottom: BOTTOM },
  bottomLeft: { left: INSET, bottom: BOTTOM },
  topRight: { right: INSET, top: INSET },
  topLeft: { left: INSET, top: INSET },
};

/** Moves an element by its handle: with the pointer, with the arrow keys, or to a corner. It never leaves the window. */
export function useDrag(element: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<Corner | { left: number; top: number }>('bottomRight');

  const put = (left: number, top: number) => {
    const box = element.current?.getBoundingClientRect();
    if (!box) return;
    setPlace({
      left: Math.min(Math.max(0, left), Math.max(0, innerWidth - box.width)),
      top: Math.min(Math.max(0, top), Math.max(0, innerHeight - box.height)),
    });
  };

  return {
    position: typeof place === 'string' ? corners[place] : place,
    moveTo: (corner: Corner) => setPlace(corner),
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const box = element.current?.getBoundingClientRect();
        if (!box || event.button !== 0) return;
        const grip = event.currentTarget;
        const [dx, dy] = [event.clientX - box.left, event.clientY - box.top];
        const move = (next: globalThis.PointerEvent) => put(next.clientX - dx, next.clientY - dy);
        const up = () => {
          grip.removeEventListener('pointermove', move);
          grip.removeEventListener('pointerup', up);
        };
        grip.setPointerCapture(event.pointerId);
        grip.addEventListener('pointermove', move);
        grip.addEventListener('pointerup', up);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const arrow = ARROWS[event.key];
        const box = element.current?.getBoundingClientRect();
        if (!arrow || !box) return;
        event.preventDefault();
        put(box.left + arrow[0] * STEP, box.top + arrow[1] * STEP);
      },
    },
  };
}
