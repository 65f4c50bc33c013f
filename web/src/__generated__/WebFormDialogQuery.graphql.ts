/**
 * @generated SignedSource<<ef90fb0045586ff7cb2f326725f70c8b>>
 * @relayHash f0321f6e8a3062bb68c1d25212ffe2da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb806ca91e27e1d5ccc08b25ec5ea14aba3cb42ca774cac3e2d6d102eeed5572

import type { ConcreteRequest } from 'relay-runtime';
export type WebFormDialogQuery$variables = Record<PropertyKey, never>;
export type WebFormDialogQuery$data = {
  readonly fetchContactProperties: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly fetchSubscriberLists: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly featureFlags: {
        readonly smsFeatureEnabled: boolean;
      };
      readonly id: string;
      readonly name: string;
      readonly number: string;
    }>;
  };
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly name: string;
  };
};
export type WebFormDialogQuery = {
  response: WebFormDialogQuery$data;
  variables: WebFormDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
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
  "name": "name",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": [
      (v0/*:: as any*/),
      {
        "kind": "Literal",
        "name": "usable",
        "value": true
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PhoneNumberFeatureFlags",
            "kind": "LinkedField",
            "name": "featureFlags",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "smsFeatureEnabled",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchWorkspacePhoneNumbers(first:100,usable:true)"
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filters",
        "value": {
          "type": "LIST"
        }
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "SubscriberListPage",
    "kind": "LinkedField",
    "name": "fetchSubscriberLists",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriberList",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": "fetchSubscriberLists(filters:{\"type\":\"LIST\"},first:100)"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ContactProperty",
    "kind": "LinkedField",
    "name": "fetchContactProperties",
    "plural": true,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WebFormDialogQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WebFormDialogQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "cb806ca91e27e1d5ccc08b25ec5ea14aba3cb42ca774cac3e2d6d102eeed5572",
    "metadata": {},
    "name": "WebFormDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "db4fdc6346c43e5a6c99208366e1d8c5";

export default node;
