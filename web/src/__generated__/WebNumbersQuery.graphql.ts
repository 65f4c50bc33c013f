/**
 * @generated SignedSource<<c3b2ad2f14d8f63d910ec4d458263631>>
 * @relayHash 3a4a98f47b073de76dac477f9ef08cde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 366b00adf1ad65267c5e66345c069ad47f1d0e2032ab1119886da542e2649f54

import type { ConcreteRequest } from 'relay-runtime';
export type WebNumbersQuery$variables = Record<PropertyKey, never>;
export type WebNumbersQuery$data = {
  readonly fetchWorkspacePhoneNumbers: {
    readonly data: ReadonlyArray<{
      readonly callWorkFlow: {
        readonly team: {
          readonly teamId: string;
        } | null | undefined;
      } | null | undefined;
      readonly id: string;
      readonly isPhoneConfigurationComplete: boolean;
      readonly name: string;
      readonly version: number;
      readonly webNumberUrl: string | null | undefined;
    }>;
  };
};
export type WebNumbersQuery = {
  response: WebNumbersQuery$data;
  variables: WebNumbersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 5
      },
      {
        "kind": "Literal",
        "name": "web",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "webNumberUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPhoneConfigurationComplete",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CallWorkFlow",
            "kind": "LinkedField",
            "name": "callWorkFlow",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CallWorkFlowTeam",
                "kind": "LinkedField",
                "name": "team",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "teamId",
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
    "storageKey": "fetchWorkspacePhoneNumbers(first:5,web:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WebNumbersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WebNumbersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "366b00adf1ad65267c5e66345c069ad47f1d0e2032ab1119886da542e2649f54",
    "metadata": {},
    "name": "WebNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a3ab0041e1285d91527d8e5c438cd158";

export default node;
