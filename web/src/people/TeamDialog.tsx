import { Button, Modal, Switch, TagsInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment } from 'react-relay';
import type { TeamDialog_team$key } from '../__generated__/TeamDialog_team.graphql.ts';
import type { TeamDialogCreateMutation } from '../__generated__/TeamDialogCreateMutation.graphql.ts';
import type { TeamDialogDeleteMutation } from '../__generated__/TeamDialogDeleteMutation.graphql.ts';
import type { TeamDialogQuery } from '../__generated__/TeamDialogQuery.graphql.ts';
import type { TeamDialogUpdateMutation } from '../__generated__/TeamDialogUpdateMutation.graphql.ts';
import { TEXTS } from '../base/generated/typedTeam.ts';
import { environment } from '../base/relay/environment.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Conflict } from '../ui/Conflict.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { fieldsOf, isAtField, rulesOf } from '../ui/form/fields.ts';
import { FormFields } from '../ui/form/FormFields.tsx';
import { DetailOver } from '../ui/list/DetailOver.tsx';
import type { Steps } from '../ui/list/steps.ts';
import { toast } from '../ui/toast.ts';
import { useSettingsForm } from '../ui/useSettingsForm.ts';
import { Why } from '../ui/Why.tsx';
import { rightTo } from '../ui/accessRequests.ts';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { MemberOrder, type Person } from './MemberOrder.tsx';
import styles from './People.module.css';
import type { Me } from './useMe.ts';

const TEAM = graphql`
  fragment TeamDialog_team on Team {
    id
    ...typedTeam_fields @relay(mask: false)
    isDefault
    version
    members {
      id
    }
    phoneNumbers {
      id
    }
  }
`;

/** What people type; who is in the team and whether it is the default one are chosen. */
const TEAM_FIELDS = fieldsOf([...TEXTS, 'tags'], {
  of: { name: { most: 60, required: true, first: true }, description: { most: 300, type: 'lines' } },
});

interface Props {
  team: TeamDialog_team$key | null;
  me: Me;
  people: readonly Person[];
  onClose: () => void;
  onSaved: () => void;
}

/** Makes a team in a dialog, or changes one beside the list: name, tags, who is in it and in which order they ring. */
export function EditTeam({
  making,
  team,
  id,
  steps,
  ...props
}: Omit<Props, 'team'> & {
  /** A new one is made. */
  making: boolean;
  team: TeamDialog_team$key | undefined;
  id: string | undefined;
  steps: Steps;
}) {
  const { t } = useTranslation(['people', 'common']);
  return (
    <>
      <Modal
        opened={making}
        onClose={props.onClose}
        title={<b>{t('teams.add')}</b>}
        size={520}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Form team={null} {...props} />
      </Modal>
      <DetailOver id={id} label={t('teams.edit')} closeLabel={t('common:close')} onClose={props.onClose} steps={steps}>
        {team === undefined ? null : <Form team={team} {...props} />}
      </DetailOver>
    </>
  );
}

const NEW = {
  name: '',
  description: '',
  tags: [] as readonly string[],
  isDefault: false,
  memberIds: [] as readonly string[],
};

function Form({ team: key, me, people, onClose, onSaved }: Props) {
  const { t } = useTranslation(['people', 'common', 'forms']);
  const team = useFragment(TEAM, key);
  const removal = useCommit();
  const settings = useSettingsForm({
    values:
      team === null || team === undefined
        ? NEW
        : {
            name: team.name,
            description: team.description ?? '',
            tags: team.tags,
            isDefault: team.isDefault,
            memberIds: team.members.map(({ id }) => id),
          },
    version: team?.version ?? 0,
    rules: rulesOf(TEAM_FIELDS, { required: () => t('teams.nameMissing') }),
    save: async (changes, version) => {
      if (team === null || team === undefined) {
        await commit<TeamDialogCreateMutation>(
          graphql`
            mutation TeamDialogCreateMutation($input: TeamInput!) {
              createTeamAndAutoAssignMembers(input: $input) {
                id
                ...TeamDialog_team
              }
            }
          `,
          { input: { name: '', ...changes } },
        );
      } else {
        await commit<TeamDialogUpdateMutation>(
          graphql`
            mutation TeamDialogUpdateMutation($input: UpdateTeamInput!) {
              updateTeamAndAutoAssignMembers(input: $input) {
                id
                totalMembers
                ...TeamDialog_team
              }
            }
          `,
          { input: { id: team.id, version, ...changes } },
        );
      }
      toast.success(t('teams.saved'));
      onSaved();
    },
    reload: () =>
      fetchQuery<TeamDialogQuery>(
        environment,
        graphql`
          query TeamDialogQuery {
            fetchTeams(first: 100) {
              data {
                id
                ...TeamDialog_team
              }
            }
          }
        `,
        {},
        { networkCacheConfig: { force: true } },
      ).toPromise(),
  });
  const isNew = team === null || team === undefined;
  const whyNot = isNew ? undefined : me.whyNot('TEAMS', 'UPDATE', me.teamIds.includes(team.id));
  // Which team is the default one concerns the whole workspace.
  const whyNotDefault = isNew
    ? undefined
    : team.isDefault
      ? t('teams.whyStaysDefault')
      : me.whyNot('TEAMS', 'UPDATE', false);
  const whyNotDelete = isNew
    ? undefined
    : (me.whyNot('TEAMS', 'DELETE') ??
      (team.isDefault
        ? t('teams.whyDefault')
        : team.phoneNumbers.length > 0
          ? t('teams.whyNumbers', { count: team.phoneNumbers.length })
          : undefined));
  const labels = {
    name: t('teams.name'),
    description: t('teams.description'),
    tags: t('teams.tags'),
    isDefault: t('teams.default'),
    memberIds: t('teams.members'),
  };
  const { refusal, conflict } = settings;

  const remove = () =>
    removal.run(async () => {
      await commit<TeamDialogDeleteMutation>(
        graphql`
          mutation TeamDialogDeleteMutation($id: ID!) {
            deleteTeam(id: $id)
          }
        `,
        { id: team?.id ?? '' },
      );
      toast.success(t('teams.deleted', { name: team?.name }));
      onSaved();
    });

  return (
    <form className={styles['form']} onSubmit={settings.submit} noValidate data-testid="team-form">
      <NotAllowed why={whyNot} access={rightTo('TEAMS', 'UPDATE')} />
      <FormFields
        fields={TEAM_FIELDS}
        label={(name) => labels[name]}
        bind={settings.field}
        readOnly={whyNot !== undefined}
        renderInput={(name, props) =>
          name === 'tags' ? (
            <TagsInput
              {...props}
              maxTags={20}
              value={[...settings.values.tags]}
              onChange={(tags) => settings.set('tags', tags)}
            />
          ) : undefined
        }
        testId="team"
      />
      <MemberOrder
        label={labels.memberIds}
        people={people}
        value={settings.values.memberIds}
        onChange={(ids) => settings.set('memberIds', ids)}
        readOnly={whyNot !== undefined}
        error={refusal?.field === 'memberIds' ? refusal.message : undefined}
      />
      <Disabled why={whyNotDefault}>
        <Switch
          label={t('teams.makeDefault')}
          description={t('teams.defaultHint')}
          checked={settings.values.isDefault}
          onChange={({ currentTarget }) => settings.set('isDefault', currentTarget.checked)}
          data-testid="team-is-default"
        />
      </Disabled>
      {conflict === undefined ? null : (
        <Conflict
          fields={conflict.map((name) => labels[name as keyof typeof labels] ?? name)}
          pending={settings.pending}
          onTakeTheirs={settings.takeTheirs}
          onOverwrite={settings.overwrite}
        />
      )}
      {refusal === undefined ||
      conflict !== undefined ||
      refusal.field === 'memberIds' ||
      isAtField(TEAM_FIELDS, refusal) ? null : (
        <Why refusal={refusal} />
      )}
      {removal.refusal === undefined ? null : <Why refusal={removal.refusal} />}
      <div className={styles['formActions']}>
        {isNew ? null : (
          <Disabled why={whyNotDelete}>
            <Button
              variant="subtle"
              color="red"
              mr="auto"
              leftSection={<IconTrash size={16} stroke={1.75} />}
              loading={removal.pending}
              onClick={() => void remove()}
              data-testid="team-delete"
            >
              {t('teams.delete')}
            </Button>
          </Disabled>
        )}
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Disabled why={whyNot ?? (conflict === undefined ? undefined : t('forms:conflict.first'))}>
          <Button type="submit" loading={settings.pending} data-testid="team-save">
            {t('common:save')}
          </Button>
        </Disabled>
      </div>
    </form>
  );
}
