import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '..');
/** What waits for an account, by the name of the function that takes its lock. */
const LOCKS = /\block(?:Account|Email|Key|Subject)?\w*\(/;

/** Each call of `db.platform`, to its closing bracket. */
function unitsIn(code: string): string[] {
  return [...code.matchAll(/\bdb\.platform\(/g)].map(({ index }) => {
    let depth = 0;
    for (let at = index; at < code.length; at += 1) {
      if (code[at] === '(') depth += 1;
      if (code[at] === ')' && (depth -= 1) === 0) return code.slice(index, at);
    }
    return code.slice(index);
  });
}

it('no unit of work waits for an account with a connection in its hand: such work takes its turn first', () => {
  const files = globSync('**/*.ts', { cwd: src, exclude: ['generated/**', '**/*.test.ts'] });
  const units = files.flatMap((file) =>
    unitsIn(readFileSync(path.join(src, file), 'utf8')).map((unit) => ({ file, unit })),
  );
  expect(units.filter(({ unit }) => LOCKS.test(unit)).map(({ file }) => file)).toEqual([]);
  // Those that only read and those that lock: this scan sees both.
  expect(units.length).toBeGreaterThan(15);
  expect(units.filter(({ unit }) => unit.includes('turn: `account:')).map(({ file }) => file)).toEqual([
    'accounts/inTurn.ts',
  ]);
  expect(LOCKS.test(readFileSync(path.join(src, 'codes/verifyOtp.ts'), 'utf8'))).toBe(true);
});
