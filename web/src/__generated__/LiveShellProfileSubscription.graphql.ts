/**
 * @generated SignedSource<<92249780dc395b39c645e293fdb6974a>>
 * @relayHash 763fa8f24568840ad6b2eaba5ca01cac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1cbf0c1607904e9559c7ec346fafd87ed8ded4bb8aaf885d71e014cad468dcb

import type { ConcreteRequest } from 'relay-runtime';
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
export type LiveShellProfileSubscription$variables = Record<PropertyKey, never>;
export type LiveShellProfileSubscription$data = {
  readonly userProfileChanged: {
    readonly availabilityStatus: UserPresence;
    readonly email: string;
    readonly firstName: string;
    readonly hasSeat: boolean;
    readonly id: string;
    readonly lastName: string;
  };
};
export type LiveShellProfileSubscription = {
  response: LiveShellProfileSubscription$data;
  variables: LiveShellProfileSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "userProfileChanged",
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
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
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
        "kind": "ScalarField",
        "name": "hasSeat",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "availabilityStatus",
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
    "name": "LiveShellProfileSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveShellProfileSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f1cbf0c1607904e9559c7ec346fafd87ed8ded4bb8aaf885d71e014cad468dcb",
    "metadata": {},
    "name": "LiveShellProfileSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9bf3eef69e66e37712d3f088ea7a21b6";

export default node;
