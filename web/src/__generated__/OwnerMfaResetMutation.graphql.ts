/**
 * @generated SignedSource<<57e2ac896a8542e3c3f98cf0df7dbc45>>
 * @relayHash dfcda4aa6f470e122cd4a173b028c530
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d57e110022dba7ebce7e0fb93ffa7aa608e09a11c3d34c694e34a88ab5f32149

import type { ConcreteRequest } from 'relay-runtime';
export type OwnerMfaResetMutation$variables = {
  id: string;
};
export type OwnerMfaResetMutation$data = {
  readonly cancelMemberMFAReset: {
    readonly id: string;
  };
};
export type OwnerMfaResetMutation = {
  response: OwnerMfaResetMutation$data;
  variables: OwnerMfaResetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "userProfileId",
        "variableName": "id"
      }
    ],
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "cancelMemberMFAReset",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnerMfaResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnerMfaResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d57e110022dba7ebce7e0fb93ffa7aa608e09a11c3d34c694e34a88ab5f32149",
    "metadata": {},
    "name": "OwnerMfaResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b5edeca3bcae6d963ae3e5d4323db17";

export default node;
