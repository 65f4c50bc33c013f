/**
 * @generated SignedSource<<aca383e081fe6bed8107b44cda062647>>
 * @relayHash 36d287f1c18baac62e52927f01b65171
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af7a93efee486804ca79b15131bddb73959fea4fd65a3e4fd0c56ff6ec1800bb

import type { ConcreteRequest } from 'relay-runtime';
export type ReplyFormQuery$variables = Record<PropertyKey, never>;
export type ReplyFormQuery$data = {
  readonly fetchTeams: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type ReplyFormQuery = {
  response: ReplyFormQuery$data;
  variables: ReplyFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "TeamList",
    "kind": "LinkedField",
    "name": "fetchTeams",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchTeams(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReplyFormQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReplyFormQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "af7a93efee486804ca79b15131bddb73959fea4fd65a3e4fd0c56ff6ec1800bb",
    "metadata": {},
    "name": "ReplyFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca45178f5da7881464dbfb1f7935df11";

export default node;
