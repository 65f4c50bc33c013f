/**
 * @generated SignedSource<<8e1952441f12fdcd7696d6c981a7fab3>>
 * @relayHash e3a19212c36a5e9387a1c64f10b7f2df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5156577b93f526e69a7912b0e444a56b3312645f7a03d753403c5f178f175434

import type { ConcreteRequest } from 'relay-runtime';
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
export type AssignPickerQuery$variables = {
  threadId: string;
};
export type AssignPickerQuery$data = {
  readonly fetchConversationAssignees: {
    readonly people: ReadonlyArray<{
      readonly displayName: string;
      readonly id: string;
      readonly mainUserId: string;
      readonly presence: UserPresence;
    }>;
    readonly teams: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type AssignPickerQuery = {
  response: AssignPickerQuery$data;
  variables: AssignPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "threadId"
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
        "name": "threadId",
        "variableName": "threadId"
      }
    ],
    "concreteType": "ConversationAssignees",
    "kind": "LinkedField",
    "name": "fetchConversationAssignees",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "people",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mainUserId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "presence",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "teams",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
    "name": "AssignPickerQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AssignPickerQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5156577b93f526e69a7912b0e444a56b3312645f7a03d753403c5f178f175434",
    "metadata": {},
    "name": "AssignPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "04b0c38d5f9184e216221085cf00763c";

export default node;
