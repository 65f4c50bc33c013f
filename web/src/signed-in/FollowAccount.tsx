import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FollowAccountMutation } from '../__generated__/FollowAccountMutation.graphql.ts';
import type { FollowAccount_user$key } from '../__generated__/FollowAccount_user.graphql.ts';
import { browserZone } from '../base/zones.ts';
import { setPersonalKeys } from '../ui/personalKeys.ts';
import { followShortcuts } from '../ui/shortcuts.ts';
import { followAccount, followZone } from '../base/i18n/index.ts';
import type { Language } from '../base/i18n/languages.ts';
import { setViewerZone } from '../base/i18n/viewerZone.ts';
import { askZone } from '../base/relay/askZone.ts';
import { commit } from '../base/relay/useCommit.ts';

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

/** Makes what the account says of language, dates, zone and keys true on this page, also when another device changed it. */
export function FollowAccount({ user }: { user: FollowAccount_user$key }) {
  const { id, language, locale, timezone, settings } = useFragment(
    graphql`
      fragment FollowAccount_user on User {
        id
        language
        locale
        timezone
        settings {
          singleKeyShortcuts
          enterSends
        }
      }
    `,
    user,
  );
  // The first time at once: what is drawn after this stands in the zone already, and nobody sees a time jump.
  useState(() => setViewerZone(timezone));
  useEffect(() => {
    followZone(timezone);
    // A zone that only the server knows becomes the viewer's with the answer.
    void askZone(timezone || browserZone()).then(() => followZone(timezone));
  }, [timezone]);
  useEffect(() => {
    void followAccount({ language, locale }).then((chosen) => (chosen === undefined ? undefined : tellAccount(chosen)));
  }, [language, locale]);
  useEffect(() => setPersonalKeys(settings), [settings]);
  useEffect(() => followShortcuts(id), [id]);
  return null;
}
