/**
 * @generated SignedSource<<22a7c7c81e813336ea9c00863565e202>>
 * @relayHash 214441ebbbcab264e3416d7690338d41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d2117875ad4fd37e948c43679d9d587a0efa919a2ede513fbc206d60b1b5f82

import type { ConcreteRequest } from 'relay-runtime';
export type ShowQrRequestQuery$variables = {
  token: string;
};
export type ShowQrRequestQuery$data = {
  readonly getQrSignInRequest: {
    readonly askedAt: any;
    readonly device: string;
    readonly ip: string;
    readonly location: string | null | undefined;
  } | null | undefined;
};
export type ShowQrRequestQuery = {
  response: ShowQrRequestQuery$data;
  variables: ShowQrRequestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "QrSignInRequest",
    "kind": "LinkedField",
    "name": "getQrSignInRequest",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "device",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ip",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "location",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "askedAt",
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
    "name": "ShowQrRequestQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShowQrRequestQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1d2117875ad4fd37e948c43679d9d587a0efa919a2ede513fbc206d60b1b5f82",
    "metadata": {},
    "name": "ShowQrRequestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58555f790eb2a3973cda638385bfd9ed";

export default node;
