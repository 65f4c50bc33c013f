import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconPlus, IconWorld } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { WebNumbersQuery } from '../../__generated__/WebNumbersQuery.graphql.ts';
import type { WebNumbersRemoveMutation } from '../../__generated__/WebNumbersRemoveMutation.graphql.ts';
import { useFetchKey } from '../../base/relay/resync.ts';
import { commit } from '../../base/relay/useCommit.ts';
import type { Me } from '../../people/useMe.ts';
import { Card } from '../../ui/Card.tsx';
import { Disabled } from '../../ui/Disabled.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardsLoading } from '../../ui/SettingsLoading.tsx';
import { SettingsRow } from '../../ui/SettingsPage.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { toast } from '../../ui/toast.ts';
import { TypeToConfirm } from '../../ui/TypeToConfirm.tsx';
import { Words } from '../../ui/Words.tsx';
import { WebNumberDialog } from './WebNumberDialog.tsx';

const MOST = 5;

type WebNumber = WebNumbersQuery['response']['fetchWorkspacePhoneNumbers']['data'][number];

/** The numbers that people call from a site: which site, who rings, and the call flow of the one that is open. */
export function WebNumbers({
  teams,
  chosen,
  onOpen,
  onChanged,
  settings,
  me,
}: {
  teams: readonly { readonly id: string; readonly name: string }[];
  chosen: string | undefined;
  onOpen: (id: string | null) => void;
  /** One was added or removed. */
  onChanged: () => void;
  /** Of the chosen one. */
  settings: ReactNode;
  me: Me;
}) {
  const { t } = useTranslation(['webNumbers', 'buyNumber']);
  const [dialog, setDialog] = useState<WebNumber | 'new'>();
  const [removing, setRemoving] = useState<WebNumber>();
  const [fetchKey, renew] = useFetchKey();
  const { fetchWorkspacePhoneNumbers } = useLazyLoadQuery<WebNumbersQuery>(
    graphql`
      query WebNumbersQuery {
        fetchWorkspacePhoneNumbers(web: true, first: 5) {
          data {
            id
            name
            webNumberUrl
            version
            isPhoneConfigurationComplete
            callWorkFlow {
              team {
                teamId
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const numbers = fetchWorkspacePhoneNumbers.data;
  const changed = () => {
    renew();
    onChanged();
  };
  const whyNoNew =
    me.whyNot('PHONE_NUMBERS', 'CREATE') ?? (numbers.length >= MOST ? t('most', { count: MOST }) : undefined);
  const add = (
    <Disabled why={whyNoNew}>
      <Button
        variant={numbers.length === 0 ? 'filled' : 'default'}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setDialog('new')}
        data-testid="web-number-add"
      >
        {t('add')}
      </Button>
    </Disabled>
  );
  const remove = async ({ id, name }: WebNumber) => {
    await commit<WebNumbersRemoveMutation>(
      graphql`
        mutation WebNumbersRemoveMutation($id: ID!) {
          removeWebNumber(id: $id) {
            id
            status
          }
        }
      `,
      { id },
    );
    setRemoving(undefined);
    toast.success(t('removed', { name }));
    onOpen(null);
    changed();
  };
  return (
    <>
      <Card title={t('tab.web')} aside={numbers.length === 0 ? undefined : add}>
        {numbers.length === 0 ? (
          <EmptyState icon={<IconWorld size={22} stroke={1.5} />} action={add}>
            {t('empty')}
          </EmptyState>
        ) : (
          numbers.map((number) => {
            const { id, name, webNumberUrl, callWorkFlow, isPhoneConfigurationComplete: ready } = number;
            const teamId = callWorkFlow?.team?.teamId ?? '';
            const mayChange = me.whyNot('PHONE_NUMBERS', 'UPDATE', me.teamIds.includes(teamId));
            return (
              <div key={id} data-testid="web-number">
                <SettingsRow
                  title={<Words>{name}</Words>}
                  action={
                    <>
                      <StatusChip
                        tone={ready ? 'success' : 'warning'}
                        icon={ready ? <IconCheck size={13} aria-hidden /> : <IconAlertTriangle size={13} aria-hidden />}
                      >
                        {t(ready ? 'buyNumber:state.READY' : 'buyNumber:state.incomplete')}
                      </StatusChip>
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-expanded={id === chosen}
                        onClick={() => onOpen(id === chosen ? null : id)}
                        data-testid="web-number-open"
                      >
                        {t(id === chosen ? 'hide' : 'settings')}
                      </Button>
                      <Disabled why={mayChange}>
                        <Button
                          variant="default"
                          size="compact-sm"
                          onClick={() => setDialog(number)}
                          data-testid="web-number-change"
                        >
                          {t('change')}
                        </Button>
                      </Disabled>
                      <Disabled why={me.whyNot('PHONE_NUMBERS', 'DELETE')}>
                        <Button
                          variant="default"
                          color="red"
                          size="compact-sm"
                          onClick={() => setRemoving(number)}
                          data-testid="web-number-remove"
                        >
                          {t('remove')}
                        </Button>
                      </Disabled>
                    </>
                  }
                >
                  <Words>{webNumberUrl ?? ''}</Words>
                  {' · '}
                  <Words>{teams.find((team) => team.id === teamId)?.name ?? ''}</Words>
                  {` · ${t('free')}`}
                </SettingsRow>
              </div>
            );
          })
        )}
      </Card>
      {numbers.some(({ id }) => id === chosen) ? <Suspense fallback={<CardsLoading />}>{settings}</Suspense> : null}
      {dialog === undefined ? null : (
        <WebNumberDialog
          number={dialog === 'new' ? undefined : dialog}
          teams={teams}
          onSaved={(name) => {
            if (dialog === 'new') toast.success(t('added', { name }));
            setDialog(undefined);
            changed();
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      <TypeToConfirm
        opened={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t('removeTitle')}
        text={removing?.name ?? ''}
        confirm={t('remove')}
        onConfirm={() => (removing ? remove(removing) : Promise.resolve())}
      >
        <p>{t('removeLost', { site: removing?.webNumberUrl ?? '' })}</p>
      </TypeToConfirm>
    </>
  );
}
