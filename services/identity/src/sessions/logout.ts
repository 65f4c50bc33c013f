import type { Deps } from '../context.ts';
import { endSession } from './endSession.ts';

/** Ends the session that asks. Its refresh tokens are dead at once, its access token within seconds. */
export const logout = (deps: Deps) => async (_input: unknown, principal: { sessionId: string; userId: string }) => {
  await deps.db.platform('people have no workspace', (uow) =>
    endSession(deps, uow, { id: principal.sessionId, accountId: principal.userId }, 'SIGNED_OUT'),
  );
};
