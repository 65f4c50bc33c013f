import { Button, Select } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconHourglass, IconPlus, IconTag } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SenderIdsQuery } from '../../__generated__/SenderIdsQuery.graphql.ts';
import type { SenderIdsRemoveMutation } from '../../__generated__/SenderIdsRemoveMutation.graphql.ts';
import type { SenderIdsUpdateMutation } from '../../__generated__/SenderIdsUpdateMutation.graphql.ts';
import { useFetchKey } from '../../base/relay/resync.ts';
import { commit, useCommit } from '../../base/relay/useCommit.ts';
import type { Me } from '../../people/useMe.ts';
import { Card } from '../../ui/Card.tsx';
import { countryName } from '../../ui/countryName.ts';
import { Disabled } from '../../ui/Disabled.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { SettingsRow } from '../../ui/SettingsPage.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { toast } from '../../ui/toast.ts';
import { TypeToConfirm } from '../../ui/TypeToConfirm.tsx';
import { Why } from '../../ui/Why.tsx';
import { Words } from '../../ui/Words.tsx';
import { SenderIdDialog } from './SenderIdDialog.tsx';
import styles from './Senders.module.css';

/** While the carrier has to say something, how they stand is looked at so often. */
const LOOK_MS = 5_000;

const LOOKS = {
  ACTIVE: { tone: 'success', icon: IconCheck },
  IN_REVIEW: { tone: 'accent', icon: IconHourglass },
  NEEDS_DOCUMENTS: { tone: 'warning', icon: IconAlertTriangle },
  REFUSED: { tone: 'danger', icon: IconAlertTriangle },
  REJECTED: { tone: 'danger', icon: IconAlertTriangle },
  SETTING_UP: { tone: 'accent', icon: IconHourglass },
} as const;
/** What leads to the documents of one, by how it stands; others have none to show. */
const DOCUMENTS = { IN_REVIEW: 'see', NEEDS_DOCUMENTS: 'send', REJECTED: 'correct' } as const;

type SenderId = SenderIdsQuery['response']['getSenderIds'][number];

/** The names that texts leave under: where each works, how it stands, what is wrong with it, and who uses it. */
export function SenderIds({
  teams,
  onChanged,
  me,
}: {
  teams: readonly { readonly id: string; readonly name: string }[];
  /** One was added or removed. */
  onChanged: () => void;
  me: Me;
}) {
  const { t } = useTranslation('senderIds');
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<SenderId>();
  const [fetchKey, renew] = useFetchKey();
  const { getSenderIds: all, getSenderIdCountries: countries } = useLazyLoadQuery<SenderIdsQuery>(
    graphql`
      query SenderIdsQuery {
        getSenderIds {
          id
          senderId
          country
          state
          reasons
          version
          team {
            id
            name
          }
        }
        getSenderIdCountries {
          country
          rule
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const waits = all.some(({ state }) => state === 'IN_REVIEW' || state === 'SETTING_UP');
  const { start, stop } = useInterval(renew, LOOK_MS);
  useEffect(() => {
    if (waits) start();
    return stop;
  }, [waits, start, stop]);
  const changed = () => {
    renew();
    onChanged();
  };
  const add = (
    <Disabled why={me.whyNot('SENDER_IDS', 'CREATE')}>
      <Button
        variant={all.length === 0 ? 'filled' : 'default'}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setAdding(true)}
        data-testid="sender-id-add"
      >
        {t('add')}
      </Button>
    </Disabled>
  );
  const remove = async ({ id, senderId }: SenderId) => {
    await commit<SenderIdsRemoveMutation>(
      graphql`
        mutation SenderIdsRemoveMutation($id: ID!) {
          removeSenderId(id: $id)
        }
      `,
      { id },
    );
    setRemoving(undefined);
    toast.success(t('removed', { name: senderId }));
    changed();
  };
  return (
    <>
      <Card title={t('title')} aside={all.length === 0 ? undefined : add}>
        {all.length === 0 ? (
          <EmptyState icon={<IconTag size={22} stroke={1.5} />} action={add}>
            {t('empty')}
          </EmptyState>
        ) : (
          all.map((one) => (
            <SenderIdRow key={one.id} senderId={one} teams={teams} me={me} onRemove={() => setRemoving(one)} />
          ))
        )}
      </Card>
      {adding ? (
        <SenderIdDialog
          countries={countries}
          teams={teams}
          onAdded={({ senderId, country, state }) => {
            setAdding(false);
            toast.success(t('added', { name: senderId }));
            if (state === 'NEEDS_DOCUMENTS' && me.whyNot('COMPLAINCE', 'UPDATE') === undefined)
              void navigate({ to: '/settings/compliance', search: { country, sender: senderId } });
            else changed();
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      <TypeToConfirm
        opened={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t('removeTitle')}
        text={removing?.senderId ?? ''}
        confirm={t('remove')}
        onConfirm={() => (removing ? remove(removing) : Promise.resolve())}
      >
        <p>{t('removeLost')}</p>
      </TypeToConfirm>
    </>
  );
}

function SenderIdRow({
  senderId: { id, senderId, country, state, reasons, version, team },
  teams,
  me,
  onRemove,
}: {
  senderId: SenderId;
  teams: readonly { readonly id: string; readonly name: string }[];
  me: Me;
  onRemove: () => void;
}) {
  const { t, i18n } = useTranslation('senderIds');
  const { pending, refusal, run } = useCommit();
  const known = state in LOOKS ? state : 'SETTING_UP';
  const { tone, icon: Icon } = LOOKS[known];
  const place = countryName(country, i18n.language);
  const documents = known in DOCUMENTS ? DOCUMENTS[known as keyof typeof DOCUMENTS] : undefined;
  const mayMove = teams.length > 1 && me.whyNot('SENDER_IDS', 'UPDATE') === undefined;
  const give = async (teamId: string) => {
    const done = await run(() =>
      commit<SenderIdsUpdateMutation>(
        graphql`
          mutation SenderIdsUpdateMutation($input: UpdateSenderIdInput!) {
            updateSenderId(input: $input) {
              id
              version
              team {
                id
                name
              }
            }
          }
        `,
        { input: { id, version, teamId } },
      ),
    );
    if (done) toast.success(t('moved', { name: senderId }));
  };
  return (
    <div data-testid="sender-id" data-state={known}>
      <SettingsRow
        title={<Words>{senderId}</Words>}
        action={
          <>
            <StatusChip tone={tone} icon={<Icon size={13} aria-hidden />}>
              {t(`state.${known}`)}
            </StatusChip>
            {mayMove ? (
              <Select
                aria-label={t('teamOf', { name: senderId })}
                size="xs"
                w={150}
                allowDeselect={false}
                value={team?.id ?? null}
                data={teams.map(({ id: value, name: label }) => ({ value, label }))}
                readOnly={pending}
                onChange={(next) => {
                  if (next !== null && next !== team?.id) void give(next);
                }}
                data-testid="sender-id-team"
              />
            ) : null}
            <Disabled why={me.whyNot('SENDER_IDS', 'DELETE')}>
              <Button variant="default" color="red" size="compact-sm" onClick={onRemove} data-testid="sender-id-remove">
                {t('remove')}
              </Button>
            </Disabled>
          </>
        }
      >
        <span className={styles['place']}>
          <Flag country={country} /> {place}
        </span>
        {mayMove || !team ? null : (
          <>
            {' · '}
            <Words>{team.name}</Words>
          </>
        )}
        {` · ${t('cost')}`}
        {known === 'ACTIVE' ? null : (
          <span className={styles['wrong']}>
            {t(`next.${known}`, { country: place })}{' '}
            {reasons.length === 0 ? null : (
              <>
                <Words>{reasons.join(' ')}</Words>{' '}
              </>
            )}
            {documents === undefined || me.whyNot('COMPLAINCE', 'READ') !== undefined ? null : (
              <Link
                to="/settings/compliance"
                search={{ country, sender: senderId }}
                className="link"
                data-testid="sender-id-documents"
              >
                {t(`documents.${documents}`)}
              </Link>
            )}
          </span>
        )}
        {refusal ? <Why refusal={refusal} /> : null}
      </SettingsRow>
    </div>
  );
}
