import { useNavigate } from '@tanstack/react-router';
import { useHotkeys } from '../../ui/hotkeys.ts';
import { palette } from './palette.ts';
import { RAIL } from './railEntries.ts';

/** ⌘K opens the palette; `?` shows the map; Alt+1…7 goes to the main areas (ux §3). */
export function useShellHotkeys(onMap: () => void): void {
  const navigate = useNavigate();
  useHotkeys([
    ['mod+K', palette.open],
    ['shift+?', onMap],
    ...RAIL.map(({ path }, index): [string, () => void] => [`alt+${index + 1}`, () => void navigate({ to: path })]),
  ]);
}
