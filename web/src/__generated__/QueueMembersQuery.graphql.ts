/**
 * @generated SignedSource<<52514f60adfe9c741d9844b8ea2263e8>>
 * @relayHash 06d087f151d87a286fcd22bda5685b03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7563f32b4bf39ed2e94f039abf7c9ad467fa5ea3bb0658876794ee6dd3a904d7

import type { ConcreteRequest } from 'relay-runtime';
export type QueueMembersQuery$variables = {
  teamId: string;
};
export type QueueMembersQuery$data = {
  readonly fetchTeamMembers: {
    readonly data: ReadonlyArray<{
      readonly displayName: string;
      readonly id: string;
      readonly mainUserId: string;
    }>;
  };
};
export type QueueMembersQuery = {
  response: QueueMembersQuery$data;
  variables: QueueMembersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "teamId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Variable",
        "name": "teamId",
        "variableName": "teamId"
      }
    ],
    "concreteType": "UserProfileList",
    "kind": "LinkedField",
    "name": "fetchTeamMembers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
    "name": "QueueMembersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QueueMembersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7563f32b4bf39ed2e94f039abf7c9ad467fa5ea3bb0658876794ee6dd3a904d7",
    "metadata": {},
    "name": "QueueMembersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "989ac9fd7c1aae2bf9ae66371cb53da0";

export default node;
