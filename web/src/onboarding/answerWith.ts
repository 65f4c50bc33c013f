/** How the first number answers: read, and changed to a template (spec 001 §3, call-flow template chooser). */
import { fetchQuery, graphql } from 'react-relay';
import type { answerWithMutation } from '../__generated__/answerWithMutation.graphql.ts';
import type { answerWithQuery } from '../__generated__/answerWithQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';

export type Template = 'QUEUE' | 'CLASSIC' | 'IVR';
export type FirstNumber = answerWithQuery['response']['fetchWorkspacePhoneNumbers']['data'][number];

/** What callers hear of a menu, and what its two keys are called. */
export interface MenuWords {
  /** In which the words are: en, es, fr or de. */
  readonly language: string;
  readonly say: string;
  readonly sales: string;
  readonly support: string;
}

export const FIRST_NUMBER = graphql`
  query answerWithQuery {
    fetchWorkspacePhoneNumbers(usable: true, limit: 1) {
      data {
        id
        version
        number
        callWorkFlow {
          type
          promptLanguage
          team {
            teamId
          }
          ivrChoices {
            keys
          }
        }
      }
    }
    getWorkspaceWithSettings {
      id
      setting {
        language
      }
    }
  }
`;

/**
 * Calls of the number are led by the template at once: it is a type of the number's settings, so nothing needs publishing,
 * and Classic is in every plan. A menu that the number has stays; else it gets the one of the sample, both of whose keys
 * ring its team.
 * @throws what `refusalOf` reads; the number is read anew then, so that another press goes by what it is
 */
export async function answerWith(
  { id, version, callWorkFlow: flow }: FirstNumber,
  type: Template,
  menuWords: () => Promise<MenuWords>,
): Promise<void> {
  const begins = type === 'IVR' && (flow?.ivrChoices ?? []).length === 0;
  try {
    await commit<answerWithMutation>(
      graphql`
        mutation answerWithMutation($input: UpdatePhoneNumberSettingsInput!) {
          updatePhoneNumberSettings(input: $input) {
            id
            version
            callWorkFlow {
              type
              promptLanguage
              ivrChoices {
                keys
              }
            }
          }
        }
      `,
      { input: { id, version, type, ...(begins ? menuInput(await menuWords(), flow?.team?.teamId ?? '') : {}) } },
    );
  } catch (error) {
    await fetchQuery<answerWithQuery>(environment, FIRST_NUMBER, {}, { networkCacheConfig: { force: true } })
      .toPromise()
      .catch(() => undefined);
    throw error;
  }
}

/** The menu's words are spoken by a voice of their language. */
const menuInput = ({ language, say, sales, support }: MenuWords, teamId: string) => ({
  promptLanguage: language,
  ivr: {
    prompt: { say },
    ivrChoices: [
      { keys: ['1'], label: sales, target: 'TEAM' as const, teamId },
      { keys: ['2'], label: support, target: 'TEAM' as const, teamId },
    ],
  },
});
