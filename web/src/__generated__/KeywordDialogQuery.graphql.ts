/**
 * @generated SignedSource<<0890107ea6ace0f14738db37554320e0>>
 * @relayHash 16d61ae73669e2dcf65bf578746ce7b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c256e238f21cd1bc33831b4011406616dfbf9117b4a4298ebaeb61ebd7abf65d

import type { ConcreteRequest } from 'relay-runtime';
export type KeywordDialogQuery$variables = Record<PropertyKey, never>;
export type KeywordDialogQuery$data = {
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
export type KeywordDialogQuery = {
  response: KeywordDialogQuery$data;
  variables: KeywordDialogQuery$variables;
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "KeywordDialogQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KeywordDialogQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "c256e238f21cd1bc33831b4011406616dfbf9117b4a4298ebaeb61ebd7abf65d",
    "metadata": {},
    "name": "KeywordDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0b251fe8025d9d27c97e8b52fac975b0";

export default node;
