import { IconFlask2, IconShieldCheck } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import styles from './forms.module.css';

/** Under a form for a code: where the sandbox's mail is; elsewhere, that nobody asks for codes by phone. */
export function MailHint({ sandbox }: { sandbox: Sandbox | undefined }) {
  const { t } = useTranslation('signIn');
  return (
    <p className={styles['tip']}>
      {sandbox === undefined ? (
        <>
          <IconShieldCheck size={18} stroke={1.75} aria-hidden />
          <span>{t('code.safety')}</span>
        </>
      ) : (
        <>
          <IconFlask2 size={18} stroke={1.75} aria-hidden />
          <span>
            <Trans
              t={t}
              i18nKey="sandbox.codeMailbox"
              components={{ mailbox: <NewTabLink href={sandbox.mailboxUrl} /> }}
            />
          </span>
        </>
      )}
    </p>
  );
}
