import { expect, it } from 'vitest';
import text from '../../../../CHANGELOG.md?raw';
import { releasesIn } from './changelog.ts';

it('every version of the changelog has areas, and each of them lines', () => {
  const releases = releasesIn(text);
  expect(releases.length).toBeGreaterThan(0);
  for (const { version, areas } of releases) {
    expect(version).toMatch(/^(\d+\.\d+\.\d+|Unreleased)/);
    expect(areas.length).toBeGreaterThan(0);
    for (const { name, lines } of areas) expect({ name, lines: lines.length }).not.toEqual({ name, lines: 0 });
  }
  expect(releasesIn('# C\n\nx\n\n## 1.0.0\n\n### Calls\n- Dial `*1`.\n- Hold.\n')).toEqual([
    { version: '1.0.0', areas: [{ name: 'Calls', lines: ['Dial *1.', 'Hold.'] }] },
  ]);
});
