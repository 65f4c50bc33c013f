import { graphql } from 'react-relay';
import type { useChooseLanguageMutation } from '../../__generated__/useChooseLanguageMutation.graphql.ts';
import { toast } from '../../ui/toast.ts';
import { useRefusalText } from '../../ui/Why.tsx';
import { chooseLanguage } from '../../base/i18n/index.ts';
import type { Language } from '../../base/i18n/languages.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { commit } from '../../base/relay/useCommit.ts';

/** Shows the screens in another language at once, and tells the account, which mails and texts follow. */
export function useChooseLanguage() {
  const textOf = useRefusalText();
  return async (language: Language) => {
    await chooseLanguage(language);
    await commit<useChooseLanguageMutation>(
      graphql`
        mutation useChooseLanguageMutation($input: UpdateUserInput!) {
          updateUser(input: $input) {
            id
            language
            locale
          }
        }
      `,
      { input: { language } },
    ).catch((error: unknown) => {
      toast.error(textOf(refusalOf(error)));
    });
  };
}
