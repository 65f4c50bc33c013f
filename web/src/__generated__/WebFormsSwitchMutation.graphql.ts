/**
 * @generated SignedSource<<64e121fc414165aba2e3845281d4ceef>>
 * @relayHash cf5b3479bbac6cea59544ff56442250c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c6cd8028dada353ee5d090a7029cfe66a4c71fab3b695b186b1121a94921d67

import type { ConcreteRequest } from 'relay-runtime';
export type WebFormStatus = "NO_LIST" | "NO_NUMBER" | "OFF" | "OPEN";
export type WebFormsSwitchMutation$variables = {
  enabled: boolean;
  id: string;
};
export type WebFormsSwitchMutation$data = {
  readonly switchWebForm: {
    readonly enabled: boolean;
    readonly id: string;
    readonly status: WebFormStatus;
  };
};
export type WebFormsSwitchMutation = {
  response: WebFormsSwitchMutation$data;
  variables: WebFormsSwitchMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "enabled"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "enabled",
        "variableName": "enabled"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "WebForm",
    "kind": "LinkedField",
    "name": "switchWebForm",
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
        "name": "enabled",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WebFormsSwitchMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WebFormsSwitchMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0c6cd8028dada353ee5d090a7029cfe66a4c71fab3b695b186b1121a94921d67",
    "metadata": {},
    "name": "WebFormsSwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2d10a1f4c4df58a29eaa63e919526fb";

export default node;
