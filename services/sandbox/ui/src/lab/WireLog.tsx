/** On the wire: requests of the application, callbacks of the carrier, media and faults, as they happen. */
import {
  IconActivity,
  IconArrowLeft,
  IconArrowRight,
  IconFilter,
  IconPlayerPause,
  IconPlayerPlay,
  IconPoint,
} from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import type { Phone, WireEntry } from '../types.ts';

/** A new last line comes into view, unless someone reads further up. */
function showEnd(line: HTMLLIElement | null): void {
  const list = line?.parentElement;
  if (list && (list.scrollTop === 0 || list.scrollHeight - list.scrollTop - list.clientHeight < 120))
    list.scrollTop = list.scrollHeight;
}

const arrows = { in: IconArrowLeft, out: IconArrowRight, media: IconActivity, note: IconPoint } as const;

export function WireLog({ entries, phones }: { entries: readonly WireEntry[]; phones: readonly Phone[] }) {
  const [paused, setPaused] = useState<readonly WireEntry[]>();
  const [only, setOnly] = useState('');
  const [open, setOpen] = useState<number>();
  const shown = (paused ?? entries).filter((entry) => only === '' || entry.about.includes(only));
  return (
    <section className="wire" aria-label="On the wire">
      <header>
        <h2>On the wire</h2>
        <span className="sp" />
        <button type="button" onClick={() => setPaused(paused ? undefined : entries)}>
          {paused ? <IconPlayerPlay size={13} /> : <IconPlayerPause size={13} />}
          {paused ? 'Resume' : 'Pause'}
        </button>
        <label>
          <IconFilter size={13} />
          <select aria-label="Phone" value={only} onChange={(event) => setOnly(event.target.value)}>
            <option value="">all</option>
            {phones.map((phone) => (
              <option key={phone.number} value={phone.number}>
                {phone.name || phone.number}
              </option>
            ))}
          </select>
        </label>
      </header>
      <ol>
        {shown.map((entry) => {
          const Arrow = arrows[entry.direction];
          const tone = entry.tone === 'bad' ? 'e' : entry.tone === 'warn' ? 'w' : '';
          return (
            <Fragment key={entry.id}>
              <li className={`${tone} ${open === entry.id ? 'sel' : ''}`}>
                <button
                  type="button"
                  className="row"
                  data-testid="wire-entry"
                  aria-expanded={open === entry.id}
                  onClick={() => setOpen(open === entry.id ? undefined : entry.id)}
                >
                  <time>{entry.at.slice(14, 23)}</time>
                  <i>
                    <Arrow size={12} stroke={2.25} />
                  </i>
                  <span className="w" title={entry.text}>
                    {entry.text}
                  </span>
                  <span className="rs">{entry.result}</span>
                  <span className="ms">{entry.ms}</span>
                </button>
              </li>
              {open === entry.id && (
                <li className="det">
                  {Object.entries(entry.detail).map(([name, value]) => (
                    <Fragment key={name}>
                      <span>{name}</span>
                      <b>{value}</b>
                    </Fragment>
                  ))}
                  {Object.keys(entry.detail).length === 0 && <span>No details</span>}
                </li>
              )}
            </Fragment>
          );
        })}
        <li className="prompt" ref={paused ? undefined : showEnd} key={shown.at(-1)?.id ?? 'none'}>
          <i />
          waiting for the next event
        </li>
      </ol>
    </section>
  );
}
