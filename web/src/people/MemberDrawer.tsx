import { Button, MultiSelect, Select, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MemberDrawer_profile$key } from '../__generated__/MemberDrawer_profile.graphql.ts';
import type { MemberDrawerUpdateMutation } from '../__generated__/MemberDrawerUpdateMutation.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Avatar, PresenceDot } from '../ui/Avatar.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { writtenDate } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { DetailOver } from '../ui/list/DetailOver.tsx';
import type { Steps } from '../ui/list/steps.ts';
import { presenceOf } from '../ui/presence.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { usePresenceLimit } from '../ui/usePresenceLimit.ts';
import { toast } from '../ui/toast.ts';
import { undoToast } from '../ui/undoToast.tsx';
import { useRefusalText, Why } from '../ui/Why.tsx';
import { rightTo } from '../ui/accessRequests.ts';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { Words } from '../ui/Words.tsx';
import { MemberDanger } from './MemberDanger.tsx';
import { OwnerMfaReset } from './OwnerMfaReset.tsx';
import styles from './People.module.css';
import { reachabilityKey } from './reachability.ts';
import { mayGrant, outranks } from './rights.ts';
import { useTeamsOf } from './useTeamsOf.ts';
import type { Me } from './useMe.ts';

const PROFILE = graphql`
  fragment MemberDrawer_profile on UserProfile {
    id
    displayName
    email
    status
    hasSeat
    roleId
    teamIds
    presence
    presenceReason
    presenceUntil
    missedCalls
    deactivationReason
    mfaResetDueAt
    createdAt
    version
    deviceAvailability {
      reachable
      reason
      reachableDevices
    }
    profileImageMedia {
      url
    }
  }
`;

interface Change {
  readonly roleId?: string;
  readonly hasSeat?: boolean;
}

interface Props {
  me: Me;
  teams: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
  onChanged: () => void;
}

/** A member beside the list: role, seat, teams, reachability; deactivated, let back in, or removed. */
export function MemberDrawer({
  profile,
  id,
  steps,
  ...props
}: Props & { profile: MemberDrawer_profile$key | undefined; id: string | undefined; steps: Steps }) {
  const { t } = useTranslation(['people', 'common']);
  return (
    <DetailOver id={id} label={t('member.title')} closeLabel={t('common:close')} onClose={props.onClose} steps={steps}>
      {profile === undefined ? null : <Member profile={profile} {...props} />}
    </DetailOver>
  );
}

function Member({ profile: key, me, teams, onClose, onChanged }: Props & { profile: MemberDrawer_profile$key }) {
  const { t } = useTranslation(['people', 'common']);
  const profile = useFragment(PROFILE, key);
  const { id, displayName, email, status, hasSeat, roleId, teamIds, version, deviceAvailability } = profile;
  const { pending, refusal, run } = useCommit();
  const textOf = useRefusalText();
  const [saving, setSaving] = useState('');
  const changeTeams = useTeamsOf(id);
  const own = id === me.id;
  const role = me.roleOf(roleId);
  const active = status !== 'DEACTIVATED';
  const right = me.whyNot('INVITATIONS', 'UPDATE');
  const roleName = t(`common:role.${me.roleOf(me.roleId)}`);
  const rank = right ?? (outranks(me.role, role) ? undefined : t('why.rank', { name: displayName, role: roleName }));
  const whyRole = own ? t('why.own') : rank;
  const whySeat = own && me.role === 'OWNER' ? right : whyRole;
  // Who changes only their own teams is offered these, and keeps the member in all others.
  const ownTeamsOnly = me.scope('TEAMS', 'UPDATE') === 'team';
  const mayChangeTeam = (team: string) => me.whyNot('TEAMS', 'UPDATE', me.teamIds.includes(team)) === undefined;
  const whyTeams = me.whyNot('TEAMS', 'UPDATE', me.teamIds.length > 0);
  const whyGrant = t('why.grant', { role: roleName });
  const presence = presenceOf(profile.presence);
  const limit = usePresenceLimit(profile);

  const save = async (input: Change, at: number): Promise<number> => {
    const { updateUserProfile: saved } = await commit<MemberDrawerUpdateMutation>(
      graphql`
        mutation MemberDrawerUpdateMutation($input: UpdateUserProfileInput!) {
          updateUserProfile(input: $input) {
            id
            version
            ...MemberDrawer_profile
            ...MemberRow_profile
          }
        }
      `,
      { input: { id, version: at, ...input } },
    );
    onChanged();
    return saved.version;
  };
  const change = (what: string, input: Change) => {
    const before = input.roleId === undefined || !roleId ? { hasSeat } : { roleId };
    setSaving(what);
    void run(async () => {
      const saved = await save(input, version);
      // The drawer may be closed by then, and with it the place where a refusal would stand.
      const back = () =>
        void save(before, saved).then(
          () => toast.success(t('member.saved')),
          (error: unknown) => toast.error(textOf(refusalOf(error))),
        );
      undoToast({ text: t('member.saved'), undo: t('member.undo'), onUndo: back });
    });
  };

  return (
    <div className={styles['member']} data-testid="member-drawer">
      <div className={styles['memberHead']}>
        <Avatar name={displayName} image={profile.profileImageMedia?.url} size={56} />
        <div>
          <Words as="h2">{displayName}</Words>
          <p>{t('member.since', { date: writtenDate(new Date(String(profile.createdAt))) })}</p>
        </div>
        {status === 'ACTIVE' ? null : (
          <StatusChip tone={active ? 'neutral' : 'warning'}>
            {t(active ? 'status.INACTIVE' : 'status.DEACTIVATED')}
          </StatusChip>
        )}
      </div>
      {refusal === undefined ? null : (
        <div>
          <Why refusal={refusal} />
          {refusal.code === 'CONFLICT' ? (
            <Button size="xs" variant="default" mt={4} onClick={onChanged}>
              {t('member.readAgain')}
            </Button>
          ) : null}
        </div>
      )}
      {!active && profile.deactivationReason ? (
        <p className={styles['amber']}>{t('member.reason', { reason: profile.deactivationReason })}</p>
      ) : null}
      {profile.mfaResetDueAt === null ? null : (
        <OwnerMfaReset id={id} name={displayName} dueAt={String(profile.mfaResetDueAt)} onChanged={onChanged} />
      )}
      <dl className={styles['facts']}>
        <div>
          <dt>{t('member.email')}</dt>
          <dd>
            {email} <CopyButton value={email} label={t('member.copyEmail')} />
          </dd>
        </div>
        <div>
          <dt>{t('columns.now')}</dt>
          <dd>
            <span>
              <PresenceDot presence={active ? presence : 'OFFLINE'} />{' '}
              {t(`common:presence.${active ? presence : 'OFFLINE'}`)}
            </span>
            {limit === undefined ? null : <small>{limit.theirs}</small>}
            <small>
              {deviceAvailability?.reachable === true
                ? t('reach.devices', { count: deviceAvailability.reachableDevices })
                : t(`reach.${reachabilityKey(deviceAvailability?.reason)}`)}
            </small>
          </dd>
        </div>
      </dl>
      <Disabled why={whyRole}>
        <Select
          label={t('columns.role')}
          description={t(`roles.${role}`)}
          value={role}
          readOnly={whyRole !== undefined || pending}
          allowDeselect={false}
          data={(['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'] as const).map((name) => ({
            value: name,
            label: t(`common:role.${name}`),
            disabled: !mayGrant(me.role, name) && name !== role,
          }))}
          renderOption={({ option }) => (
            <span>
              {option.label}
              {option.disabled === true ? (
                <small className={styles['optionWhy']}>{option.value === 'OWNER' ? t('why.transfer') : whyGrant}</small>
              ) : null}
            </span>
          )}
          onChange={(name) => {
            const next = me.roles.find((known) => known.name === name);
            if (next !== undefined && next.name !== role) change('role', { roleId: next.id });
          }}
          data-testid="member-role-select"
        />
      </Disabled>
      {whyRole === undefined ? null : whyRole === right ? (
        <NotAllowed why={right} access={rightTo('INVITATIONS', 'UPDATE')} />
      ) : (
        <p className={styles['reason']}>{whyRole}</p>
      )}
      <Disabled why={whySeat}>
        <Switch
          label={t('seat.label')}
          description={t('seat.hint')}
          checked={hasSeat}
          onChange={({ currentTarget }) => {
            if (whySeat === undefined && !pending) change('seat', { hasSeat: currentTarget.checked });
          }}
          data-testid="member-seat"
        />
      </Disabled>
      <Disabled why={whyTeams}>
        <MultiSelect
          label={t('columns.teams')}
          // This field reads out its own description alone.
          description={whyTeams ?? (ownTeamsOnly ? t('member.ownTeams') : undefined)}
          value={[...teamIds]}
          readOnly={whyTeams !== undefined || pending}
          data={teams
            .filter((team) => mayChangeTeam(team.id) || teamIds.includes(team.id))
            .map((team) => ({ value: team.id, label: team.name, disabled: !mayChangeTeam(team.id) }))}
          hidePickedOptions
          searchable
          placeholder={teamIds.length === 0 ? t('member.noTeams') : ''}
          onChange={(next) => {
            const changed = [...next, ...teamIds].find((team) => next.includes(team) !== teamIds.includes(team));
            if (changed === undefined || !mayChangeTeam(changed)) return;
            setSaving('teams');
            void run(async () => {
              await changeTeams(changed, next.includes(changed));
              toast.success(t('member.saved'));
              onChanged();
            });
          }}
          data-testid="member-teams"
        />
      </Disabled>
      <p className="visually-hidden" role="status">
        {pending ? t('member.saving', { what: saving }) : ''}
      </p>
      <MemberDanger
        id={id}
        version={version}
        name={displayName}
        active={active}
        whyNot={own ? t('why.own') : rank}
        onChanged={onChanged}
        onRemoved={onClose}
      />
    </div>
  );
}
