/**
 * @generated SignedSource<<a7d56875fe7a964bc77a9bb0abfffa20>>
 * @relayHash 1dd7ca8c9fcf8299c7b64299b018f16d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7e68f0889f4736e5e307bb26dceaf2ae5a2ef26bdcf9ee2d537d7e4f1052621

import type { ConcreteRequest } from 'relay-runtime';
export type CallOverviewPageZoneQuery$variables = Record<PropertyKey, never>;
export type CallOverviewPageZoneQuery$data = {
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
export type CallOverviewPageZoneQuery = {
  response: CallOverviewPageZoneQuery$data;
  variables: CallOverviewPageZoneQuery$variables;
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
    "name": "CallOverviewPageZoneQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CallOverviewPageZoneQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a7e68f0889f4736e5e307bb26dceaf2ae5a2ef26bdcf9ee2d537d7e4f1052621",
    "metadata": {},
    "name": "CallOverviewPageZoneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "143452130ac6bee2dce109672945fcde";

export default node;
