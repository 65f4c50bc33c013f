/** The conferences that are alive, by name, and those that REST asks about. */
import type { CallSession } from '../calls/session.ts';
import type { CarrierDeps } from '../deps.ts';
import type { ConferenceRecord, StatusHook } from '../records.ts';
import { sidFrom } from '../sid.ts';
import type { JoinRequest } from './join.ts';
import { Room } from './room.ts';

export interface Rooms {
  /** Joins (or opens) a conference; resolves when the call is not in it any more. */
  join(session: CallSession, name: string, request: JoinRequest): Promise<void>;
  /** The live conference of this name, made when there is none. */
  open(name: string, statusHook?: StatusHook): Promise<Room>;
  /** By SID or friendly name. */
  find(sidOrName: string): Room | undefined;
  live(): readonly Room[];
}

export function createRooms(deps: CarrierDeps): Rooms {
  const bySid = new Map<string, Room>();
  const opening = new Map<string, Promise<Room>>();

  const find = (sidOrName: string) =>
    bySid.get(sidOrName) ?? [...bySid.values()].find((room) => room.record.friendlyName === sidOrName);

  async function open(name: string, statusHook?: StatusHook): Promise<Room> {
    const known = find(name) ?? (await opening.get(name));
    if (known?.live) {
      known.adoptStatusHook(statusHook);
      return known;
    }
    const made = make(name, statusHook).finally(() => opening.delete(name));
    opening.set(name, made);
    return made;
  }

  async function make(name: string, statusHook: StatusHook | undefined): Promise<Room> {
    const now = deps.clock.now().toISOString();
    const record: ConferenceRecord = {
      sid: sidFrom('CF', deps.ids.uuid()),
      accountSid: deps.config.accountSid,
      friendlyName: name,
      createdAt: now,
      updatedAt: now,
      status: 'init',
      statusHook,
      sequence: 1,
      participants: [],
    };
    const room = new Room(deps, record, () => bySid.delete(record.sid));
    bySid.set(record.sid, room);
    await room.save();
    return room;
  }

  return {
    find,
    open,
    live: () => [...bySid.values()],
    async join(session, name, request) {
      const room = await open(name, request.statusHook);
      await room.join(session, request);
    },
  };
}
