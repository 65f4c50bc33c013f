import type { Icon } from '@tabler/icons-react';
import type { ShortcutName } from './shortcuts.ts';

/**
 * What an area offers in the command palette. Its hook `usePaletteActions` stands in paletteActions.ts beside its area.ts; the
 * palette finds it by that name, and fetches it when it first opens.
 */
export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  readonly icon: Icon;
  /** The shortcut that does the same. */
  readonly shortcut?: ShortcutName;
  readonly run: () => void;
}
