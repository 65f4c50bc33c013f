/**
 * @generated SignedSource<<b91852e86131865ed1b181f2721b32b6>>
 * @relayHash 209d91973dbd07920b16c5d2341429ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 270e0759bd4c204556271cc46c972363e7d8a3a7e9117de9c0ddaafeb0c24af1

import type { ConcreteRequest } from 'relay-runtime';
export type ViberPageQuery$variables = Record<PropertyKey, never>;
export type ViberPageQuery$data = {
  readonly getViberSetup: {
    readonly inboundUrl: string;
    readonly isSetUp: boolean;
    readonly senders: ReadonlyArray<{
      readonly number: string;
      readonly phoneNumberId: string;
      readonly senderId: string | null | undefined;
    }>;
    readonly statusUrl: string;
  };
};
export type ViberPageQuery = {
  response: ViberPageQuery$data;
  variables: ViberPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ViberSetup",
    "kind": "LinkedField",
    "name": "getViberSetup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSetUp",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "inboundUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "statusUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ViberSender",
        "kind": "LinkedField",
        "name": "senders",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phoneNumberId",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "senderId",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ViberPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ViberPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "270e0759bd4c204556271cc46c972363e7d8a3a7e9117de9c0ddaafeb0c24af1",
    "metadata": {},
    "name": "ViberPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b842b9423db10518b5176135bcc57f10";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
