/**
 * @generated SignedSource<<667a0d990c4d1c9d9a5d3e1d7b577e1c>>
 * @relayHash 9d676584ef0e2a9ada604542a8a1113f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19089101b955dbe821f5c36728cd8f4e3c7cd29fdc897694f0bfceef6cd979d7

import type { ConcreteRequest } from 'relay-runtime';
export type CallTranscriptionFailure = "BAD_ANSWER" | "BROKEN" | "BUSY" | "INSUFFICIENT_BALANCE" | "NO_FILE" | "ONE_CHANNEL" | "REFUSED" | "TIMED_OUT" | "UNAUTHORIZED" | "UNREACHABLE" | "WORKSPACE_SUSPENDED";
export type CallTranscriptionState = "FAILED" | "QUEUED" | "READY" | "WORKING";
export type RecordingAccess = "ADMINS" | "HANDLERS_AND_MANAGERS" | "TEAM";
export type TranscriptChannel = "AGENT" | "CUSTOMER";
export type TranscriptSentiment = "MIXED" | "NEGATIVE" | "NEUTRAL" | "POSITIVE";
export type useTranscriptQuery$variables = {
  id: string;
};
export type useTranscriptQuery$data = {
  readonly getTranscriptionEngine: {
    readonly isConfigured: boolean;
    readonly isFromSandbox: boolean;
  };
  readonly getWorkspaceConversationEntity: {
    readonly agent: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly aiLog: {
      readonly callSummary: {
        readonly customerSentiment: TranscriptSentiment | null | undefined;
      } | null | undefined;
    } | null | undefined;
    readonly call: {
      readonly canChangeWords: boolean;
      readonly isTranscribing: boolean;
      readonly isVoiceMailRecording: boolean;
      readonly recording: {
        readonly canPlay: boolean;
        readonly closedBy: RecordingAccess | null | undefined;
        readonly id: string;
      } | null | undefined;
      readonly transcriptTalkSpeed: {
        readonly customerAverageWordsPerMinute: number | null | undefined;
      } | null | undefined;
      readonly transcription: {
        readonly failure: CallTranscriptionFailure | null | undefined;
        readonly percent: number;
        readonly state: CallTranscriptionState;
        readonly version: number;
      } | null | undefined;
      readonly transcripts: ReadonlyArray<{
        readonly beginMillis: number;
        readonly channel: TranscriptChannel;
        readonly correctedBy: {
          readonly fullName: string;
          readonly id: string;
        } | null | undefined;
        readonly endMillis: number;
        readonly id: string;
        readonly isPause: boolean;
        readonly issue: {
          readonly fromCharacter: number;
          readonly toCharacter: number;
        } | null | undefined;
        readonly message: string;
        readonly sentiment: TranscriptSentiment | null | undefined;
      }> | null | undefined;
    } | null | undefined;
    readonly contact: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly id: string;
    readonly peerNumber: string;
  };
};
export type useTranscriptQuery = {
  response: useTranscriptQuery$data;
  variables: useTranscriptQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TranscriptionEngine",
    "kind": "LinkedField",
    "name": "getTranscriptionEngine",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isConfigured",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isFromSandbox",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Conversation",
    "kind": "LinkedField",
    "name": "getWorkspaceConversationEntity",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "peerNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "contact",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "agent",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationAiLog",
        "kind": "LinkedField",
        "name": "aiLog",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AiCallSummary",
            "kind": "LinkedField",
            "name": "callSummary",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "customerSentiment",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationCall",
        "kind": "LinkedField",
        "name": "call",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isTranscribing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isVoiceMailRecording",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canChangeWords",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CallRecording",
            "kind": "LinkedField",
            "name": "recording",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canPlay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "closedBy",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CallTranscription",
            "kind": "LinkedField",
            "name": "transcription",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "percent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TranscriptTalkSpeed",
            "kind": "LinkedField",
            "name": "transcriptTalkSpeed",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "customerAverageWordsPerMinute",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CallTranscript",
            "kind": "LinkedField",
            "name": "transcripts",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "channel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "beginMillis",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endMillis",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sentiment",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPause",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TranscriptIssue",
                "kind": "LinkedField",
                "name": "issue",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fromCharacter",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "toCharacter",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UserProfile",
                "kind": "LinkedField",
                "name": "correctedBy",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTranscriptQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTranscriptQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "19089101b955dbe821f5c36728cd8f4e3c7cd29fdc897694f0bfceef6cd979d7",
    "metadata": {},
    "name": "useTranscriptQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aac617015ddd5ca1093f01dd5ffc884b";

export default node;
