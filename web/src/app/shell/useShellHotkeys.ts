import { useNavigate } from '@tanstack/react-router';
import { useHotkeys } from '../../ui/hotkeys.ts';
import { RAIL } from './railEntries.ts';

/** `?` shows the map; Alt+1…7 goes to the main areas (ux §3). */
export function useShellHotkeys(onMap: () => void): void {
  const navigate = useNavigate();
  useHotkeys([
    ['shift+?', onMap],
    ...RAIL.map(({ path }, index): [string, () => void] => [`alt+${index + 1}`, () => void navigate({ to: path })]),
  ]);
}
