import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FollowAccountMutation } from '../../__generated__/FollowAccountMutation.graphql.ts';
import type { FollowAccount_user$key } from '../../__generated__/FollowAccount_user.graphql.ts';
import { setPersonalKeys } from '../../ui/personalKeys.ts';
import { followAccount } from '../i18n/index.ts';
import type { Language } from '../i18n/languages.ts';
import { commit } from '../relay/useCommit.ts';

/** A language chosen before signing in; what can't be told now is chosen anew another day. */
const tellAccount = (language: Language) =>
  commit<FollowAccountMutation>(
    graphql`
      mutation FollowAccountMutation($input: UpdateUserInput!) {
        updateUser(input: $input) {
          id
          language
        }
      }
    `,
    { input: { language } },
  ).catch(() => undefined);

/** Makes what the account says of language, dates and keys true on this page, also when another device changed it. */
export function FollowAccount({ user }: { user: FollowAccount_user$key }) {
  const { language, locale, settings } = useFragment(
    graphql`
      fragment FollowAccount_user on User {
        language
        locale
        settings {
          singleKeyShortcuts
          enterSends
        }
      }
    `,
    user,
  );
  useEffect(() => {
    void followAccount({ language, locale }).then((chosen) => (chosen === undefined ? undefined : tellAccount(chosen)));
  }, [language, locale]);
  useEffect(() => setPersonalKeys(settings), [settings]);
  return null;
}
