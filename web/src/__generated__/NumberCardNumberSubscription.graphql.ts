/**
 * @generated SignedSource<<0aa57875fddfaa5639acecd0cab955df>>
 * @relayHash 3456eff9b602680ab111b13dc2d4cc5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e8bb3932ef14ea96a669c7c166841c2dc017765bf0ce1f3efa83cd951bdae07

import type { ConcreteRequest } from 'relay-runtime';
export type NumberCardNumberSubscription$variables = Record<PropertyKey, never>;
export type NumberCardNumberSubscription$data = {
  readonly phoneNumberChanged: {
    readonly id: string;
  };
};
export type NumberCardNumberSubscription = {
  response: NumberCardNumberSubscription$data;
  variables: NumberCardNumberSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkspacePhoneNumber",
    "kind": "LinkedField",
    "name": "phoneNumberChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "NumberCardNumberSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NumberCardNumberSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4e8bb3932ef14ea96a669c7c166841c2dc017765bf0ce1f3efa83cd951bdae07",
    "metadata": {},
    "name": "NumberCardNumberSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6ecfa32f4598027943ce3711621791a7";

export default node;
