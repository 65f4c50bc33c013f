import type { PaletteAction } from '../../ui/paletteAction.ts';

const HOOKS = Object.values(
  import.meta.glob<() => readonly PaletteAction[]>('../../*/paletteActions.ts', {
    eager: true,
    import: 'usePaletteActions',
  }),
);

/** What the areas offer in the palette: each has its hook in paletteActions.ts. */
export const useActionsOfAreas = (): readonly PaletteAction[] =>
  // The same hooks in the same order at each render: they are known when the page is built.
  HOOKS.flatMap((useActions) => useActions());
