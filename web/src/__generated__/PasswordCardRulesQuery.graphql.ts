/**
 * @generated SignedSource<<1df975733e5a11334836bab1efe5413e>>
 * @relayHash 1e88b4e1b803914bce188bfc9498b011
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e682165745a9a22d8d97224326a8cbbfdcf45361a0cab8f9fd424bce3ef2f58

import type { ConcreteRequest } from 'relay-runtime';
export type PasswordCardRulesQuery$variables = Record<PropertyKey, never>;
export type PasswordCardRulesQuery$data = {
  readonly fetchSignInRules: {
    readonly passwordMinimum: number;
  };
};
export type PasswordCardRulesQuery = {
  response: PasswordCardRulesQuery$data;
  variables: PasswordCardRulesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignInRules",
    "kind": "LinkedField",
    "name": "fetchSignInRules",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "passwordMinimum",
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
    "name": "PasswordCardRulesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PasswordCardRulesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2e682165745a9a22d8d97224326a8cbbfdcf45361a0cab8f9fd424bce3ef2f58",
    "metadata": {},
    "name": "PasswordCardRulesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0237983e4ac05b14e1e6252c1e19175d";

export default node;
