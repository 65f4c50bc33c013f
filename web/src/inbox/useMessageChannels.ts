import { useEffect, useMemo, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { useMessageChannelsQuery } from '../__generated__/useMessageChannelsQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { serverNow } from '../base/relay/serverClock.ts';
import type { ComposerTarget } from './composerTarget.ts';

type Told = useMessageChannelsQuery['response']['getMessageChannels'][number];
type Hindrance = Exclude<NonNullable<Told['hindrance']>, '%future added value'>;

export interface MessageChannel {
  readonly channel: 'SMS' | 'MMS' | 'WHATSAPP' | 'VIBER';
  /** Why a message would not leave by it. */
  readonly hindrance: Hindrance | undefined;
  /** Of WhatsApp: until when free words may be written. Of Viber: until when they cost less. */
  readonly windowClosesAt: string | undefined;
}
type Channels = readonly MessageChannel[];

const channelOf = ({ channel, hindrance, windowClosesAt }: Told): MessageChannel[] =>
  channel === 'VOICE'
    ? []
    : [
        {
          channel,
          hindrance: hindrance ?? undefined,
          windowClosesAt: windowClosesAt ? String(windowClosesAt) : undefined,
        },
      ];

/**
 * By which channels a message from a number to a person would leave. Asked anew when something new stands in the thread, and when the
 * window of WhatsApp or Viber closes; until it is known, and while the server is away, undefined: texts are written as ever.
 */
export function useMessageChannels(
  phoneNumberId: string | undefined,
  target: ComposerTarget | undefined,
  newest: string,
): { readonly of: string; readonly channels: Channels } | undefined {
  const asked = useMemo(
    () =>
      phoneNumberId === undefined || target === undefined ? undefined : JSON.stringify({ phoneNumberId, ...target }),
    [phoneNumberId, target],
  );
  const [known, setKnown] = useState<{ of: string; channels: Channels }>();
  const [round, setRound] = useState(0);
  // Asked again with each of them.
  const wanted = asked === undefined ? undefined : JSON.stringify([asked, newest, round]);
  useEffect(() => {
    if (wanted === undefined) return;
    const [of] = JSON.parse(wanted) as [string];
    const query = fetchQuery<useMessageChannelsQuery>(
      environment,
      graphql`
        query useMessageChannelsQuery($phoneNumberId: ID!, $contactId: ID, $to: String) {
          getMessageChannels(phoneNumberId: $phoneNumberId, contactId: $contactId, to: $to) {
            channel
            hindrance
            windowClosesAt
          }
        }
      `,
      JSON.parse(of) as useMessageChannelsQuery['variables'],
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ getMessageChannels }) => setKnown({ of, channels: getMessageChannels.flatMap(channelOf) }),
      // Sending says what is wrong; what is known stays.
      error: () => undefined,
    });
    return () => query.unsubscribe();
  }, [wanted]);
  const closesAt = known?.channels.flatMap(({ windowClosesAt }) => windowClosesAt ?? []).toSorted()[0];
  useEffect(() => {
    if (!closesAt) return;
    const left = new Date(closesAt).getTime() - serverNow();
    const timer = setTimeout(() => setRound((before) => before + 1), Math.max(0, left) + 1_000);
    return () => clearTimeout(timer);
  }, [closesAt]);
  return known?.of === asked ? known : undefined;
}
