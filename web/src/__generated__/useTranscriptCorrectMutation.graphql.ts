/**
 * @generated SignedSource<<618a503186cb10911970e414d13b7938>>
 * @relayHash f27450b9dfde560586150b755a68d104
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7168ed53fee06c58831362aae2e2e9f2e0fcd0df2c6b456f080ec518df94c08d

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
    "id": "7168ed53fee06c58831362aae2e2e9f2e0fcd0df2c6b456f080ec518df94c08d",
    "metadata": {},
    "name": "useTranscriptCorrectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9a410a38ea70ce94945ff475fbbbddc";

export default node;
