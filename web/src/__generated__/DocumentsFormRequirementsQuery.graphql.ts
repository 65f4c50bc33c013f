/**
 * @generated SignedSource<<367aa44eac9952362246acb4e75df27b>>
 * @relayHash 13e2ab2bd1ee8dc8c744969a2aa3a9b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ae4eeb121d828cd311e913454800f8816107fbb863286e3bc057a254898df8d

import type { ConcreteRequest } from 'relay-runtime';
export type NumberEndUser = "BUSINESS" | "INDIVIDUAL";
export type PhoneNumberType = "LOCAL" | "MOBILE" | "SENDER_ID" | "TOLL_FREE" | "WEB";
export type DocumentsFormRequirementsQuery$variables = {
  country: string;
  endUser: NumberEndUser;
  type: PhoneNumberType;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "country"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endUser"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "NumberRequirement",
  "kind": "LinkedField",
  "name": "fields",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
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
v5 = [
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
        "kind": "Variable",
        "name": "type",
        "variableName": "type"
      }
    ],
    "concreteType": "NumberRequirements",
    "kind": "LinkedField",
    "name": "fetchNumberRequirements",
    "plural": false,
    "selections": [
      (v4/*:: as any*/),
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
          (v3/*:: as any*/),
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
              (v3/*:: as any*/),
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
              (v4/*:: as any*/)
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DocumentsFormRequirementsQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DocumentsFormRequirementsQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "3ae4eeb121d828cd311e913454800f8816107fbb863286e3bc057a254898df8d",
    "metadata": {},
    "name": "DocumentsFormRequirementsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1bdd9fe09a599798601da67ec15bd07f";

export default node;
