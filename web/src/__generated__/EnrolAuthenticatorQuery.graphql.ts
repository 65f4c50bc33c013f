/**
 * @generated SignedSource<<e15a6822730747bc4fb88aca229e7ab3>>
 * @relayHash 9678938b866d7127a203a43125c1ce44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a967900658cdffbd98705b27875ec18576580af0dbe05b629ef4604587acb7f

import type { ConcreteRequest } from 'relay-runtime';
export type EnrolAuthenticatorQuery$variables = Record<PropertyKey, never>;
export type EnrolAuthenticatorQuery$data = {
  readonly getCurrentUserTopLevel: {
    readonly email: string;
    readonly id: string;
    readonly mfaSettings: {
      readonly enabled: boolean;
    };
  };
};
export type EnrolAuthenticatorQuery = {
  response: EnrolAuthenticatorQuery$data;
  variables: EnrolAuthenticatorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "getCurrentUserTopLevel",
    "plural": false,
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
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MfaSettings",
        "kind": "LinkedField",
        "name": "mfaSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enabled",
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
    "name": "EnrolAuthenticatorQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EnrolAuthenticatorQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0a967900658cdffbd98705b27875ec18576580af0dbe05b629ef4604587acb7f",
    "metadata": {},
    "name": "EnrolAuthenticatorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "737b3f0e32b6c30d7ce1a92fdd4af76d";

export default node;
