import { expect, it } from 'vitest';
import { followTyped } from '../../scripts/typed.ts';

it('puts what people type into its inputs, where it may be left out', () => {
  const { sdl, modules } = followTyped([
    'type Team { name: String! @typed(in: "UpdateTeam") "At most 20." tags: [String!]! @typed(in: ["NewTeam", "UpdateTeam"]) }',
    'extend type Team { note: String @typed(in: "UpdateTeam") size: Int }',
  ]);
  expect(sdl.replaceAll(/\s+/g, ' ')).toBe(
    'extend input NewTeam { "At most 20." tags: [String!] } ' +
      'extend input UpdateTeam { name: String "At most 20." tags: [String!] note: String } ',
  );
  expect(Object.keys(modules)).toEqual(['Team']);
  expect(modules['Team']).toMatch(/fragment typedTeam_fields on Team \{\s+name\s+tags\s+note\s+\}/);
  expect(modules['Team']).toContain("TEXTS = ['name', 'note'] as const");
});
