/** The phone's requests: what each effect of the machine asks of the server and of the device, in which order. */
import { commitMutation, readInlineData } from 'react-relay';
import { type Environment, getRequest, type GraphQLTaggedNode, type MutationParameters } from 'relay-runtime';
import type { phoneOperations_call$key } from '../__generated__/phoneOperations_call.graphql.ts';
import type { phoneOperationsDeclineCallMutation } from '../__generated__/phoneOperationsDeclineCallMutation.graphql.ts';
import type { phoneOperationsEndCallMutation } from '../__generated__/phoneOperationsEndCallMutation.graphql.ts';
import type { phoneOperationsHoldCallMutation } from '../__generated__/phoneOperationsHoldCallMutation.graphql.ts';
import type { phoneOperationsMuteRingingMutation } from '../__generated__/phoneOperationsMuteRingingMutation.graphql.ts';
import type { phoneOperationsPauseCallRecordingMutation } from '../__generated__/phoneOperationsPauseCallRecordingMutation.graphql.ts';
import type { phoneOperationsPlaceCallMutation } from '../__generated__/phoneOperationsPlaceCallMutation.graphql.ts';
import type { phoneOperationsRecordCallMutation } from '../__generated__/phoneOperationsRecordCallMutation.graphql.ts';
import type { phoneOperationsRejoinCallMutation } from '../__generated__/phoneOperationsRejoinCallMutation.graphql.ts';
import type {
  DeviceState,
  phoneOperationsReportDeviceMutation,
} from '../__generated__/phoneOperationsReportDeviceMutation.graphql.ts';
import type { phoneOperationsReportLostParticipantMutation } from '../__generated__/phoneOperationsReportLostParticipantMutation.graphql.ts';
import type { phoneOperationsSetCallAsideMutation } from '../__generated__/phoneOperationsSetCallAsideMutation.graphql.ts';
import type { transferOperationsAddMutation } from '../__generated__/transferOperationsAddMutation.graphql.ts';
import type { transferOperationsSuperviseMutation } from '../__generated__/transferOperationsSuperviseMutation.graphql.ts';
import type { transferOperationsTakeBackMutation } from '../__generated__/transferOperationsTakeBackMutation.graphql.ts';
import type { transferOperationsTransferMutation } from '../__generated__/transferOperationsTransferMutation.graphql.ts';
import { overSocket } from '../base/relay/overSocket.ts';
import { RefusedError, refusalOf } from '../base/relay/refusal.ts';
import { askForMicrophone } from './device/microphone.ts';
import type { PhoneDevice } from './device/phoneDevice.ts';
import type { PhoneEvent } from './phoneState.ts';
import {
  callFragment,
  declineCallMutation,
  endCallMutation,
  holdCallMutation,
  muteRingingMutation,
  pauseCallRecordingMutation,
  placeCallMutation,
  recordCallMutation,
  rejoinCallMutation,
  reportDeviceMutation,
  reportLostParticipantMutation,
  setCallAsideMutation,
} from './phoneOperations.ts';
import {
  addToCallMutation,
  completeTransferMutation,
  mergeTransferMutation,
  superviseCallMutation,
  takeBackCallMutation,
  transferCallMutation,
} from './transferOperations.ts';
import type { AddChoice, CallSnapshot, SupervisionMode, TransferChange, TransferChoice } from './types.ts';

type Tell = (event: PhoneEvent) => void;

/** Milliseconds until the server is told again that a call was hung up on, and for how long: nobody waits longer in such a call. */
const END_AGAIN_MS = 1_000;
const END_FOR_MS = 120_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Milliseconds that the server has for what stands between Accept and the call: a request may hang on a network that is gone. */
const ANSWER_MS = 10_000;

/** @throws Error when it takes too long, as where the server could not be asked */
function inTime<T>(asked: Promise<T>): Promise<T> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('The server does not answer')), ANSWER_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(limit));
}

export interface DeviceReport {
  readonly deviceId: string;
  readonly label: string;
  readonly state: DeviceState;
  readonly microphoneAllowed: boolean;
}

export type PhoneServer = ReturnType<typeof createPhoneServer>;

export function createPhoneServer(environment: Environment) {
  const run = <Mutation extends MutationParameters>(mutation: GraphQLTaggedNode, variables: Mutation['variables']) =>
    new Promise<Mutation['response']>((resolve, reject) => {
      commitMutation<Mutation>(environment, {
        mutation,
        variables,
        onCompleted: (data) => resolve(data),
        onError: reject,
      });
    });
  const snapshot = (key: phoneOperations_call$key) => readInlineData(callFragment, key) as CallSnapshot;
  const refuse = (tell: Tell, error: unknown) => {
    const { code, message } = refusalOf(error);
    // Of the two ways out of this page the server is one, and words its own no; the other is this browser's device.
    const own = code === 'INTERNAL' && message === '' ? 'connection' : message;
    tell({ type: 'REFUSED', problem: { code, message: own } });
  };
  /** What comes of an attempt that was given up is told to nobody. */
  const unless =
    (givenUp: AbortSignal, tell: Tell): Tell =>
    (event) => {
      if (!givenUp.aborted) tell(event);
    };
  /** Calls that were hung up on here, of which the server may not know yet. */
  const ended = new Set<string>();
  /**
   * Pressing End is told until the server has heard it: it would have the caller rung back to whoever hung up, and who hung up would
   * believe that it is over. Resolves after the first try, whatever came of it.
   * @param waits the server could not be asked
   */
  const end = async (callId: string, waits?: () => void): Promise<void> => {
    ended.add(callId);
    if (await isTold(callId)) return;
    waits?.();
    void (async () => {
      for (const since = performance.now(); performance.now() - since < END_FOR_MS;) {
        await pause(END_AGAIN_MS);
        if (!ended.has(callId) || (await isTold(callId))) return;
      }
    })();
  };
  /** Whether the server knows, or said why not. */
  const isTold = async (callId: string): Promise<boolean> => {
    try {
      await inTime(run<phoneOperationsEndCallMutation>(endCallMutation, { callId }));
      return true;
    } catch (error) {
      return error instanceof RefusedError;
    }
  };
  /** A person is on one call at a time (defaults 22): the next is asked for when the one before is known to be over. */
  let placing: Promise<unknown> = Promise.resolve();
  const waits = (callId: string) => inTime(run<phoneOperationsSetCallAsideMutation>(setCallAsideMutation, { callId }));
  const asParams = (list: readonly { readonly name: string; readonly value: string }[]) =>
    Object.fromEntries(list.map(({ name, value }) => [name, value]));

  return {
    /**
     * Makes the call at the server, then brings this browser into it.
     * @param givenUp ended by its person before that: nothing more is asked for, and what the server has made by then is ended
     */
    async place(
      input: { to: string; phoneNumberId: string; deviceId: string },
      device: PhoneDevice | undefined,
      tell: Tell,
      givenUp: AbortSignal,
    ) {
      const say = unless(givenUp, tell);
      if (!(await askForMicrophone())) return say({ type: 'MICROPHONE_DENIED' });
      const before = placing;
      const ask = async () => {
        await before;
        if (givenUp.aborted) return undefined;
        // By itself: it is not needed to be called.
        const { newSession } = await import('./quality/session.ts');
        // Whoever is given none calls an emergency number without a seat, or is told by the call itself why it is not placed.
        const session = await newSession(environment).catch(() => undefined);
        if (givenUp.aborted) return undefined;
        const { placeCall } = await run<phoneOperationsPlaceCallMutation>(placeCallMutation, {
          input: { ...input, idempotencyKey: session?.id ?? null },
        });
        const call = snapshot(placeCall.call);
        if (!givenUp.aborted) return { call, params: asParams(placeCall.connectParams) };
        tell({ type: 'GIVEN_UP', callId: call.id });
        await end(call.id);
        return undefined;
      };
      const asked = ask();
      placing = asked.catch(() => {});
      let callId: string | undefined;
      try {
        const placed = await asked;
        if (!placed) return;
        callId = placed.call.id;
        say({ type: 'PLACED', call: placed.call });
        if (!device) throw new Error('The phone is not connected');
        await device.connect(placed.params, givenUp);
      } catch (error) {
        if (callId !== undefined) void end(callId);
        refuse(say, error);
      }
    },

    /**
     * Takes an offer with this browser.
     * @param aside a call that another device of this person carries; it waits, on hold, since they can talk on one alone
     * @param givenUp the offer is over meanwhile
     */
    async answer(
      call: CallSnapshot,
      aside: string | undefined,
      device: PhoneDevice | undefined,
      tell: Tell,
      givenUp: AbortSignal,
    ) {
      const say = unless(givenUp, tell);
      if (!(await askForMicrophone())) return say({ type: 'MICROPHONE_DENIED' });
      try {
        if (givenUp.aborted) return;
        // It came back, and is wanted after all.
        ended.delete(call.id);
        if (aside !== undefined) await waits(aside);
        if (!device) throw new Error('The phone is not connected');
        await device.accept(call.id, call.myOffer?.callSid ?? undefined, givenUp);
      } catch (error) {
        refuse(say, error);
      }
    },

    /** Puts the running call on hold, so that another one can be taken with this browser, which carries one at a time. */
    async setAside(callId: string, tell: Tell) {
      try {
        await waits(callId);
        tell({ type: 'SET_ASIDE', callId });
      } catch (error) {
        refuse(tell, error);
      }
    },

    /** What a page before this one left behind. Where the server is not told, the carrier tells it later. */
    lostPart: (callId: string, participantId: string) =>
      run<phoneOperationsReportLostParticipantMutation>(reportLostParticipantMutation, { callId, participantId }).catch(
        () => {},
      ),

    /** @param givenUp ended, or left, before this browser was in it again */
    async rejoin(callId: string, deviceId: string, device: PhoneDevice | undefined, tell: Tell, givenUp: AbortSignal) {
      const say = unless(givenUp, tell);
      if (!(await askForMicrophone())) return say({ type: 'MICROPHONE_DENIED' });
      try {
        if (givenUp.aborted) return;
        ended.delete(callId);
        const { rejoinCall } = await run<phoneOperationsRejoinCallMutation>(rejoinCallMutation, { callId, deviceId });
        if (givenUp.aborted) return;
        if (!device) throw new Error('The phone is not connected');
        await device.connect(asParams(rejoinCall.connectParams), givenUp);
      } catch (error) {
        refuse(say, error);
      }
    },

    /** @param participantId a further party outside; absent: the other side */
    async hold(callId: string, hold: boolean, participantId: string | undefined, tell: Tell) {
      try {
        await run<phoneOperationsHoldCallMutation>(holdCallMutation, { callId, hold, participantId });
      } catch (error) {
        refuse(tell, error);
      }
    },

    async record(callId: string, record: boolean, tell: Tell) {
      try {
        await run<phoneOperationsRecordCallMutation>(recordCallMutation, { callId, record });
      } catch (error) {
        refuse(tell, error);
      }
    },

    async pauseRecording(callId: string, pause: boolean, tell: Tell) {
      try {
        await run<phoneOperationsPauseCallRecordingMutation>(pauseCallRecordingMutation, { callId, pause });
      } catch (error) {
        refuse(tell, error);
      }
    },

    async transfer(callId: string, { to, mode, message }: TransferChoice, tell: Tell) {
      try {
        await run<transferOperationsTransferMutation>(transferCallMutation, {
          input: { callId, mode, message, ...to },
        });
      } catch (error) {
        refuse(tell, error);
      }
    },

    /**
     * Listens to a call with this browser; one that listens already only changes the way.
     * @param givenUp the call was left before this browser was in it
     */
    async supervise(
      input: { callId: string; mode: SupervisionMode; deviceId: string },
      device: PhoneDevice | undefined,
      tell: Tell,
      givenUp: AbortSignal,
    ) {
      if (!(await askForMicrophone())) return tell({ type: 'MICROPHONE_DENIED' });
      try {
        const { superviseCall } = await run<transferOperationsSuperviseMutation>(superviseCallMutation, input);
        const params = asParams(superviseCall.connectParams);
        if (Object.keys(params).length === 0) return;
        tell({ type: 'SUPERVISING', call: snapshot(superviseCall.call) });
        if (!device) throw new Error('The phone is not connected');
        await device.connect(params, givenUp);
      } catch (error) {
        refuse(tell, error);
      }
    },

    async addPeople(choice: { callId: string } & AddChoice, tell: Tell) {
      try {
        await run<transferOperationsAddMutation>(addToCallMutation, choice);
        tell({ type: 'PEOPLE_ADDED' });
      } catch (error) {
        refuse(tell, error);
      }
    },

    async changeTransfer(callId: string, change: TransferChange, tell: Tell) {
      const mutation = {
        COMPLETE: completeTransferMutation,
        MERGE: mergeTransferMutation,
        BACK: takeBackCallMutation,
      }[change];
      try {
        await run<transferOperationsTakeBackMutation>(mutation, { callId });
      } catch (error) {
        refuse(tell, error);
      }
    },

    // The next three leave nothing to say: the call's own events tell what became of it.
    end,
    decline: (callId: string) =>
      run<phoneOperationsDeclineCallMutation>(declineCallMutation, { callId }).catch(() => {}),
    muteRinging: (callId: string) =>
      run<phoneOperationsMuteRingingMutation>(muteRingingMutation, { callId }).catch(() => {}),

    /** A sign of life. @returns whether this person can be rung; undefined when it was not taken */
    async report(input: DeviceReport): Promise<boolean | undefined> {
      const said = await overSocket(getRequest(reportDeviceMutation).params, { input });
      const told = said as phoneOperationsReportDeviceMutation['response'] | null | undefined;
      if (told?.reportDevice) return told.reportDevice.reachable;
      return run<phoneOperationsReportDeviceMutation>(reportDeviceMutation, { input }).then(
        ({ reportDevice }) => reportDevice.reachable,
        () => undefined,
      );
    },
  };
}
