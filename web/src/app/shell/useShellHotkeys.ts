import { useNavigate } from '@tanstack/react-router';
import { type Hotkey, useHotkeys } from '../../ui/hotkeys.ts';
import { palette } from './palette.ts';
import { RAIL } from '../areas.ts';

/** Opens the palette, shows the map; Alt+1…7 goes to the main areas (ux §3). */
export function useShellHotkeys(onMap: () => void): void {
  const navigate = useNavigate();
  useHotkeys([
    ['palette', palette.open],
    ['map', onMap],
    ...RAIL.map(({ path }, index): Hotkey => [`alt+${index + 1}`, () => void navigate({ to: path })]),
  ]);
}
