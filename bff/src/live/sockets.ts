import { fromBinary } from '@bufbuild/protobuf';
import { eventType, type StoredEvent } from '@ringline/kit/events';
import { SessionEndedSchema } from '@ringline/proto/identity/v1/events_pb';
import { AccessChangedSchema, MemberChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { Principals } from '../edge/principals.ts';
import { CLOSE, type LiveSocket } from './socket.ts';

export interface Sockets {
  add(socket: LiveSocket): () => void;
  /** Ends or re-checks what a session's end or a change of rights touches. */
  accept(event: StoredEvent): void;
  closeAll(code: number, reason: string): void;
  /**
   * Moves the sockets elsewhere, each at a moment of its own within `milliseconds`, so that thousands of clients do not
   * knock at the next replica at once. They come back with the time of their last frame and miss nothing.
   */
  move(milliseconds: number): Promise<void>;
}

const SESSION_ENDED = eventType(SessionEndedSchema);
const ACCESS_CHANGED = eventType(AccessChangedSchema);
const MEMBER_CHANGED = eventType(MemberChangedSchema);

/** The open sockets of this process. */
export function createSockets(principals: Principals): Sockets {
  const open = new Set<LiveSocket>();

  /** @param workspaceId empty: in whatever workspace */
  const socketsOf = (userId: string, workspaceId: string) =>
    [...open].filter(
      ({ principal }) => principal.userId === userId && (!workspaceId || principal.workspaceId === workspaceId),
    );

  function endMembership(userId: string, workspaceId: string): void {
    principals.dropAccess(userId, workspaceId);
    for (const socket of socketsOf(userId, workspaceId))
      socket.close(CLOSE.UNAUTHORIZED, 'You are no longer a member of this workspace');
  }

  return {
    add(socket) {
      open.add(socket);
      return () => open.delete(socket);
    },
    accept(event) {
      if (event.type === SESSION_ENDED) {
        const { sessionId } = fromBinary(SessionEndedSchema, event.payload);
        principals.endSession(sessionId);
        for (const socket of open) {
          if (socket.principal.sessionId === sessionId) socket.close(CLOSE.UNAUTHORIZED, 'The session has ended');
        }
      } else if (event.type === MEMBER_CHANGED) {
        // It may overtake the change of access, which has another key: whoever is out sees nothing from here on.
        const { userProfile: profile } = fromBinary(MemberChangedSchema, event.payload);
        if (profile && profile.status !== 'ACTIVE') endMembership(profile.userId, profile.workspaceId);
      } else if (event.type === ACCESS_CHANGED) {
        const { userId, workspaceId, ended } = fromBinary(AccessChangedSchema, event.payload);
        if (ended) return endMembership(userId, workspaceId);
        principals.dropAccess(userId, workspaceId);
        for (const socket of socketsOf(userId, workspaceId)) void socket.accessChanged(principals);
      }
    },
    closeAll(code, reason) {
      for (const socket of open) socket.close(code, reason);
    },
    async move(milliseconds) {
      await Promise.all(
        [...open].map(async (socket) => {
          await new Promise((resolve) => setTimeout(resolve, Math.random() * milliseconds));
          socket.close(CLOSE.RESTART, 'The service restarts');
        }),
      );
    },
  };
}
