/** Another phone for the bench. */
import { useState } from 'react';
import { ask } from '../live/api.ts';
import { HIDES } from './hides.ts';
import { toAddress } from './words.ts';

const SHOWN = 'its number';

export function AddPhone({ onDone }: { onDone: () => void }) {
  const [number, setNumber] = useState('');
  const [name, setName] = useState('');
  const [hides, setHides] = useState(SHOWN);
  const [extensions, setExtensions] = useState('');
  const [trouble, setTrouble] = useState<string>();
  async function add(): Promise<void> {
    try {
      await ask('POST', '/phones', {
        number: toAddress(number),
        name,
        hides: hides === SHOWN ? null : hides,
        extensions: extensions.split(/[\s,]+/).filter(Boolean),
      });
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
        placeholder="+1 503 555 0174, or DHL"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <input
        data-testid="handset-add-name"
        aria-label="Name"
        placeholder="owner"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <select
        className="hb"
        data-testid="handset-add-hides"
        aria-label="Caller ID"
        value={hides}
        onChange={(event) => setHides(event.target.value)}
      >
        <option value={SHOWN}>shows its number</option>
        {HIDES.map((word) => (
          <option key={word} value={word}>
            hidden as: {word === '' ? 'blank' : word}
          </option>
        ))}
      </select>
      <input
        data-testid="handset-add-extensions"
        aria-label="Extensions, for a switchboard"
        placeholder="extensions: 12, 34"
        value={extensions}
        onChange={(event) => setExtensions(event.target.value)}
      />
      <button type="submit" className="hb" data-testid="handset-add-save">
        Add phone
      </button>
      <button type="button" className="hb" onClick={onDone}>
        Cancel
      </button>
      {trouble !== undefined && <span role="alert">{trouble}</span>}
    </form>
  );
}
