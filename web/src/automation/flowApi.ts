/** The flow of a number on the server: read, saved, published, tried. */
import { fetchQuery, graphql } from 'react-relay';
import type { flowApiApplyMutation, CallFlowTemplate } from '../__generated__/flowApiApplyMutation.graphql.ts';
import type { flowApiChangeSecretMutation } from '../__generated__/flowApiChangeSecretMutation.graphql.ts';
import type { flowApiDiscardMutation } from '../__generated__/flowApiDiscardMutation.graphql.ts';
import type { flowApiPublishMutation } from '../__generated__/flowApiPublishMutation.graphql.ts';
import type { flowApiQuery } from '../__generated__/flowApiQuery.graphql.ts';
import type { flowApiRemoveTestMutation } from '../__generated__/flowApiRemoveTestMutation.graphql.ts';
import type { flowApiRollBackMutation } from '../__generated__/flowApiRollBackMutation.graphql.ts';
import type { flowApiSaveMutation } from '../__generated__/flowApiSaveMutation.graphql.ts';
import type { CallFlowTrialEnd, flowApiSaveTestMutation } from '../__generated__/flowApiSaveTestMutation.graphql.ts';
import type { flowApiTryLiveQuery } from '../__generated__/flowApiTryLiveQuery.graphql.ts';
import type { flowApiTryQuery } from '../__generated__/flowApiTryQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { commit } from '../base/relay/useCommit.ts';
import type { Outcome, Test, Trial, TrialResult } from './data.ts';
import type { Flow } from './flow/nodes.ts';
import { draftOf, inputOf, promptOf } from './flowValues.ts';
import type { SaveResult } from './useFlowEditor.ts';

/**
 * A step with all of its settings.
 * @public
 */
export const FLOW_NODE = graphql`
  fragment flowApi_node on CallFlowNode {
    id
    kind
    name
    prompt {
      say
      sound
      media {
        id
      }
    }
    teamId
    userId
    seconds
    everybody
    queue {
      size
      ringStrategy
      retryCount
      maxWait
      joinWhenEmpty
      pause
      wrapUp
      announcePosition
      estimatedWait
      counterReset
      priority
      callbackKey
      members {
        userId
        penalty
      }
    }
    phoneNumber
    pressOne
    showCallerNumber
    choices {
      key
      label
      next
    }
    hours {
      timezone
      days {
        weekday
        blocks {
          start
          end
        }
      }
    }
    condition {
      subject
      operator
      name
      values
    }
    variable {
      name
      value
    }
    url
    text
    tag
    next
    otherwise
  }
`;

/**
 * What the editor reads of a flow; the operations below name it.
 * @public
 */
export const CALL_FLOW = graphql`
  fragment flowApi_flow on CallFlow {
    id
    draft {
      revision
      start
      changes
      updatedAt
      nodes {
        ...flowApi_node @relay(mask: false)
      }
      problems {
        nodeId
        field
        severity
        code
        message
      }
    }
    webhookSecret
    formerWebhookSecretUntil
    live {
      version
      start
      nodes {
        ...flowApi_node @relay(mask: false)
      }
    }
    versions {
      version
      publishedAt
      publishedBy {
        id
        displayName
      }
      note
      restoredVersion
      isLive
    }
    tests {
      id
      name
      at
      timezone
      caller
      availableUserIds
      offlineUserIds
      answers
      keys
      expected {
        end
        answeredBy
        path
      }
      lastResult {
        passed
        got {
          end
          answeredBy
          path
        }
      }
    }
  }
`;

export const CALL_FLOW_QUERY = graphql`
  query flowApiQuery($id: ID!) {
    fetchCallFlow(id: $id) {
      id
      ...flowApi_flow @relay(mask: false)
    }
  }
`;

/** Reads the flow anew into the store. */
export const readFlow = (id: string) =>
  fetchQuery<flowApiQuery>(environment, CALL_FLOW_QUERY, { id }, { networkCacheConfig: { force: true } }).toPromise();

/** @throws what `refusalOf` reads, but for a newer draft, which is the answer then */
export async function saveDraft(id: string, flow: Flow, revision: number): Promise<SaveResult> {
  try {
    const { saveCallFlowDraft } = await commit<flowApiSaveMutation>(
      graphql`
        mutation flowApiSaveMutation($input: SaveCallFlowDraftInput!) {
          saveCallFlowDraft(input: $input) {
            id
            draft {
              revision
              changes
              updatedAt
              problems {
                nodeId
                field
                severity
                code
                message
              }
            }
          }
        }
      `,
      { input: { id, revision, start: flow.start || null, nodes: flow.nodes.map(inputOf) } },
    );
    return { revision: saveCallFlowDraft.draft.revision };
  } catch (error) {
    const { code } = refusalOf(error);
    if (code !== 'CONFLICT' && code !== 'STALE_OBJECT') throw error;
    const read = await readFlow(id);
    if (read === undefined) throw error;
    return { theirs: draftOf(read.fetchCallFlow.draft) };
  }
}

export const publish = (id: string, revision: number, note: string) =>
  commit<flowApiPublishMutation>(
    graphql`
      mutation flowApiPublishMutation($input: PublishCallFlowInput!) {
        publishCallFlow(input: $input) {
          id
          ...flowApi_flow
        }
      }
    `,
    { input: { id, revision, ...(note.trim() === '' ? {} : { note: note.trim() }) } },
  );

export const rollBack = (id: string, version: number) =>
  commit<flowApiRollBackMutation>(
    graphql`
      mutation flowApiRollBackMutation($id: ID!, $version: Int!) {
        rollBackCallFlow(id: $id, version: $version) {
          id
          ...flowApi_flow
        }
      }
    `,
    { id, version },
  );

/** A new secret for the web services of all flows; the earlier one is good for 24 hours more. */
export const changeSecret = (id: string) =>
  commit<flowApiChangeSecretMutation>(
    graphql`
      mutation flowApiChangeSecretMutation($id: ID!) {
        changeWebhookSecret(id: $id) {
          id
          ...flowApi_flow
        }
      }
    `,
    { id },
  );

/** @param revision of the draft that was seen: a newer one is a CONFLICT */
export const discard = (id: string, revision: number) =>
  commit<flowApiDiscardMutation>(
    graphql`
      mutation flowApiDiscardMutation($id: ID!, $revision: Int!) {
        discardCallFlowDraft(id: $id, revision: $revision) {
          id
          ...flowApi_flow
        }
      }
    `,
    { id, revision },
  );

/** What the draft held is gone then. @param revision as in discard */
export const applyTemplate = (id: string, template: CallFlowTemplate, revision: number) =>
  commit<flowApiApplyMutation>(
    graphql`
      mutation flowApiApplyMutation($id: ID!, $template: CallFlowTemplate!, $revision: Int!) {
        applyCallFlowTemplate(id: $id, template: $template, revision: $revision) {
          id
          ...flowApi_flow
        }
      }
    `,
    { id, template, revision },
  );

const TRY = graphql`
  query flowApiTryQuery($input: TryCallFlowInput!) {
    tryCallFlow(input: $input) {
      end
      answeredBy
      path
      entries {
        id
        at
        kind
        name
        description
        nodeId
        parameters {
          name
          value
        }
      }
      heard {
        goesOn
        prompt {
          say
          sound
          media {
            id
          }
        }
      }
    }
  }
`;

/** The zone is for those who read the time; the moment is the same in each. */
const callOf = ({ at, caller, availableUserIds, offlineUserIds, answers, keys }: Trial) => ({
  at,
  caller,
  availableUserIds,
  offlineUserIds,
  answers,
  keys,
});

/** Tries a flow as it is on the screen, saved or not. */
export async function tryFlow(id: string, flow: Flow, trial: Trial): Promise<TrialResult> {
  const answer = await fetchQuery<flowApiTryQuery>(
    environment,
    TRY,
    {
      input: {
        phoneNumberId: id,
        ...callOf(trial),
        document: { start: flow.start || null, nodes: flow.nodes.map(inputOf) },
      },
    },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  if (answer === undefined) throw new Error('The server gave no answer');
  const { entries, heard, end, answeredBy, path } = answer.tryCallFlow;
  return {
    end,
    answeredBy: answeredBy ?? null,
    path,
    entries: entries.map((entry) => ({ ...entry, at: String(entry.at) })),
    heard: heard.map(({ prompt, goesOn }) => ({ prompt: promptOf(prompt), goesOn })),
  };
}

/** How the same call ends by the version that is live. */
export async function tryLive(id: string, version: number, trial: Trial): Promise<Outcome | undefined> {
  const answer = await fetchQuery<flowApiTryLiveQuery>(
    environment,
    graphql`
      query flowApiTryLiveQuery($input: TryCallFlowInput!) {
        tryCallFlow(input: $input) {
          end
          answeredBy
          path
        }
      }
    `,
    { input: { phoneNumberId: id, ...callOf(trial), version } },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  return answer && { ...answer.tryCallFlow, answeredBy: answer.tryCallFlow.answeredBy ?? null };
}

export const saveTest = (id: string, name: string, trial: Trial, { end, answeredBy, path }: Outcome) =>
  commit<flowApiSaveTestMutation>(
    graphql`
      mutation flowApiSaveTestMutation($input: SaveCallFlowTestInput!) {
        saveCallFlowTest(input: $input) {
          id
          ...flowApi_flow
        }
      }
    `,
    { input: { id, name, ...trial, expected: { end: end as CallFlowTrialEnd, answeredBy, path } } },
  );

export const removeTest = (id: string, { id: testId }: Test) =>
  commit<flowApiRemoveTestMutation>(
    graphql`
      mutation flowApiRemoveTestMutation($id: ID!, $testId: ID!) {
        removeCallFlowTest(id: $id, testId: $testId) {
          id
          ...flowApi_flow
        }
      }
    `,
    { id, testId },
  );

export const FIGURES = graphql`
  query flowApiFiguresQuery($id: ID!) {
    fetchCallFlowFigures(id: $id) {
      calls
      nodes {
        nodeId
        calls
        pressed {
          key
          times
        }
        answered
        averageWait
      }
    }
  }
`;
