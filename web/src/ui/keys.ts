import type { ShortcutGroup } from '../base/shortcuts.ts';

/** What acts on every page (ux §3). */
export const shortcuts = {
  title: 'anywhere',
  order: 10,
  chords: {
    palette: 'mod+K',
    map: '?',
    save: 'mod+S',
    next: 'J',
    previous: 'K',
  },
  fixed: {
    closePanel: 'escape',
  },
} as const satisfies ShortcutGroup;

declare module '../base/shortcuts.ts' {
  interface Shortcuts {
    ui: typeof shortcuts;
  }
}
