/** The display of a phone that calls, rings or talks. */
import { IconAlertTriangle, IconBellRinging, IconEar } from '@tabler/icons-react';
import type { Exchange, Talk } from '../talk/exchange.ts';
import type { Call, WorkspaceNumber } from '../types.ts';
import { Level } from './Level.tsx';
import { useNow } from './useNow.ts';
import { clock, showNumber } from './words.ts';

export interface CallScreenProps {
  readonly talk: Talk;
  readonly call: Call | undefined;
  readonly numbers: readonly WorkspaceNumber[];
  readonly exchange: Exchange;
  readonly says: string;
  readonly fault: string | undefined;
  readonly onAnswer: () => void;
}

const words: Readonly<Record<Talk['state'], string>> = {
  calling: 'Calling',
  ringing: 'Ringing',
  incoming: 'Call from',
  talking: 'On a call with',
  ended: 'Call ended',
};

export function CallScreen(props: CallScreenProps) {
  const { talk, call, numbers, exchange, fault } = props;
  const now = useNow(500);
  const label = numbers.find((one) => one.number === talk.other)?.name ?? '';
  if (talk.state === 'incoming') {
    return (
      <>
        <div className="lc ring">
          <span className="bellw">
            <IconBellRinging size={30} stroke={1.5} />
          </span>
          <p className="lcs" data-testid="handset-state">
            Ringing, {Math.floor((now - talk.since) / 1_000)} s
          </p>
          <h2 data-testid="handset-other">{showNumber(talk.other)}</h2>
          <p className="lcs">{label === showNumber(talk.other) ? '' : label}</p>
        </div>
        {fault !== undefined && <Alarm text={fault} />}
        <div className="pick">
          <button type="button" data-testid="handset-answer" onClick={props.onAnswer}>
            Answer
          </button>
          <button type="button" data-testid="handset-reject" onClick={() => exchange.hangUp(talk.id)}>
            Reject
          </button>
        </div>
      </>
    );
  }
  return (
    <>
      <div className="lc">
        <p className="lcs" data-testid="handset-state">
          {words[talk.state]}
        </p>
        <h2 data-testid="handset-other">{showNumber(talk.other)}</h2>
        <p className="lcs">{label === showNumber(talk.other) ? '' : label}</p>
      </div>
      {talk.state === 'talking' && (
        <time className="lct" data-testid="handset-timer">
          {clock(talk.since, now)}
        </time>
      )}
      {talk.state === 'talking' && (
        <div className="hear" data-testid="handset-hears">
          <span>
            <IconEar size={14} stroke={2} />
            hears
          </span>
          <p>{call?.hears ? (call.hears.startsWith('♪') ? call.hears : `“${call.hears}”`) : 'live audio'}</p>
        </div>
      )}
      <Trouble talk={talk} exchange={exchange} />
      {talk.state === 'talking' && <Level exchange={exchange} id={talk.id} />}
    </>
  );
}

function Trouble({ talk, exchange }: { talk: Talk; exchange: Exchange }) {
  if (talk.trouble === undefined) return null;
  if (talk.trouble === 'sound-blocked') {
    return (
      <div className="armed" data-testid="handset-no-audio">
        <IconAlertTriangle size={14} />
        <span>
          Your browser blocks sound until you click.{' '}
          <button type="button" className="lk" onClick={() => exchange.allowSound(talk.id)}>
            Turn sound on
          </button>
        </span>
      </div>
    );
  }
  if (talk.trouble === 'no-path') {
    return (
      <div className="armed" role="alert" data-testid="handset-no-audio">
        <IconAlertTriangle size={14} />
        <span>
          No audio has arrived. A VPN or firewall may be blocking UDP on this computer. Hang up, allow UDP or turn it
          off, and call again.
        </span>
      </div>
    );
  }
  return <Alarm text={talk.trouble} />;
}

function Alarm({ text }: { text: string }) {
  return (
    <div className="armed" role="status">
      <IconAlertTriangle size={14} />
      <span>{text}</span>
    </div>
  );
}
