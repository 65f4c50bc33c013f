/** The handset page: phones on a bench, faults, and what goes over the wire. */
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Faults } from '../lab/Faults.tsx';
import { WireLog } from '../lab/WireLog.tsx';
import { ask } from '../live/api.ts';
import type { World } from '../live/world.ts';
import type { Exchange } from '../talk/exchange.ts';
import { AddPhone } from './AddPhone.tsx';
import { ManyCallers } from './ManyCallers.tsx';
import { PhoneCard } from './PhoneCard.tsx';
import { isPhone } from './words.ts';

const colors = ['mustard', 'sage', 'coral'];
const names = ['Mina', 'Otis', 'Lena', 'Hugo', 'Noor', 'Juno', 'Abel', 'Cleo'];

export function Bench({ world, exchange }: { world: World; exchange: Exchange }) {
  const talks = useSyncExternalStore(exchange.subscribe, exchange.talks);
  const [adding, setAdding] = useState(false);
  // A switchboard answers by itself, and senders of texts do not ring.
  const registered = world.phones
    .filter(({ number, extensions }) => isPhone(number) && extensions.length === 0)
    .map(({ number }) => number)
    .join(' ');
  useEffect(() => exchange.register(registered === '' ? [] : registered.split(' ')), [exchange, registered]);

  const randomCaller = () => {
    const line = String(Math.floor(Math.random() * 100)).padStart(2, '0');
    const area = ['206', '303', '512', '646', '718', '808'][Math.floor(Math.random() * 6)] ?? '206';
    void ask('POST', '/phones', {
      number: `+1${area}55501${line}`,
      name: names[Math.floor(Math.random() * names.length)],
    });
  };

  return (
    <main className="bench">
      <section className="desk">
        <div className="dbar">
          <b>
            {world.phones.length} {world.phones.length === 1 ? 'phone' : 'phones'}
          </b>
          <span className="sp" />
          {adding ? (
            <AddPhone onDone={() => setAdding(false)} />
          ) : (
            <>
              <button type="button" className="hb" data-testid="handset-add" onClick={() => setAdding(true)}>
                <IconPlus size={14} stroke={2} />
                Add a phone
              </button>
              <button type="button" className="hb" onClick={randomCaller}>
                <IconRefresh size={14} stroke={2} />
                Random caller
              </button>
              <ManyCallers numbers={world.numbers} />
            </>
          )}
        </div>
        <div className="phones">
          {world.phones.map((phone, at) => (
            <PhoneCard
              key={phone.number}
              phone={phone}
              talk={
                talks.findLast((talk) => talk.phone === phone.number && talk.state !== 'ended') ??
                talks.findLast((talk) => talk.phone === phone.number)
              }
              world={world}
              exchange={exchange}
              color={colors[at % colors.length] ?? 'mustard'}
            />
          ))}
          {world.loaded && world.phones.length === 0 && (
            <p className="none">No phones yet. Add one to call and text Ringline from outside.</p>
          )}
        </div>
      </section>
      <aside className="lab">
        <Faults faults={world.faults} phones={world.phones} />
        <WireLog entries={world.wire} phones={world.phones} />
      </aside>
    </main>
  );
}
