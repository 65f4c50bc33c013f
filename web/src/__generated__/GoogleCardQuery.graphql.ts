/**
 * @generated SignedSource<<5d528635a1f0a88aad848c3303bfcd78>>
 * @relayHash 7dc91a3743b9f0d762c6ad653787e344
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d80ee57c38821ca65a53c2df054215bf57dbe732147b3aec388f710243b5d70

import type { ConcreteRequest } from 'relay-runtime';
export type GoogleCardQuery$variables = Record<PropertyKey, never>;
export type GoogleCardQuery$data = {
  readonly fetchSignInMethods: {
    readonly google: boolean;
  };
};
export type GoogleCardQuery = {
  response: GoogleCardQuery$data;
  variables: GoogleCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignInMethods",
    "kind": "LinkedField",
    "name": "fetchSignInMethods",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "google",
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
    "name": "GoogleCardQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GoogleCardQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6d80ee57c38821ca65a53c2df054215bf57dbe732147b3aec388f710243b5d70",
    "metadata": {},
    "name": "GoogleCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "414ae3edaf2f0f6bec6be94e380a024b";

export default node;
