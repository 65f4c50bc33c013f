/**
 * @generated SignedSource<<50c5ee079a422eee9436af483564ecc5>>
 * @relayHash ca4a40206662fa06c09ea301bc040fe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e4478d2beed9a2015c2dccffed659cdd929bf9c9a0458968187122c16376834

import type { ConcreteRequest } from 'relay-runtime';
export type ScheduleDialogQuery$variables = {
  contactId: string;
  isContact: boolean;
};
export type ScheduleDialogQuery$data = {
  readonly getContactById?: {
    readonly fullName: string;
    readonly id: string;
    readonly timezone: string | null | undefined;
  };
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly setting: {
      readonly timezone: string | null | undefined;
    };
  };
};
export type ScheduleDialogQuery = {
  response: ScheduleDialogQuery$data;
  variables: ScheduleDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "contactId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isContact"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "condition": "isContact",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "contactId"
          }
        ],
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "getContactById",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fullName",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ScheduleDialogQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ScheduleDialogQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "2e4478d2beed9a2015c2dccffed659cdd929bf9c9a0458968187122c16376834",
    "metadata": {},
    "name": "ScheduleDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aea919f67c5a6d512963773498893b24";

export default node;
