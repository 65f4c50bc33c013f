/**
 * @generated SignedSource<<82b57c97fc21340ba6732f5bb4811a84>>
 * @relayHash 1fe9ec012f1224c0ff43fac5fbac0d07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 089932c93b8fb05738c8503cc3efa7142d5448537d678a156e579b9a4745bf41

import type { ConcreteRequest } from 'relay-runtime';
export type OverviewFrameZoneQuery$variables = Record<PropertyKey, never>;
export type OverviewFrameZoneQuery$data = {
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly number: string;
    }>;
  };
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly setting: {
      readonly timezone: string | null | undefined;
    };
  };
};
export type OverviewFrameZoneQuery = {
  response: OverviewFrameZoneQuery$data;
  variables: OverviewFrameZoneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
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
    "args": [
      {
        "kind": "Literal",
        "name": "limit",
        "value": 50
      }
    ],
    "concreteType": "WorkspacePhoneNumberList",
    "kind": "LinkedField",
    "name": "fetchWorkspacePhoneNumbers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchWorkspacePhoneNumbers(limit:50)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OverviewFrameZoneQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OverviewFrameZoneQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "089932c93b8fb05738c8503cc3efa7142d5448537d678a156e579b9a4745bf41",
    "metadata": {},
    "name": "OverviewFrameZoneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5e20c586528705d618c26027f54e21dc";

export default node;
