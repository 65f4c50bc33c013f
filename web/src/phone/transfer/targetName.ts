import { formatPhone } from '../../ui/numbers.ts';
import type { TransferSnapshot } from '../types.ts';

/** To whom a call is handed, as people read it: who accepted, or who is asked. */
export function targetName({ targetName: accepted, toUserOrTeamName, toOutside }: TransferSnapshot): string {
  return toOutside ? formatPhone(toUserOrTeamName) : (accepted ?? toUserOrTeamName);
}
