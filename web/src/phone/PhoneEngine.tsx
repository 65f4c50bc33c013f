import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, readInlineData, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { phoneOperations_call$key } from '../__generated__/phoneOperations_call.graphql.ts';
import type { phoneOperationsCallChangedSubscription } from '../__generated__/phoneOperationsCallChangedSubscription.graphql.ts';
import type { phoneOperationsRingMutedSubscription } from '../__generated__/phoneOperationsRingMutedSubscription.graphql.ts';
import type { phoneOperationsSetupQuery } from '../__generated__/phoneOperationsSetupQuery.graphql.ts';
import { useResync } from '../base/relay/resync.ts';
import { selectedWorkspace } from '../base/session/session.ts';
import { type RoleRights, scopeOf } from '../people/rights.ts';
import { toast } from '../ui/toast.ts';
import { CallFrames } from './callFrames.ts';
import { deviceId, deviceLabel } from './device/deviceId.ts';
import { Equipment } from './device/equipment.ts';
import { createHeartbeat } from './device/heartbeat.ts';
import { microphoneAllowed, onMicrophoneBlocked } from './device/microphone.ts';
import { PhoneDevice, SILENCE_MS } from './device/phoneDevice.ts';
import { Ringer } from './device/ringer.ts';
import { hostActions, ring } from './hostActions.ts';
import { holdsPage } from './isInCall.ts';
import { LeaveGuard } from './leave/LeaveGuard.tsx';
import { createLevels } from './levels.ts';
import type { Phone, TabRole } from './PhoneContext.ts';
import { phoneMachine } from './phoneMachine.ts';
import type { PhoneEvent } from './phoneState.ts';
import { callChangedSubscription, callFragment, ringMutedSubscription, setupQuery } from './phoneOperations.ts';
import { needsDevice } from './phoneStatus.ts';
import { createPhoneServer } from './phoneServer.ts';
import { rememberedNumber } from './rememberedNumber.ts';
import { chosenRingtone } from './ringtone.ts';
import { soundChoice } from './settings/sound.ts';
import type { CallSnapshot, PhoneNumberChoice } from './types.ts';
import { useCallNotice } from './useCallNotice.ts';
import { numberChoices, useOwnNumbers } from './useOwnNumbers.ts';
import { usePhoneTab } from './usePhoneTab.ts';
import { useSoundProbe } from './useSoundProbe.ts';
import { callWaitingTone } from './waiting/callWaitingTone.ts';
import { useWrapUp } from './wrapUp/useWrapUp.ts';

/** Milliseconds between two signs of life of the device (defaults 8.5: heart-beat every 10 s). */
const HEARTBEAT_MS = 10_000;
/** A clock of 10 s that was silent for so long stood still: the machine slept, or the tab was frozen. */
const SLEPT_MS = 25_000;
/** Frames wait for the calls that run now for so long, in milliseconds: a question that hangs must not keep a call from its person. */
const FRAMES_WAIT_MS = 5_000;
/** Media flows and the server has not said that the call is theirs: after so many milliseconds it is asked. */
const UNTOLD_MS = 4_000;
/** Where the sandbox's carrier listens for the browser SDK; the SDK adds /signal itself. */
const SANDBOX_SIGNALLING_PATH = '/sandbox/carrier';

/** Whether the person is on the call: its agent, somebody who talks along, or who listens, as soon as they asked to. */
const takesPart = (call: CallSnapshot, userId: string | undefined): boolean =>
  userId !== undefined &&
  (call.agentUserId === userId ||
    call.participants.some((one) => one.userId === userId && (one.connected || one.role === 'SUPERVISOR')));

function snapshotOf(key: phoneOperations_call$key): CallSnapshot {
  const { myDeviceId, ...call } = readInlineData(callFragment, key);
  return { ...call, elsewhere: myDeviceId != null && myDeviceId !== deviceId() };
}

const mayChangeWorkspace = (role: Pick<RoleRights, 'permissions'> | null | undefined) =>
  scopeOf(role ?? undefined, 'WORKSPACE', 'UPDATE') !== undefined;

/**
 * Runs the phone of the page: machine, device, ringer, and what the server says of calls.
 * @param hasSeat without one no device is made and none of its code fetched
 * @param roleId a device that was refused asks again when it changes
 * @param ownRingtone what the member has chosen to ring with, and `workspaceRingtone` the workspace
 * @param waiting what was asked of the phone before the engine was there
 * @param onPhone takes the phone as it is now, at every change
 */
export function PhoneEngine({
  hasSeat,
  roleId,
  ownRingtone,
  workspaceRingtone,
  waiting,
  onPhone,
}: {
  hasSeat: boolean;
  roleId: string | null | undefined;
  ownRingtone: string | null | undefined;
  workspaceRingtone: string | null | undefined;
  waiting: PhoneEvent[];
  onPhone: (phone: Phone) => void;
}) {
  const { t } = useTranslation('phone');
  const environment = useRelayEnvironment();
  const workspaceId = selectedWorkspace() ?? '';
  const busy = useRef(false);
  const { role, takeOver } = usePhoneTab(workspaceId, () => busy.current);
  const levels = useMemo(() => createLevels(), []);
  const server = useMemo(() => createPhoneServer(environment), [environment]);
  const [equipment] = useState(() => new Equipment());
  const [userId, setUserId] = useState<string>();
  const [myName, setMyName] = useState('');
  const [mayRecord, setMayRecord] = useState(false);
  const [changesWorkspace, setChangesWorkspace] = useState(false);
  const [sandbox, setSandbox] = useState<boolean>();
  const [ringBlocked, setRingBlocked] = useState(false);
  const [microphoneBlocked, setMicrophoneBlocked] = useState(false);
  useEffect(() => onMicrophoneBlocked(setMicrophoneBlocked), []);
  const ringer = useMemo(() => new Ringer(setRingBlocked), []);
  const [reachable, setReachable] = useState(false);
  const [silent, setSilent] = useState(false);
  const heardAt = useRef(0);

  const machine = useMemo(() => {
    const say = {
      unregistered: () => toast.warning(t(hasSeat ? 'unregistered' : 'noSeatLong')),
      endWaits: () => toast.warning(t('call.endWaits')),
    };
    return phoneMachine.provide({ actions: hostActions({ server, equipment, ringer, workspaceId, say }) });
  }, [server, ringer, workspaceId, equipment, hasSeat, t]);
  const [frames] = useState(() => new CallFrames());
  const [snapshot, send, actor] = useMachine(machine, { input: {} });
  const state = snapshot.value;
  const choosing = snapshot.context.open && (state === 'IDLE' || state === 'SELECT_NUMBER');
  useEffect(() => {
    if (choosing) send({ type: 'REMEMBERED', numberId: rememberedNumber(workspaceId) });
  }, [choosing, workspaceId, send]);
  useEffect(() => {
    busy.current = holdsPage(state);
  }, [state]);
  const { shown: wrapUp, isOver, note: noteCall, begin: beginWrapUp } = useWrapUp();

  const tellServerCall = useEffectEvent((call: CallSnapshot, me = userId) => {
    if (role !== 'phone') return;
    const mine = takesPart(call, me);
    noteCall(call, mine);
    send({ type: 'SERVER_CALL', call, mine });
  });

  /** This browser was on the call with the page before this one: its part of it is gone, which the carrier may notice minutes later. */
  const tellLostPart = (call: CallSnapshot, me: string) => {
    if (call.elsewhere || actor.getSnapshot().value !== 'IDLE' || equipment.device?.active) return;
    const part = call.participants.find(({ userId, connected }) => userId === me && connected);
    if (part) void server.lostPart(call.id, part.id);
  };

  const tellNumbers = (numbers: PhoneNumberChoice[]) =>
    send({ type: 'NUMBERS', numbers, selectedNumberId: rememberedNumber(workspaceId) });
  useOwnNumbers(tellNumbers);

  const setUp = useEffectEvent((role: TabRole) => {
    frames.wait();
    const goOn = () => {
      for (const call of frames.ready(undefined)) tellServerCall(call);
    };
    const late = setTimeout(goOn, FRAMES_WAIT_MS);
    fetchQuery<phoneOperationsSetupQuery>(environment, setupQuery, {}, { fetchPolicy: 'network-only' }).subscribe({
      next: (data) => {
        clearTimeout(late);
        setUserId(data.getCurrentUserTopLevel.id);
        setMyName([data.getCurrentUserTopLevel.firstName, data.getCurrentUserTopLevel.lastName].join(' ').trim());
        setMayRecord(data.getWorkspaceUserProfile.role?.features?.includes('CALL_RECORDING') ?? false);
        setChangesWorkspace(mayChangeWorkspace(data.getWorkspaceUserProfile.role));
        setSandbox(data.fetchConfigurations.sandbox.enabled);
        equipment.stock(data.fetchConfigurations.ringTones.map(({ id, url, isDefault }) => ({ id, url, isDefault })));
        tellNumbers(numberChoices(data));
        const me = data.getCurrentUserTopLevel.id;
        if (role !== 'phone') return;
        beginWrapUp(data.getWorkspaceUserProfile.deviceAvailability?.wrapUpLeftMs ?? 0);
        const calls = data.getMyLiveCalls.map(snapshotOf);
        for (const call of calls) tellLostPart(call, me);
        for (const call of frames.ready(calls)) tellServerCall(call, me);
      },
      // The shell says that the server is away; the next resync asks again.
      error: () => {
        clearTimeout(late);
        goOn();
      },
    });
  });
  useResync(() => {
    setUp(role);
    equipment.device?.allowedAgain();
  });
  useEffect(() => setUp(role), [role]);
  const rights = `${hasSeat} ${roleId ?? ''}`;
  const knownRights = useRef(rights);
  const rightsChanged = useEffectEvent(() => {
    setUp(role);
    equipment.device?.allowedAgain();
  });
  useEffect(() => {
    if (knownRights.current === rights) return;
    knownRights.current = rights;
    rightsChanged();
  }, [rights]);
  useEffect(() => {
    equipment.ringWith(chosenRingtone({ own: ownRingtone, workspace: workspaceRingtone, changesWorkspace }));
  }, [equipment, ownRingtone, workspaceRingtone, changesWorkspace]);

  useEffect(() => {
    const calls = requestSubscription<phoneOperationsCallChangedSubscription>(environment, {
      subscription: callChangedSubscription,
      variables: {},
      onNext: (frame) => {
        if (!frame) return;
        for (const call of frames.arrived(snapshotOf(frame.callChanged.call))) tellServerCall(call);
      },
    });
    const muted = requestSubscription<phoneOperationsRingMutedSubscription>(environment, {
      subscription: ringMutedSubscription,
      variables: {},
      onNext: (data) => {
        if (data) send({ type: 'RINGING_MUTED', callId: data.inboundCallDeviceMute.callId });
      },
    });
    return () => {
      calls.dispose();
      muted.dispose();
    };
  }, [environment, frames, send]);

  // What the server says of an accepted call may be lost on its way: the phone does not stay at "answering" over a call that runs.
  const untold = (state === 'INCOMING_CALL' || state === 'INCOMING_TRANSFER') && snapshot.context.mediaHere;
  const askAgain = useEffectEvent(() => setUp(role));
  useEffect(() => {
    if (!untold) return;
    const timer = setInterval(() => askAgain(), UNTOLD_MS);
    return () => clearInterval(timer);
  }, [untold]);

  const registered = useEffectEvent(() => snapshot.context.registered);

  useCallNotice(state, snapshot.context, send);
  useSoundProbe(ringer, hasSeat && role === 'phone');

  // The device lives in the one tab that holds the phone.
  const phones = needsDevice({ hasSeat, role, context: snapshot.context });
  useEffect(() => {
    if (!phones || sandbox === undefined) return;
    const heart = createHeartbeat({
      report: async () =>
        server.report({
          deviceId: deviceId(),
          label: deviceLabel(),
          state: 'REGISTERED',
          microphoneAllowed: await microphoneAllowed(),
        }),
      reached: setReachable,
    });
    const made = new PhoneDevice({
      deviceId: deviceId(),
      signalling: sandbox ? `${location.host}${SANDBOX_SIGNALLING_PATH}` : undefined,
      listener: {
        registered: () => {
          send({ type: 'REGISTERED' });
          void heart.beat();
        },
        unregistered: () => {
          heart.lost();
          send({ type: 'UNREGISTERED' });
        },
        mediaUp: () => {
          heardAt.current = performance.now();
          send({ type: 'MEDIA_UP' });
        },
        mediaDown: () => {
          levels.reset();
          send({ type: 'MEDIA_DOWN' });
        },
        volume: (_input, output) => {
          levels.push(output);
          if (output > 0.005) {
            heardAt.current = performance.now();
            setSilent(false);
          } else if (performance.now() - heardAt.current > SILENCE_MS) setSilent(true);
        },
        failed: (problem) => {
          if (problem === 'microphone') send({ type: 'MICROPHONE_DENIED' });
          else send({ type: 'REFUSED', problem: { code: 'DEVICE_NOT_REGISTERED', message: problem } });
        },
      },
    });
    equipment.connect(made);
    void made.start();
    const worker = new Worker(new URL('./device/heartbeat.worker.ts', import.meta.url), { type: 'module' });
    let beatAt = Date.now();
    worker.addEventListener('message', () => {
      const slept = Date.now() - beatAt > SLEPT_MS;
      beatAt = Date.now();
      // After sleep the socket may be one that nobody holds any more: first that is known, then the device is said to live.
      if (slept) made.wake(true);
      else if (made.audio !== undefined && registered()) void heart.beat();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a worker
    worker.postMessage({ everyMs: HEARTBEAT_MS });
    const unplugged = new AbortController();
    addEventListener('online', () => made.wake(true), unplugged);
    // Before the SDK's own, which is there later.
    addEventListener('pagehide', () => made.leaveRinging(), unplugged);
    document.addEventListener('visibilitychange', () => made.wake(), unplugged);
    return () => {
      unplugged.abort();
      worker.terminate();
      heart.lost();
      ringer.stop();
      equipment.connect(undefined);
      made.stop();
      send({ type: 'UNREGISTERED' });
    };
  }, [phones, sandbox, server, ringer, levels, equipment, send]);

  // A second call is told of by a short tone, where the other side of the running one is heard.
  const waits =
    state === 'IN_CALL' && snapshot.context.second !== undefined && snapshot.context.settingAside === undefined;
  useEffect(() => (waits ? callWaitingTone(soundChoice().speakerId) : undefined), [waits]);

  // A transfer that came back rings like a call.
  const cameBack = state === 'IN_CALL' && snapshot.context.call?.transfer?.stage === 'RETURNING';
  useEffect(() => {
    if (!cameBack) return;
    ring(ringer, equipment);
    return () => ringer.stop();
  }, [cameBack, equipment, ringer]);

  const { after, writing } = snapshot.context;
  const wrappedUp = after !== undefined && isOver(after.id);
  useEffect(() => {
    if (wrappedUp && writing !== true) send({ type: 'WRAPPED_UP' });
  }, [wrappedUp, writing, send]);

  // A call is more to say.
  const countdown = holdsPage(state) ? undefined : wrapUp;

  const hasCall = snapshot.context.call?.agentUserId === userId;
  const phone = useMemo<Phone>(
    () => ({
      state,
      context: snapshot.context,
      send,
      role,
      takeOver,
      hasSeat,
      equipment,
      reachable,
      silent: silent && state === 'IN_CALL',
      microphoneBlocked,
      ringBlocked,
      levels,
      myName,
      myUserId: userId,
      hasCall,
      mayRecord,
      wrapUp: countdown,
      beginWrapUp,
    }),
    [
      state,
      snapshot.context,
      send,
      role,
      takeOver,
      hasSeat,
      equipment,
      reachable,
      silent,
      microphoneBlocked,
      ringBlocked,
      levels,
      myName,
      userId,
      hasCall,
      mayRecord,
      countdown,
      beginWrapUp,
    ],
  );
  // Before the paint, so that nobody sees a phone that is behind.
  useLayoutEffect(() => onPhone(phone), [phone, onPhone]);
  useEffect(() => {
    for (const event of waiting.splice(0)) send(event);
  }, [waiting, send]);
  return <LeaveGuard state={state} />;
}
