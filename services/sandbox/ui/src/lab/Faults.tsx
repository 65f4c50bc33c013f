/** Faults on demand. */
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { ask } from '../live/api.ts';
import type { Fault, Phone } from '../types.ts';

interface Kind {
  readonly kind: string;
  readonly title: string;
  readonly code: string;
  readonly what: string;
  /** Counted in calls or texts, or in seconds. */
  readonly unit: 'call' | 'text' | 'report' | 's' | 's apart';
}

const kinds: readonly Kind[] = [
  { kind: 'busy', title: 'Busy', code: '486', what: 'Busy right away', unit: 'call' },
  { kind: 'no-answer', title: 'No answer', code: '480', what: 'Rings, no one answers', unit: 'call' },
  { kind: 'carrier-error', title: 'Carrier error', code: '503', what: 'The carrier can’t connect it', unit: 'call' },
  { kind: 'late-report', title: 'Late delivery report', code: 'DLR', what: 'Delivered now, reported later', unit: 's' },
  {
    kind: 'report-twice',
    title: 'Duplicate callback',
    code: 'x2',
    what: 'Each callback arrives twice',
    unit: 's apart',
  },
  { kind: 'lost-callback', title: 'Lost callback', code: 'x0', what: 'A callback never arrives', unit: 'report' },
  {
    kind: 'block-short-links',
    title: 'Block short links',
    code: '30007',
    what: 'The carrier filters the text',
    unit: 'text',
  },
  { kind: 'rate-limit', title: 'Too many requests', code: '429', what: 'The API refuses a call or text', unit: 'call' },
  {
    kind: 'caller-id-refused',
    title: 'Caller ID refused',
    code: '21210',
    what: 'Forwards can’t show the caller',
    unit: 'call',
  },
  { kind: 'late-crash', title: 'Late crash notice', code: 'RTP', what: 'A dead client looks connected', unit: 's' },
  { kind: 'slow-api', title: 'Slow API', code: 'REST', what: 'Each request takes longer', unit: 's' },
  { kind: 'number-gone', title: 'Number gone', code: '21422', what: 'Sold between search and purchase', unit: 'call' },
  {
    kind: 'lost-purchase',
    title: 'Lost purchase',
    code: '20503',
    what: 'Bought, but the answer is lost',
    unit: 'call',
  },
];

export function Faults({ faults, phones }: { faults: readonly Fault[]; phones: readonly Phone[] }) {
  const armed = faults.filter((fault) => fault.on).length;
  return (
    <section className="faults">
      <header>
        <h2>Faults</h2>
        {armed > 0 && <span className="armc">{armed} armed</span>}
        <span className="sp" />
        <button type="button" className="lk" onClick={() => void ask('DELETE', '/faults')}>
          All off
        </button>
      </header>
      <ul>
        {kinds.map((kind) => {
          const fault = faults.find((one) => one.kind === kind.kind);
          return fault && <Row key={kind.kind} kind={kind} fault={fault} phones={phones} />;
        })}
      </ul>
      <footer>
        <span>500 555</span>
        <code>0001 busy</code>
        <code>0002 silent</code>
        <code>0006 answers</code>
        <code>0009 invalid</code>
      </footer>
    </section>
  );
}

function Row({ kind, fault, phones }: { kind: Kind; fault: Fault; phones: readonly Phone[] }) {
  const save = (change: Partial<Fault>) => void ask('PUT', '/faults', { ...fault, ...change });
  const counted = kind.unit !== 's' && kind.unit !== 's apart';
  const step = (by: number) =>
    counted
      ? save({ left: Math.max(1, (fault.left ?? 1) + by) })
      : save({ seconds: Math.max(1, fault.seconds + by * (kind.unit === 's' ? 10 : 1)) });
  const left = fault.left ?? 0;
  const amount = counted
    ? fault.left === null
      ? `every ${kind.unit}`
      : `${left} ${kind.unit}${left === 1 ? '' : 's'}`
    : `${fault.seconds} ${kind.unit}`;
  return (
    <li className={`sw ${fault.on ? 'on' : ''}`} data-testid={`fault-${kind.kind}`}>
      <button
        type="button"
        className="tgl"
        role="switch"
        aria-checked={fault.on}
        aria-label={kind.title}
        onClick={() => save({ on: !fault.on })}
      >
        <i />
      </button>
      <div className="swm">
        <b>
          {kind.title}
          <code>{kind.code}</code>
        </b>
        <span>{kind.what}</span>
      </div>
      <div className="swr">
        <span className="stp">
          <button type="button" aria-label="Less" onClick={() => step(-1)}>
            <IconMinus size={11} stroke={2.25} />
          </button>
          <b>{amount}</b>
          <button type="button" aria-label="More" onClick={() => step(1)}>
            <IconPlus size={11} stroke={2.25} />
          </button>
        </span>
        <select
          aria-label="Phone"
          value={fault.only ?? ''}
          onChange={(event) => save({ only: event.target.value || null })}
        >
          <option value="">any phone</option>
          {phones.map((phone) => (
            <option key={phone.number} value={phone.number}>
              {phone.name || phone.number}
            </option>
          ))}
        </select>
      </div>
    </li>
  );
}
