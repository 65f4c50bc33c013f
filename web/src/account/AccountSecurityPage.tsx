import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { AccountSecurityPageQuery } from '../__generated__/AccountSecurityPageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { Optional } from '../ui/Optional.tsx';
import { usePaneKey } from '../ui/Pane.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { GoogleCard } from './GoogleCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { ShowQrCard } from './ShowQrCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** /settings/account-security: how one signs in, and where one is signed in. */
export function AccountSecurityPage() {
  const { t } = useTranslation('account');
  const { getCurrentUserTopLevel: user } = useRouteQuery<AccountSecurityPageQuery>(
    graphql`
      query AccountSecurityPageQuery @preloadable {
        getCurrentUserTopLevel {
          id
          ...PasswordCard_user
          ...AuthenticatorCard_user
          ...GoogleCard_user
        }
      }
    `,
    {},
    usePaneKey(),
  );
  return (
    <SettingsPage title={t('security.title')} lead={t('security.lead')}>
      <PasswordCard user={user} />
      <AuthenticatorCard user={user} />
      <ShowQrCard />
      <Optional>
        <GoogleCard user={user} />
      </Optional>
      <Optional title={t('sessions.title')}>
        <SessionsCard />
      </Optional>
    </SettingsPage>
  );
}
