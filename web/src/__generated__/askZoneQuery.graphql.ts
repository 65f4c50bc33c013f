/**
 * @generated SignedSource<<3ddab0c7877f65d245083373ef40ce05>>
 * @relayHash 47fe6478e57a48044b58567b574799fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2995bf26c984c1ef9e9f7add6234a9e19b825aef85b7ebddc7b0cc0c6d54d4f9

import type { ConcreteRequest } from 'relay-runtime';
export type askZoneQuery$variables = {
  name: string;
};
export type askZoneQuery$data = {
  readonly fetchTimeZone: {
    readonly changes: ReadonlyArray<{
      readonly at: any;
      readonly offsetMinutes: number;
    }>;
    readonly name: string;
  } | null | undefined;
};
export type askZoneQuery = {
  response: askZoneQuery$data;
  variables: askZoneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "TimeZone",
    "kind": "LinkedField",
    "name": "fetchTimeZone",
    "plural": false,
    "selections": [
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
        "concreteType": "ZoneChange",
        "kind": "LinkedField",
        "name": "changes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "offsetMinutes",
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
    "name": "askZoneQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askZoneQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2995bf26c984c1ef9e9f7add6234a9e19b825aef85b7ebddc7b0cc0c6d54d4f9",
    "metadata": {},
    "name": "askZoneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fff3eaf36cb2a4be7d3be2eb9eff8423";

export default node;
