import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ConnectStorePageMutation } from '../__generated__/ConnectStorePageMutation.graphql.ts';
import type { ConnectStorePageQuery } from '../__generated__/ConnectStorePageQuery.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { chooseWorkspace, forgetWorkspace, openWorkspace, selectedWorkspace } from '../base/session/session.ts';
import { signOut } from '../base/session/signOut.ts';
import { IdleWatch } from '../signed-in/IdleWatch.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import { CONNECT_STORE, STORE_PROBLEMS, type StoreProblem } from './connectStore.ts';
import styles from './forms.module.css';
import { useTitle } from './useTitle.ts';

const route = getRouteApi('/signed-out/connect-store');
/** Where a workspace that its store pays for begins: its plan. */
const PLAN = '/settings/billing-and-payments';

/** A store whose owner has just installed the app at its platform: which workspace it is for. */
export function ConnectStorePage() {
  const { t } = useTranslation('connectStore');
  const { error } = route.useSearch();
  useTitle(t('page'));
  return error === undefined ? <Choose /> : <Problem name={error} />;
}

function Problem({ name }: { name: StoreProblem | 'none' }) {
  const { t } = useTranslation('connectStore');
  return (
    <>
      <PageHeading>{t(name === 'none' ? 'none.title' : 'problem.title')}</PageHeading>
      <p className={styles['lead']} role="alert" data-error={name}>
        {name === 'none' ? t('none.text') : t(`problem.${STORE_PROBLEMS[name]}`)}
      </p>
      <p className={styles['aside']}>
        <Link to="/select-workspace" className="link">
          {t('goOn')}
        </Link>
      </p>
    </>
  );
}

function Choose() {
  const { t } = useTranslation('connectStore');
  const { refusal, run } = useCommit();
  const [connecting, setConnecting] = useState<string>();
  const { getInstalledStore: store, getCurrentUserWorkspaces: all } = useLazyLoadQuery<ConnectStorePageQuery>(
    graphql`
      query ConnectStorePageQuery {
        getInstalledStore {
          platform
          domain
          name
          workspace
        }
        getCurrentUserWorkspaces {
          id
          name
          roleName
          status
          setting {
            profileImageMedia {
              url
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  if (!store) return <Problem name="none" />;
  const mine = all.filter(({ roleName, status }) => roleName === 'OWNER' && status !== 'Deactivated');
  // It is somebody's already: theirs is offered alone.
  const offered = store.workspace ? mine.filter(({ id }) => id === store.workspace) : mine;
  const taken = store.workspace != null && offered.length === 0;
  const connect = (id: string) =>
    run(async () => {
      const before = selectedWorkspace();
      setConnecting(id);
      chooseWorkspace(id);
      try {
        await commit<ConnectStorePageMutation>(
          graphql`
            mutation ConnectStorePageMutation {
              connectStore {
                store
                workspace
              }
            }
          `,
          {},
        );
      } catch (error) {
        if (before === undefined) forgetWorkspace();
        else chooseWorkspace(before);
        throw error;
      } finally {
        setConnecting(undefined);
      }
      openWorkspace(id, PLAN);
    });
  const platform = store.platform === 'WIX' ? 'Wix' : 'Shopify';
  const shop = { platform, domain: store.domain || store.name };
  const title = taken ? 'takenTitle' : store.workspace ? 'connectedTitle' : 'title';
  return (
    <>
      <IdleWatch />
      <PageHeading>{t(title, { name: store.name })}</PageHeading>
      {taken ? (
        <p className={styles['lead']} role="alert">
          {t('taken')}
        </p>
      ) : (
        <>
          <p className={styles['lead']}>{t(store.workspace ? 'connectedLead' : 'lead', shop)}</p>
          {offered.length === 0 ? <p className={styles['lead']}>{t('noneOwned')}</p> : null}
          {refusal === undefined ? null : <Why refusal={refusal} />}
          <ul className={styles['list']}>
            {offered.map(({ id, name, setting }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles['choice']}
                  disabled={connecting !== undefined}
                  aria-busy={connecting === id}
                  onClick={() => void connect(id)}
                >
                  <Avatar name={name} image={setting.profileImageMedia?.url} size={36} shape="square" />
                  <span>
                    <Words as="b">{name}</Words>
                    <small>{t(store.workspace === id ? 'again' : 'connect')}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {store.workspace ? null : (
        <p className={styles['aside']}>
          <Button
            renderRoot={(props) => <Link to="/get-started" search={{ next: CONNECT_STORE }} {...props} />}
            variant="default"
            leftSection={<IconPlus size={16} />}
          >
            {t('create')}
          </Button>
        </p>
      )}
      {taken ? (
        <p className={styles['aside']}>
          <Link to="/select-workspace" className="link">
            {t('goOn')}
          </Link>
        </p>
      ) : null}
      <p className={styles['aside']}>
        <button type="button" className="link" onClick={() => void signOut()}>
          {t('signOut')}
        </button>
      </p>
    </>
  );
}
