/**
 * @generated SignedSource<<96493cf275d47602280f2f1e07ce168e>>
 * @relayHash b9031e377b0ccd6a6ee643023da5a588
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cce8171f7d9da6db9dab4c1032758ec3054dc97df31b7e6ede79f57500f6d34

import type { ConcreteRequest } from 'relay-runtime';
export type ShowQrQuery$variables = Record<PropertyKey, never>;
export type ShowQrQuery$data = {
  readonly generateQrCodeTokens: {
    readonly expireMilleconds: number;
    readonly qrCode: string;
    readonly token: string;
  };
};
export type ShowQrQuery = {
  response: ShowQrQuery$data;
  variables: ShowQrQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "QrCodeTokens",
    "kind": "LinkedField",
    "name": "generateQrCodeTokens",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "qrCode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expireMilleconds",
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
    "name": "ShowQrQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShowQrQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9cce8171f7d9da6db9dab4c1032758ec3054dc97df31b7e6ede79f57500f6d34",
    "metadata": {},
    "name": "ShowQrQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51ae01b717309d589eab11208d788d1d";

export default node;
