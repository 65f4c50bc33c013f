import { Button, Modal, MultiSelect, Radio, Switch, TagsInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refusalOf } from '../base/relay/refusal.ts';
import { toast } from '../ui/toast.ts';
import { useRefusalText, Why } from '../ui/Why.tsx';
import { addressesIn, distinct, EMAIL } from './addresses.ts';
import { inviteUser } from './inviteUser.ts';
import styles from './People.module.css';
import { mayGrant } from './rights.ts';
import type { Me } from './useMe.ts';

const ROLES = ['ADMIN', 'MANAGER', 'MEMBER'] as const;
/** How many addresses one dialog takes (defaults 2.6: 20 an hour). */
const MOST = 20;

interface Props {
  me: Me;
  teams: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
  onInvited: () => void;
}

/** Invites one or several people by e-mail, with a role, teams and a seat. */
export function InvitePeople({ opened, ...props }: Props & { opened: boolean }) {
  const { t } = useTranslation(['people', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={<b>{t('invite.action')}</b>}
      size={480}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Form {...props} />
    </Modal>
  );
}

function Form({ me, teams, onClose, onInvited }: Props) {
  const { t } = useTranslation(['people', 'common']);
  const textOf = useRefusalText();
  const [emails, setEmails] = useState<string[]>([]);
  /** What is being typed, and is no pill yet. */
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<string>('MEMBER');
  const [teamIds, setTeamIds] = useState<string[]>([]);
  const [withSeat, setWithSeat] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly { email: string; refusal: Refusal }[]>([]);
  // One key for each address and this content: a second try after a lost answer invites nobody twice.
  const [keys, setKeys] = useState(() => new Map<string, string>());
  const onlyOwnTeams = me.scope('INVITATIONS', 'CREATE') === 'team';
  const offered = onlyOwnTeams ? teams.filter(({ id }) => me.teamIds.includes(id)) : teams;
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setProblem(undefined);
      setKeys(new Map());
    };

  /** What is new among the pills may be a list, or names with their addresses. */
  const setAddresses = (values: string[]) => {
    const fresh = values.filter((value) => !emails.includes(value));
    const kept = emails.filter((email) => values.includes(email));
    changed(setEmails)(distinct([...kept, ...addressesIn(fresh.join('\n'))]).slice(0, MOST));
  };
  const completeBySpace = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !EMAIL.test(typed.trim())) return;
    event.preventDefault();
    setAddresses([...emails, typed]);
    setTyped('');
  };
  /** Enter completes an address and chooses: it sends with Ctrl or ⌘ alone, since an invitation cannot be unsent. */
  const sendOnPurpose = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) event.currentTarget.requestSubmit();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const all = distinct([...emails, ...addressesIn(typed)]);
    const wrong = all.find((email) => !EMAIL.test(email));
    if (all.length === 0) return setProblem(t('invite.none'));
    if (wrong !== undefined) return setProblem(t('invite.wrong', { email: wrong }));
    const roleId = me.roles.find(({ name }) => name === role)?.id;
    if (roleId === undefined) return;
    setPending(true);
    const failed: { email: string; refusal: Refusal }[] = [];
    const done: string[] = [];
    for (const email of all) {
      const idempotencyKey = keys.get(email) ?? crypto.randomUUID();
      keys.set(email, idempotencyKey);
      try {
        await inviteUser({ email, roleId, withSeat, teamIds, idempotencyKey });
        done.push(email);
      } catch (error) {
        failed.push({ email, refusal: refusalOf(error) });
      }
    }
    setPending(false);
    setSent((before) => [...before, ...done]);
    setRefused(failed);
    setEmails(failed.map(({ email }) => email));
    if (done.length > 0) onInvited();
    if (failed.length > 0) return;
    toast.success(t('invite.sent', { count: done.length }));
    onClose();
  };

  const first = refused[0];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields, which bubble here
    <form
      className={styles['form']}
      onSubmit={(event) => void submit(event)}
      onKeyDown={sendOnPurpose}
      noValidate
      data-testid="invite-form"
    >
      <TagsInput
        label={t('invite.emails')}
        description={t('invite.emailsHint')}
        value={emails}
        onChange={setAddresses}
        searchValue={typed}
        onSearchChange={setTyped}
        onKeyDown={completeBySpace}
        splitChars={[',', ';', '\n']}
        acceptValueOnBlur
        maxTags={MOST}
        error={problem}
        data-autofocus
        data-testid="invite-emails"
      />
      <Radio.Group label={t('columns.role')} value={role} onChange={changed(setRole)}>
        <div className={styles['choices']}>
          {ROLES.map((name) => {
            const allowed = mayGrant(me.role, name);
            return (
              <Radio
                key={name}
                value={name}
                disabled={!allowed}
                label={t(`common:role.${name}`)}
                description={
                  allowed ? t(`roles.${name}`) : t('why.grant', { role: t(`common:role.${me.roleOf(me.roleId)}`) })
                }
                data-testid={`invite-role-${name}`}
              />
            );
          })}
        </div>
      </Radio.Group>
      <MultiSelect
        label={t('columns.teams')}
        description={t(onlyOwnTeams ? 'invite.ownTeams' : 'invite.teamsHint')}
        placeholder={teamIds.length === 0 ? t('invite.defaultTeam') : ''}
        value={teamIds}
        onChange={changed(setTeamIds)}
        data={offered.map(({ id, name }) => ({ value: id, label: name }))}
        hidePickedOptions
        searchable
        data-testid="invite-teams"
      />
      <Switch
        label={t('seat.label')}
        description={t('invite.seatHint')}
        checked={withSeat}
        onChange={({ currentTarget }) => changed(setWithSeat)(currentTarget.checked)}
        data-testid="invite-seat"
      />
      {sent.length === 0 || refused.length === 0 ? null : (
        <p className={styles['done']} role="status">
          <IconCheck size={16} aria-hidden /> {t('invite.sent', { count: sent.length })}
        </p>
      )}
      {first === undefined ? null : refused.length === 1 ? (
        <Why refusal={first.refusal} />
      ) : (
        <ul className={styles['refused']} role="alert">
          {refused.map(({ email, refusal }) => (
            <li key={email}>
              <b>{email}</b> {textOf(refusal)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles['formActions']}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={pending} data-testid="invite-send">
          {t('invite.send', { count: Math.max(1, emails.length) })}
        </Button>
      </div>
    </form>
  );
}
