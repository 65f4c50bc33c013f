/**
 * @generated SignedSource<<250010fe063b6c31fb5f061eaf948e8b>>
 * @relayHash 75a5f7704c8ec3bec058a5bf3dda3db4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 380edc0ec295527f0f2e29cb64e645ec5ab38c87a399db1a96d9e5fb60073968

import type { ConcreteRequest } from 'relay-runtime';
export type NumberEndUser = "BUSINESS" | "INDIVIDUAL";
export type DocumentsFormRequirementsQuery$variables = {
  country: string;
  endUser: NumberEndUser;
};
export type DocumentsFormRequirementsQuery$data = {
  readonly fetchNumberRequirements: {
    readonly documents: ReadonlyArray<{
      readonly accepted: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly hint: string;
          readonly label: string;
          readonly name: string;
        }>;
        readonly name: string;
        readonly needsAddress: boolean;
        readonly needsFile: boolean;
        readonly type: string;
      }>;
      readonly description: string;
      readonly name: string;
      readonly requirement: string;
    }>;
    readonly fields: ReadonlyArray<{
      readonly hint: string;
      readonly label: string;
      readonly name: string;
    }>;
  };
};
export type DocumentsFormRequirementsQuery = {
  response: DocumentsFormRequirementsQuery$data;
  variables: DocumentsFormRequirementsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "country"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "endUser"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "NumberRequirement",
  "kind": "LinkedField",
  "name": "fields",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hint",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "country",
        "variableName": "country"
      },
      {
        "kind": "Variable",
        "name": "endUser",
        "variableName": "endUser"
      },
      {
        "kind": "Literal",
        "name": "type",
        "value": "LOCAL"
      }
    ],
    "concreteType": "NumberRequirements",
    "kind": "LinkedField",
    "name": "fetchNumberRequirements",
    "plural": false,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "RequiredDocument",
        "kind": "LinkedField",
        "name": "documents",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requirement",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AcceptedDocument",
            "kind": "LinkedField",
            "name": "accepted",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "needsAddress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "needsFile",
                "storageKey": null
              },
              (v2/*:: as any*/)
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
    "name": "DocumentsFormRequirementsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DocumentsFormRequirementsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "380edc0ec295527f0f2e29cb64e645ec5ab38c87a399db1a96d9e5fb60073968",
    "metadata": {},
    "name": "DocumentsFormRequirementsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a785fa1303d5aa774de2db27fe838a9a";

export default node;
