/** Callers without a page: each plays a recording until the workspace hangs up. */
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { ask } from '../live/api.ts';
import type { WorkspaceNumber } from '../types.ts';
import { showInternational } from './words.ts';

const CALLERS = 10;

export function ManyCallers({ numbers }: { numbers: readonly WorkspaceNumber[] }) {
  const callable = numbers.filter((one) => one.callable);
  const [chosen, setChosen] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const to = callable.find((one) => one.number === chosen)?.number ?? callable[0]?.number;

  async function call(): Promise<void> {
    setTrouble(undefined);
    const calls = Array.from({ length: CALLERS }, (_, line) =>
      ask('POST', '/calls', { from: `+1206555013${line}`, to, says: 'caller' }),
    );
    const refused = (await Promise.allSettled(calls)).filter((one) => one.status === 'rejected');
    const why = refused[0]?.reason;
    if (refused.length > 0)
      setTrouble(`${refused.length} of ${CALLERS} couldn’t call: ${why instanceof Error ? why.message : String(why)}`);
  }
  return (
    <>
      {/* Several workspaces may share the sandbox: choose whom they call. */}
      {callable.length > 1 && (
        <select
          className="hb"
          aria-label="Number to call"
          data-testid="handset-callers-to"
          value={to}
          onChange={(event) => setChosen(event.target.value)}
        >
          {callable.map(({ number, name }) => (
            <option key={number} value={number}>
              {name.startsWith('(') ? showInternational(number) : `${name} ${showInternational(number)}`}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        className="hb"
        data-testid="handset-callers"
        disabled={to === undefined}
        onClick={() => void call()}
      >
        <IconUsers size={14} stroke={2} />
        {CALLERS} callers at once
      </button>
      {trouble !== undefined && <span role="alert">{trouble}</span>}
    </>
  );
}
