import { expect, it } from 'vitest';
import { Equipment } from './device/equipment.ts';
import { chosenRingtone } from './ringtone.ts';

const tones = ['classic', 'marimba', 'bells'].map((id, index) => ({ id, url: `/${id}.wav`, isDefault: index === 0 }));

it('rings with the own tone, else with that of the workspace, else with the default one', () => {
  const equipment = new Equipment();
  equipment.stock(tones);
  const rings = (own: string | null, workspace: string | null, changesWorkspace = false) => {
    equipment.ringWith(chosenRingtone({ own, workspace, changesWorkspace }));
    return equipment.ringtone()?.id;
  };
  expect(rings('bells', 'marimba')).toBe('bells');
  expect(rings(null, 'marimba')).toBe('marimba');
  expect(rings(null, null)).toBe('classic');
  expect(rings('gone', null)).toBe('classic');
  // Who may change the workspace has no other than its tone.
  expect(rings('bells', 'marimba', true)).toBe('marimba');
});
