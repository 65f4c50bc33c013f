import {
  IconAlertCircle,
  IconBan,
  IconHourglass,
  IconMoon,
  IconPhone,
  IconPhoneCall,
  IconPhoneIncoming,
  IconPhoneOff,
  IconPhoneOutgoing,
  IconPhoneX,
  IconRecordMail,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CallResult_item$key } from '../__generated__/CallResult_item.graphql.ts';
import styles from './CallResult.module.css';
import { ordinal } from '../ui/ordinal.ts';
import { resultOf, type ResultName } from './callResult.ts';

const ICONS: Record<Exclude<ResultName, 'answered'>, Icon> = {
  missed: IconPhoneX,
  noAnswer: IconPhoneOff,
  voicemail: IconRecordMail,
  declined: IconPhoneOff,
  blocked: IconBan,
  busy: IconPhoneOff,
  hungUp: IconHourglass,
  cancelled: IconPhoneOff,
  failed: IconAlertCircle,
  outsideHours: IconMoon,
  callbackAsked: IconPhoneCall,
  callbackWaits: IconHourglass,
  callbackPending: IconHourglass,
  ringing: IconPhoneCall,
  waiting: IconHourglass,
  calling: IconPhoneCall,
  onCall: IconPhone,
};

const ITEM = graphql`
  fragment CallResult_item on Conversation {
    direction
    call {
      status
      endReason
      phase
      inQueue
      queuePosition
    }
  }
`;

/** What a call came to: its result, the word for it and its icon. Undefined for what is no call. */
export function useCallResult(key: CallResult_item$key) {
  const { t, i18n } = useTranslation('calls');
  const { direction, call } = useFragment(ITEM, key);
  if (!call) return undefined;
  const { name, tone } = resultOf({ ...call, direction });
  const answered = direction === 'OUTBOUND' ? IconPhoneOutgoing : IconPhoneIncoming;
  return {
    name,
    tone,
    word: t(`result.${name}`, { place: ordinal(call.queuePosition ?? 0, i18n.language) }),
    icon: name === 'answered' ? answered : ICONS[name],
  };
}

/** A call's result as icon and word; `tile` puts the icon on a tinted square, as call cards have it. */
export function CallResult({ item, tile = false }: { item: CallResult_item$key; tile?: boolean }) {
  const result = useCallResult(item);
  if (result === undefined) return null;
  const ResultIcon = result.icon;
  return (
    <span className={styles['result']} data-tone={result.tone} data-tile={tile || undefined}>
      <span className={styles['icon']} aria-hidden>
        <ResultIcon size={16} stroke={2} />
      </span>
      <span className={styles['word']}>{result.word}</span>
    </span>
  );
}
