/**
 * @generated SignedSource<<00da7159877c9db80a043fcf83d4f2b3>>
 * @relayHash d62726dce16c7526271ead82332c2906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 939158990e6c1c1062472c9b6c1430f3995c7b239cef70388c1245e857fa6da3

import type { ConcreteRequest } from 'relay-runtime';
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
export type PresenceMenuMutation$variables = {
  availabilityStatus: UserPresence;
};
export type PresenceMenuMutation$data = {
  readonly setPresence: {
    readonly availabilityStatus: UserPresence;
    readonly id: string;
  };
};
export type PresenceMenuMutation = {
  response: PresenceMenuMutation$data;
  variables: PresenceMenuMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "availabilityStatus"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "availabilityStatus",
        "variableName": "availabilityStatus"
      }
    ],
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "setPresence",
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
        "name": "availabilityStatus",
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
    "name": "PresenceMenuMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PresenceMenuMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "939158990e6c1c1062472c9b6c1430f3995c7b239cef70388c1245e857fa6da3",
    "metadata": {},
    "name": "PresenceMenuMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a397fa9c8fe6cb9355846aeaea3731a7";

export default node;
