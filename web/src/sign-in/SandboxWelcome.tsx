import { Button } from '@mantine/core';
import { IconArrowRight, IconFlask2 } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SandboxWelcomeMutation } from '../__generated__/SandboxWelcomeMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './forms.module.css';
import type { SignedIn } from './signedIn.ts';
import type { SignInView } from './signInView.ts';
import { useTitle } from './useTitle.ts';

/** The sandbox's front door: a seeded workspace in one click, or an empty start. */
export function SandboxWelcome({
  sandbox,
  onSignedIn,
  onShow,
}: {
  sandbox: Sandbox;
  onSignedIn: (tokens: SignedIn) => void;
  onShow: (view: SignInView) => void;
}) {
  const { t } = useTranslation('signIn');
  const { pending, refusal, run } = useCommit();
  useTitle(t('signIn.page'));

  const openDemo = () =>
    run(async () => {
      const { openDemoSession } = await commit<SandboxWelcomeMutation>(
        graphql`
          mutation SandboxWelcomeMutation {
            openDemoSession {
              authTokens {
                token
                expiresInSeconds
              }
            }
          }
        `,
        {},
      );
      onSignedIn(openDemoSession.authTokens);
    });

  return (
    <>
      <div className={styles['chip']}>
        <StatusChip tone="sandbox" icon={<IconFlask2 size={14} />}>
          {t('sandbox.chip')}
        </StatusChip>
      </div>
      <PageHeading>{t('sandbox.title')}</PageHeading>
      <p className={styles['lead']}>{t('sandbox.lead')}</p>
      <div className={styles['form']}>
        {refusal === undefined ? null : <Why refusal={refusal} />}
        <Button
          size="lg"
          fullWidth
          loading={pending}
          rightSection={<IconArrowRight size={16} />}
          onClick={() => void openDemo()}
        >
          {t('sandbox.open')}
        </Button>
      </div>
      <div className={styles['or']}>{t('sandbox.or')}</div>
      <div className={styles['pair']}>
        <Button size="lg" variant="default" onClick={() => onShow('email')}>
          {t('sandbox.withEmail')}
        </Button>
        <Button size="lg" variant="default" onClick={() => onShow('sign-up')}>
          {t('sandbox.empty')}
        </Button>
      </div>
      <p className={styles['aside']}>
        <Trans t={t} i18nKey="sandbox.mailbox" components={{ mailbox: <NewTabLink href={sandbox.mailboxUrl} /> }} />
      </p>
    </>
  );
}
