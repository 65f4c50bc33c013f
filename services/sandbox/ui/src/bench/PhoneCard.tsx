/** One phone on the bench: its display, its keys, and how it behaves. */
import { IconAntennaBars5, IconChevronDown, IconMessage2, IconPhoneFilled, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ask } from '../live/api.ts';
import type { World } from '../live/world.ts';
import type { Exchange, Talk } from '../talk/exchange.ts';
import type { Phone } from '../types.ts';
import { carried } from './carried.ts';
import { CallScreen } from './CallScreen.tsx';
import { Flag } from './Flag.tsx';
import { IdleScreen } from './IdleScreen.tsx';
import { TextScreen } from './TextScreen.tsx';
import { useNow } from './useNow.ts';
import { isPhone, showInternational, timeOfDay, toE164 } from './words.ts';

export interface PhoneCardProps {
  readonly phone: Phone;
  readonly talk: Talk | undefined;
  readonly world: World;
  readonly exchange: Exchange;
  readonly color: string;
}

/** What is written on its tape: the number, and what is special about it. */
function whoIs({ number, hides, extensions }: Phone): string {
  const shown = showInternational(number);
  if (hides !== null) return hides === '' ? `${shown}, no caller ID` : `${shown} as ${hides}`;
  return extensions.length > 0 ? `${shown} ext. ${extensions.join(', ')}` : shown;
}

const keys = ['1 ', '2 abc', '3 def', '4 ghi', '5 jkl', '6 mno', '7 pqrs', '8 tuv', '9 wxyz', '* ', '0 +', '# '].map(
  (key) => key.split(' '),
);

export function PhoneCard({ phone, talk, world, exchange, color }: PhoneCardProps) {
  const [dialed, setDialed] = useState('');
  const sendsTexts = !isPhone(phone.number);
  const [texting, setTexting] = useState(sendsTexts);
  const [pressed, setPressed] = useState<string>();
  const now = useNow(30_000);
  const texts = world.texts[phone.number] ?? [];
  const incoming = talk?.state === 'incoming';
  const busy = talk !== undefined && talk.state !== 'ended';
  const talkId = talk?.id;

  useEffect(() => {
    if (!incoming || typeof phone.answers !== 'number' || talkId === undefined) return undefined;
    const timer = setTimeout(() => void exchange.answer(talkId, phone.says), phone.answers * 1_000);
    return () => clearTimeout(timer);
  }, [incoming, phone.answers, phone.says, talkId, exchange]);

  // A call takes the display; a text that comes while nothing else happens shows itself.
  const lastArrived = texts.findLast((text) => text.direction !== 'inbound')?.sid;
  const [seen, setSeen] = useState({ talkId, lastArrived });
  if (seen.talkId !== talkId || seen.lastArrived !== lastArrived) {
    setSeen({ talkId, lastArrived });
    if (sendsTexts) setTexting(true);
    else if (talkId !== undefined && seen.talkId !== talkId) setTexting(false);
    else if (seen.lastArrived !== lastArrived && !busy) setTexting(true);
  }

  const call = (to: string) => {
    if (to.trim() === '' || busy) return;
    setTexting(false);
    void exchange.call(phone.number, toE164(to), phone.says);
  };
  const press = (key: string) => {
    if (talk?.state === 'talking') exchange.press(talk.id, key);
    else if (!busy) setDialed((text) => text + key);
    setPressed(key);
    setTimeout(() => setPressed(undefined), 140);
  };
  const change = (settings: Partial<Phone>) => {
    void ask('PUT', `/phones/${encodeURIComponent(phone.number)}`, { ...phone, ...settings });
    if (settings.says !== undefined && talk?.state === 'talking') void exchange.say(talk.id, settings.says);
  };
  const armed = world.faults.find(
    (fault) =>
      fault.on &&
      (fault.only === null || fault.only === phone.number) &&
      ['busy', 'no-answer', 'carrier-error'].includes(fault.kind),
  );

  return (
    <article
      className="ph-slot"
      data-testid="handset-phone"
      data-number={phone.number}
      aria-label={`Phone of ${phone.name || phone.number}`}
    >
      <div className="tape">
        <Flag number={phone.number} />
        <b>{phone.name}</b>
        <span title={whoIs(phone)}>{whoIs(phone)}</span>
        <button
          type="button"
          aria-label={`Remove ${phone.name || phone.number}`}
          onClick={() => void ask('DELETE', `/phones/${encodeURIComponent(phone.number)}`)}
        >
          <IconX size={12} />
        </button>
      </div>
      <div className={`shell ${color}`}>
        {incoming && <span className="ray l" />}
        {incoming && <span className="ray r" />}
        <span className="ant" />
        <span className="ear">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
        <div className="lcd">
          <div className="lh">
            <span>
              <IconAntennaBars5 size={13} stroke={2.25} /> {phone.number.startsWith('+44') ? 'LDN CELL' : 'NW CELL'}
            </span>
            <span>{timeOfDay(new Date(now).toISOString())}</span>
          </div>
          {texting ? (
            <TextScreen
              texts={texts}
              numbers={world.numbers}
              onPress={async ({ sid, from, to }, button) => {
                await ask('POST', '/texts', {
                  from: to,
                  to: from,
                  body: '',
                  channel: 'whatsapp',
                  button,
                  repliesTo: sid,
                });
              }}
              onRead={async (sid) => ask('POST', `/texts/${sid}/read`)}
              onSend={async (to, body, files, channel) =>
                ask('POST', '/texts', { from: phone.number, to, body, media: await carried(files), channel })
              }
            />
          ) : talk ? (
            <CallScreen
              talk={talk}
              call={talk.callSid === undefined ? undefined : world.calls[talk.callSid]}
              numbers={world.numbers}
              exchange={exchange}
              says={phone.says}
              fault={armed && `Fault armed: ${armed.kind}`}
              onAnswer={() => void exchange.answer(talk.id, phone.says)}
            />
          ) : (
            <IdleScreen dialed={dialed} numbers={world.numbers} onDialed={setDialed} onCall={call} />
          )}
        </div>
        <div className="fn">
          <button
            type="button"
            className={`fk go ${incoming ? 'blink' : busy ? 'lit' : ''}`}
            data-testid="handset-dial"
            disabled={sendsTexts}
            title={sendsTexts ? 'This phone only sends texts.' : undefined}
            onClick={() =>
              incoming ? void exchange.answer(talk.id, phone.says) : texting ? setTexting(false) : call(dialed)
            }
          >
            <IconPhoneFilled size={17} />
            <span>Talk</span>
          </button>
          <button
            type="button"
            className={`fk tx ${texting ? 'lit' : ''}`}
            data-testid="handset-text"
            onClick={() => setTexting(!texting)}
          >
            <IconMessage2 size={17} />
            <span>Text</span>
          </button>
          <button
            type="button"
            className="fk no"
            data-testid="handset-end"
            onClick={() => {
              if (talk && busy) exchange.hangUp(talk.id);
              else setDialed('');
            }}
          >
            <IconPhoneFilled size={17} className="hup" />
            <span>End</span>
          </button>
        </div>
        {!texting && (
          <div className="rk">
            {keys.map(([digit = '', letters]) => (
              <button
                key={digit}
                type="button"
                className={`k ${pressed === digit ? 'dn' : ''}`}
                data-testid={`handset-key-${digit}`}
                onClick={() => press(digit)}
              >
                <b>{digit}</b>
                <span>{letters}</span>
              </button>
            ))}
          </div>
        )}
      </div>
      <ul className="under">
        <li>
          <label>
            <span>Caller plays</span>
            <select
              data-testid="handset-says"
              value={phone.says}
              onChange={(event) => change({ says: event.target.value })}
            >
              <option value="caller">recorded caller</option>
              <option value="microphone">my microphone</option>
              <option value="silence">silence</option>
              {phone.says.startsWith('tone:') && <option value={phone.says}>tone {phone.says.slice(5)} Hz</option>}
            </select>
            <IconChevronDown size={12} stroke={2.25} />
          </label>
        </li>
        <li className={phone.answers === 'never' || phone.answers === 'busy' ? 'warn' : ''}>
          <label>
            <span>Answers</span>
            <select
              data-testid="handset-answers"
              value={String(phone.answers)}
              onChange={(event) => {
                const { value } = event.target;
                change({ answers: /^\d+$/.test(value) ? Number(value) : (value as 'by-hand') });
              }}
            >
              <option value="by-hand">manually</option>
              <option value="0">right away</option>
              <option value="2">after 2 s</option>
              <option value="5">after 5 s</option>
              <option value="never">never</option>
              <option value="busy">busy</option>
            </select>
            <IconChevronDown size={12} stroke={2.25} />
          </label>
        </li>
        <li className={phone.viber === 'on' ? '' : 'warn'}>
          <label>
            <span>Viber</span>
            <select
              data-testid="handset-viber"
              value={phone.viber}
              onChange={(event) => change({ viber: event.target.value as 'on' })}
            >
              <option value="on">installed</option>
              <option value="blocks">blocks businesses</option>
              <option value="none">not installed</option>
            </select>
            <IconChevronDown size={12} stroke={2.25} />
          </label>
        </li>
        {phone.says === 'microphone' && (
          <li className="wide">Use headphones: two phones on one desk cause feedback.</li>
        )}
      </ul>
    </article>
  );
}
