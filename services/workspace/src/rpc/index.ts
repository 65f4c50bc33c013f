import type { ConnectRouter } from '@connectrpc/connect';
import type { Context, Deps } from '../context.ts';
import { accessRpc } from './access.ts';
import { auditRpc } from './audit.ts';
import { erasureRpc } from './erasures.ts';
import { invitationRpc } from './invitations.ts';
import { mediaRpc } from './media.ts';
import { memberRpc } from './members.ts';
import { notificationRpc } from './notifications.ts';
import { ownershipRpc } from './ownership.ts';
import { profileSettingsRpc } from './profileSettings.ts';
import { pushRpc } from './push.ts';
import { settingsRpc } from './settings.ts';
import { teamRpc } from './teams.ts';
import { workspaceRpc } from './workspaces.ts';

/** All handlers of workspace, one file for each aggregate. */
export const rpc = (deps: Deps & Pick<Context, 'rpc'>) => (router: ConnectRouter) => {
  accessRpc(deps)(router);
  auditRpc(deps)(router);
  erasureRpc(deps)(router);
  invitationRpc(deps)(router);
  mediaRpc(deps)(router);
  memberRpc(deps)(router);
  notificationRpc(deps)(router);
  ownershipRpc(deps)(router);
  profileSettingsRpc(deps)(router);
  pushRpc(deps)(router);
  settingsRpc(deps)(router);
  teamRpc(deps)(router);
  workspaceRpc(deps)(router);
};
