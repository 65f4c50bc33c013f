/**
 * @generated SignedSource<<8ce7a21ad93aa020fa04ac42b18d05ca>>
 * @relayHash 3dd7ef71711e1a0cfd87f834be1e22e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5d00eca7e9bfe5a08812497b07680a723fd88ba72f965c0db129a3947461f9d

import type { ConcreteRequest } from 'relay-runtime';
export type RecordingAccess = "ADMINS" | "HANDLERS_AND_MANAGERS" | "TEAM";
export type RecordingUse = "DOWNLOAD" | "PLAY";
export type useRecordingLinkQuery$variables = {
  id: string;
  use: RecordingUse;
};
export type useRecordingLinkQuery$data = {
  readonly getWorkspaceConversationEntity: {
    readonly call: {
      readonly recording: {
        readonly canPlay: boolean;
        readonly closedBy: RecordingAccess | null | undefined;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "use"
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
                "name": "canPlay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "closedBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Variable",
                    "name": "use",
                    "variableName": "use"
                  }
                ],
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
    "id": "d5d00eca7e9bfe5a08812497b07680a723fd88ba72f965c0db129a3947461f9d",
    "metadata": {},
    "name": "useRecordingLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2dedbb23dd88930955fdc6961bf05ff2";

export default node;
