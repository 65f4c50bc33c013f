/** What the machine asks of its host, done: by the server, by this browser's device, by the ringer. */
import { deviceId } from './device/deviceId.ts';
import type { Equipment } from './device/equipment.ts';
import type { Ringer } from './device/ringer.ts';
import type { HostEffects } from './phoneEffects.ts';
import type { PhoneServer } from './phoneServer.ts';
import type { PhoneContext, PhoneEvent } from './phoneState.ts';
import { rememberNumber } from './rememberedNumber.ts';
import { ringSpeaker } from './settings/preferences.ts';

interface Machine {
  readonly self: { send(event: PhoneEvent): void; getSnapshot(): { context: PhoneContext } };
}
type HostActions = { readonly [Name in keyof HostEffects]: (machine: Machine, params: HostEffects[Name]) => void };

/** As this person has chosen to be rung, where they have chosen it on this browser. */
export function ring(ringer: Ringer, equipment: Equipment): void {
  const tone = equipment.ringtone();
  if (tone) void ringer.start(tone.url, ringSpeaker());
}

/** @param say tells the person what stands in the way of what they asked for */
export function hostActions({
  server,
  equipment,
  ringer,
  workspaceId,
  say,
}: {
  server: PhoneServer;
  equipment: Equipment;
  ringer: Ringer;
  workspaceId: string;
  say: { unregistered(): void; endWaits(): void };
}): HostActions {
  const tell =
    ({ self }: Machine) =>
    (event: PhoneEvent) =>
      self.send(event);
  return {
    place: (machine, { to, numberId }) => {
      const input = { to, phoneNumberId: numberId, deviceId: deviceId() };
      void server.place(input, equipment.device, tell(machine), equipment.attempt);
    },
    answer: (machine, { call, aside }) =>
      void server.answer(call, aside, equipment.device, tell(machine), equipment.attempt),
    setAside: (machine, { callId }) => void server.setAside(callId, tell(machine)),
    decline: ({ self }, { callId }) => {
      const { call } = self.getSnapshot().context;
      equipment.device?.reject(callId, call?.myOffer?.callSid ?? undefined);
      void server.decline(callId);
    },
    end: (_, { callId }) => {
      equipment.giveUp();
      const line = equipment.device;
      const carried = line?.active;
      line?.mute(true);
      // The server first: a leg that vanishes before it knows would be a lost agent, whom the caller waits for.
      if (callId !== undefined)
        void server.end(callId, () => say.endWaits()).finally(() => carried && line?.disconnect(carried));
    },
    hold: (machine, { callId, hold, participantId }) => void server.hold(callId, hold, participantId, tell(machine)),
    record: (machine, { callId, on }) => void server.record(callId, on, tell(machine)),
    pauseRecording: (machine, { callId, paused }) => void server.pauseRecording(callId, paused, tell(machine)),
    transfer: (machine, { callId, ...choice }) => void server.transfer(callId, choice, tell(machine)),
    supervise: (machine, what) =>
      void server.supervise({ ...what, deviceId: deviceId() }, equipment.device, tell(machine), equipment.attempt),
    addPeople: (machine, choice) => void server.addPeople(choice, tell(machine)),
    changeTransfer: (machine, { callId, change }) => void server.changeTransfer(callId, change, tell(machine)),
    rejoin: (machine, { callId }) =>
      void server.rejoin(callId, deviceId(), equipment.device, tell(machine), equipment.attempt),
    muteMicrophone: (_, { muted }) => equipment.device?.mute(muted),
    sendDigits: (_, { digits }) => equipment.device?.sendDigits(digits),
    disconnectMedia: () => {
      equipment.giveUp();
      equipment.device?.disconnect();
    },
    startRinging: () => ring(ringer, equipment),
    stopRinging: () => ringer.stop(),
    muteRingingEverywhere: (_, { callId }) => void server.muteRinging(callId),
    rememberNumber: (_, { numberId }) => rememberNumber(workspaceId, numberId),
    refuseUnregistered: () => say.unregistered(),
  };
}
