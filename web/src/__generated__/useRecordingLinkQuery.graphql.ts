/**
 * @generated SignedSource<<2869adbb15da4590c0b1799fa04dd928>>
 * @relayHash f5ce128f7861450a99456bf552310390
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ceea5467ecc518563d882f94bd4f2ea1aed3c5f095ec69dc68826ef0692eac9a

import type { ConcreteRequest } from 'relay-runtime';
export type useRecordingLinkQuery$variables = {
  id: string;
};
export type useRecordingLinkQuery$data = {
  readonly getWorkspaceConversationEntity: {
    readonly call: {
      readonly recording: {
        readonly id: string;
        readonly url: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
    readonly id: string;
  };
};
export type useRecordingLinkQuery = {
  response: useRecordingLinkQuery$data;
  variables: useRecordingLinkQuery$variables;
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
        "concreteType": "ConversationCall",
        "kind": "LinkedField",
        "name": "call",
        "plural": false,
        "selections": [
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
                "name": "url",
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
    "name": "useRecordingLinkQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecordingLinkQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ceea5467ecc518563d882f94bd4f2ea1aed3c5f095ec69dc68826ef0692eac9a",
    "metadata": {},
    "name": "useRecordingLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8108c307ac973bfc823e137bb26c84e6";

export default node;
