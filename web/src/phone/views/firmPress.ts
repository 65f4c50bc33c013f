import type { MouseEvent, PointerEvent } from 'react';

/** Pixels that a pointer may wander between down and up: whoever moves it away does not want it after all (WCAG 2.5.2). */
const WANDER = 32;

/**
 * A press that counts although the control moves away under the finger, as a line comes or goes above it: a browser takes down
 * and up on two elements for no click at all, and a call that rings does not wait for a second one.
 * @param act what the press is for; keys and assistive technology click without a pointer
 */
export function firmPress(act: () => void) {
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const pressed = event.currentTarget;
      pressed.setPointerCapture(event.pointerId);
      pressed.dataset['pressed'] = `${event.clientX} ${event.clientY}`;
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const pressed = event.currentTarget;
      const [x, y] = pressed.dataset['pressed']?.split(' ').map(Number) ?? [];
      delete pressed.dataset['pressed'];
      const byPointer = event.detail > 0 && x !== undefined && y !== undefined;
      if (byPointer && Math.hypot(event.clientX - x, event.clientY - y) > WANDER) return;
      act();
    },
  };
}
