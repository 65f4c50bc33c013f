/**
 * @generated SignedSource<<2e4da23b57ea7162235b1302f2e0770d>>
 * @relayHash e47d0692b1e6a56a1d127c69aee72fc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b93da9fe5b4c2f75d018923cf56bc435963ea95b835e995ece260cf7b22ea618

import type { ConcreteRequest } from 'relay-runtime';
export type CreateUserInput = {
  email: string;
  firstName: string;
  idempotencyKey?: string | null | undefined;
  language?: string | null | undefined;
  lastName: string;
  password: string;
  timezone?: string | null | undefined;
};
export type SignUpFormMutation$variables = {
  input: CreateUserInput;
};
export type SignUpFormMutation$data = {
  readonly createUser: {
    readonly user: {
      readonly id: string;
    };
  };
};
export type SignUpFormMutation = {
  response: SignUpFormMutation$data;
  variables: SignUpFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateUserResult",
    "kind": "LinkedField",
    "name": "createUser",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SignUpFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignUpFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b93da9fe5b4c2f75d018923cf56bc435963ea95b835e995ece260cf7b22ea618",
    "metadata": {},
    "name": "SignUpFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c309274fc47cd864c041d00616e21a31";

export default node;
