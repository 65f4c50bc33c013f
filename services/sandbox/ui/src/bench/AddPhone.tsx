/** Another phone for the bench. */
import { useState } from 'react';
import { ask } from '../live/api.ts';
import { toE164 } from './words.ts';

export function AddPhone({ onDone }: { onDone: () => void }) {
  const [number, setNumber] = useState('');
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string>();
  async function add(): Promise<void> {
    try {
      await ask('POST', '/phones', { number: toE164(number), name });
      onDone();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message.replace(/^number: /, '') : String(error));
    }
  }
  return (
    <form
      className="addphone"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input
        data-testid="handset-add-number"
        aria-label="Number"
        placeholder="+1 503 555 0174"
        inputMode="tel"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <input
        data-testid="handset-add-name"
        aria-label="Name"
        placeholder="whose phone"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="hb" data-testid="handset-add-save">
        Put on the bench
      </button>
      <button type="button" className="hb" onClick={onDone}>
        Cancel
      </button>
      {trouble !== undefined && <span role="alert">{trouble}</span>}
    </form>
  );
}
