/**
 * @generated SignedSource<<b259ce067f387a8153bcd899b9c1e580>>
 * @relayHash 09eb582239a522ad2145783c4180d671
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e11c2323564ab852f1efee20ec65b8d5b4f2b8651b99458f7ab0961d681dff5c

import type { ConcreteRequest } from 'relay-runtime';
export type TranscriptSentiment = "MIXED" | "NEGATIVE" | "NEUTRAL" | "POSITIVE";
export type CorrectTranscriptInput = {
  conversationId: string;
  message: string;
  transcriptId: string;
};
export type useTranscriptCorrectMutation$variables = {
  input: CorrectTranscriptInput;
};
export type useTranscriptCorrectMutation$data = {
  readonly correctTranscript: {
    readonly call: {
      readonly transcripts: ReadonlyArray<{
        readonly correctedBy: {
          readonly fullName: string;
          readonly id: string;
        } | null | undefined;
        readonly id: string;
        readonly issue: {
          readonly fromCharacter: number;
          readonly toCharacter: number;
        } | null | undefined;
        readonly message: string;
        readonly sentiment: TranscriptSentiment | null | undefined;
      }> | null | undefined;
    } | null | undefined;
    readonly id: string;
  };
};
export type useTranscriptCorrectMutation = {
  response: useTranscriptCorrectMutation$data;
  variables: useTranscriptCorrectMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Conversation",
    "kind": "LinkedField",
    "name": "correctTranscript",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
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
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTranscriptCorrectMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTranscriptCorrectMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e11c2323564ab852f1efee20ec65b8d5b4f2b8651b99458f7ab0961d681dff5c",
    "metadata": {},
    "name": "useTranscriptCorrectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa1f20de19fbdf2c3dd293aac44b0e61";

export default node;
