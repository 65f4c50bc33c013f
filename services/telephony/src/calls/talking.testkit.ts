/** A call on which Ana talks, for tests of what may be done in it. */
import { updateNumberSettings } from '../numbers/numbers.ts';
import { outboundTalks } from '../testing/outboundTalks.ts';
import { principalOf, type telephonyWorld } from '../testing/world.ts';
import { callMessage } from './callView.ts';
import { getCallTimeline } from './getCallTimeline.ts';

interface Wanted {
  /** Whether the number records its calls. */
  recording?: boolean;
  /** How it tells of that; absent: as every number does. */
  notice?: 'BEEP' | 'OFF';
  /** Whether its recordings can be paused; absent: as of every number. */
  allowPause?: boolean;
}

/** @param numbers what the numbers of this file begin with, in E.164, without their last four digits */
export function talkingIn(world: Awaited<ReturnType<typeof telephonyWorld>>, numbers: string) {
  const { carrier, deps, executor } = world;
  const { talk } = outboundTalks(world);
  let made = 0;

  async function talking({ notice, allowPause, ...options }: Wanted = {}) {
    const place = await world.workspace(['Ana', 'Ben'], `${numbers}${String((made += 1)).padStart(4, '0')}`, options);
    const [ana, ben] = place.people.map(({ userId }) => principalOf(place.workspaceId, userId));
    if (!ana || !ben) throw new Error('nobody is there');
    if (notice)
      await updateNumberSettings(deps)(
        { id: place.phoneNumberId, version: 1, recordingNotice: notice, recordingNoticeConfirmation: place.number },
        ana,
      );
    if (allowPause !== undefined)
      await updateNumberSettings(deps)({ id: place.phoneNumberId, version: 1, allowPause }, ana);
    const { callId, report } = await talk(place, ana);
    for (const known of carrier.calls.values()) known.status = 'in-progress';
    carrier.participants.set(`call-${callId}`, []);
    carrier.requests.length = 0;
    const capture = async () => {
      await executor.idle();
      const { recording } = callMessage(await world.readState(place.workspaceId, callId));
      return [recording?.capture ?? '', recording?.onDemand ?? false];
    };
    const names = async () =>
      (await getCallTimeline(deps)(callId, ana))
        .map(({ name = '' }) => name)
        .filter((name) => name.startsWith('recording.'));
    return { ...place, callId, ana, ben, report, capture, names };
  }

  /** What was asked of the carrier since they talk. */
  const asked = (path: RegExp) =>
    carrier.requests.filter((request) => request.method === 'POST' && path.test(request.path));
  /** The announcements with a sound, one for each who hears it. */
  const announced = (sound: string) =>
    asked(/\/Participants\/CA/).filter(({ form }) => String(form['AnnounceUrl']).includes(sound));
  return { talking, asked, announced };
}
