import { Button } from '@mantine/core';
import { Link, Outlet, useLoaderData, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { OnboardingLayoutQuery } from '../__generated__/OnboardingLayoutQuery.graphql.ts';
import { FollowAccount } from '../signed-in/FollowAccount.tsx';
import { IdleWatch } from '../signed-in/IdleWatch.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LogoMark } from '../ui/Logo.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Onboarding.module.css';
import { WAY } from './steps.ts';

/**
 * The frame of the set-up: no rail, no phone (spec 001 §2), one column with how far one is. Everything can be left at any
 * time; Home's checklist leads back.
 */
export function OnboardingLayout() {
  const { t } = useTranslation(['onboarding', 'shell', 'common']);
  const { pathname } = useLocation();
  const { query } = useLoaderData({ from: '/onboarding' });
  const {
    getCurrentUserTopLevel: user,
    getWorkspaceWithSettings: workspace,
    getWorkspaceUserProfile: me,
  } = usePreloadedQuery<OnboardingLayoutQuery>(
    graphql`
      query OnboardingLayoutQuery @preloadable {
        getCurrentUserTopLevel {
          id
          ...FollowAccount_user
        }
        getWorkspaceWithSettings {
          id
          name
          setting {
            onboarding {
              step
              status
            }
          }
        }
        getWorkspaceUserProfile {
          id
          role {
            id
            permissions {
              resource
              action
            }
          }
        }
      }
    `,
    query,
  );
  const mayChange = me.role?.permissions.some(
    ({ resource, action }) => resource === 'WORKSPACE' && action === 'UPDATE',
  );
  const known = new Map<string, string>(workspace.setting.onboarding.map(({ step, status }) => [step, status]));
  const index = WAY.findIndex(({ path }) => path === pathname);
  const statusOf = (step: string) => known.get(step) ?? 'OPEN';

  return (
    <div className={styles['page']}>
      <FollowAccount user={user} />
      <IdleWatch />
      <header className={styles['bar']}>
        <span className={styles['who']}>
          <LogoMark size={28} />
          <Avatar name={workspace.name} size={24} shape="square" />
          <Words as="b">{workspace.name}</Words>
        </span>
        <Button component={Link} to="/" variant="default" size="sm" data-testid="onboarding-leave">
          {t('leave')}
        </Button>
      </header>
      <main className={styles['column']}>
        {mayChange === false ? (
          <div className={styles['card']}>
            <EmptyState
              title={<PageHeading size="h2">{t('notYours.title')}</PageHeading>}
              action={
                <Button component={Link} to="/">
                  {t('leave')}
                </Button>
              }
            >
              {t('notYours.text')}
            </EmptyState>
          </div>
        ) : (
          <>
            {index === -1 ? null : (
              <nav className={styles['progress']} aria-label={t('progress.title')}>
                <p>{t('progress.step', { number: index + 1, all: WAY.length })}</p>
                <ol className={styles['segments']}>
                  {WAY.map(({ page, path, step }) => (
                    <li key={page}>
                      <Link
                        to={path}
                        className={styles['segment']}
                        data-status={statusOf(step)}
                        aria-current={path === pathname ? 'step' : undefined}
                        title={t(`shell:pages.${page}`)}
                      >
                        <span className="visually-hidden">
                          {t('progress.name', {
                            name: t(`shell:pages.${page}`),
                            status: t(`status.${statusOf(step) as 'OPEN'}`),
                          })}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            <div className={styles['card']}>
              <Suspense>
                <Outlet />
              </Suspense>
            </div>
          </>
        )}
      </main>
    </div>
  );
}
