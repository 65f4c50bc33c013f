import type { ShortcutGroup } from '../base/shortcuts.ts';

/** The keys of a call, which act out of every field (ux §3). */
export const shortcuts = {
  title: 'phone',
  order: 20,
  chords: {
    openPhone: 'ctrl+shift+D',
    accept: 'ctrl+shift+A',
    decline: 'ctrl+shift+X',
    mute: 'ctrl+shift+M',
    hold: 'ctrl+shift+H',
    swap: 'ctrl+shift+L',
    // Ctrl+Shift+T is the browser's.
    transfer: 'ctrl+shift+F',
    record: 'ctrl+shift+O',
    pauseRecording: 'ctrl+shift+P',
    hangUp: 'ctrl+shift+E',
  },
  fixed: {
    tones: '0–9+*+#',
  },
} as const satisfies ShortcutGroup;

declare module '../base/shortcuts.ts' {
  interface Shortcuts {
    phone: typeof shortcuts;
  }
}
