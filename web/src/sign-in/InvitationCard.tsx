import { IconMailOpened } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { writtenDate } from '../ui/dates.ts';
import { roleKey } from '../ui/roleKey.ts';
import styles from './forms.module.css';
import type { Invitation } from './useInvitation.ts';

/** Who invites to what, as what, until when. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation(['access', 'common']);
  const { workspaceName, inviterName, roleName, email, expiresAt } = invitation;
  return (
    <div className={styles['invitation']} data-testid="invitation">
      <IconMailOpened size={20} stroke={1.75} aria-hidden />
      <div>
        <b>
          {inviterName
            ? t('invitation.by', { inviter: inviterName, workspace: workspaceName })
            : t('invitation.to', { workspace: workspaceName })}
        </b>
        <p>
          {t('invitation.facts', {
            role: t(`common:role.${roleKey(roleName)}`),
            email,
            date: writtenDate(new Date(expiresAt)),
          })}
        </p>
      </div>
    </div>
  );
}
