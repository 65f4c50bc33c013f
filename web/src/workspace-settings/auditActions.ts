/** What the audit log knows to have happened; `_` instead of `.` makes a key of the texts. */
export const ACTIONS = [
  'member.joined',
  'member.role.changed',
  'member.seat.changed',
  'member.ringtone.changed',
  'member.deactivated',
  'member.reactivated',
  'member.removed',
  'member.left',
  'member.mfa-reset.cancelled',
  'access.requested',
  'invitation.created',
  'invitation.resent',
  'invitation.removed',
  'team.created',
  'team.changed',
  'team.deleted',
  'number.changed',
  'caller.blocked',
  'caller.unblocked',
  'calling.countries.changed',
  'call.supervised',
  'call.supervision.ended',
  'call.takeover',
  'call.monitoring.changed',
  'call.recording.heard',
  'call.recording.downloaded',
  'call.transcript.read',
  'call.recording.deleted',
  'call.recording.restored',
  'call.recording.held',
  'call.recording.released',
  'webhook.secret.changed',
  'call.recording.settings.changed',
  'call.recording.access.changed',
  'call.recordings.expired',
  'workspace.created',
  'workspace.settings.changed',
  'workspace.status.changed',
  'ownership.transfer.requested',
  'ownership.transfer.accepted',
  'ownership.transfer.refused',
  'ownership.transfer.cancelled',
  'ownership.transfer.expired',
] as const;

type Keyed<Name extends string> = Name extends `${infer Head}.${infer Tail}` ? `${Head}_${Keyed<Tail>}` : Name;
type ActionKey = Keyed<(typeof ACTIONS)[number]> | 'other';

/** The key of an action's text; one that this version does not know is "changed something". */
export const actionKey = (action: string): ActionKey =>
  ACTIONS.some((known) => known === action) ? (action.replaceAll('.', '_') as ActionKey) : 'other';
