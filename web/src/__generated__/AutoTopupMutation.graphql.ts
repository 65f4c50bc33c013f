/**
 * @generated SignedSource<<929e32ddf8731a4b4e4fd71b35194ed5>>
 * @relayHash 3fab425382d633f4e6b0c7857fb5176e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5c983e8e9817e95615d9d0d841193b5c58819eb085cd90ca42abc9cc9e04ef1

import type { ConcreteRequest } from 'relay-runtime';
export type ChargeFailure = "AUTHENTICATION_REQUIRED" | "DECLINED" | "DISPUTED" | "EXPIRED" | "NO_CARD";
export type AutoTopupMutation$variables = {
  enabled: boolean;
};
export type AutoTopupMutation$data = {
  readonly setAutoTopup: {
    readonly boughtThisMonth: number;
    readonly changedAt: any | null | undefined;
    readonly enabled: boolean;
    readonly failure: ChargeFailure | null | undefined;
    readonly id: string;
    readonly last4: string | null | undefined;
    readonly madeToday: number;
    readonly retryAt: any | null | undefined;
    readonly waitsUntil: any | null | undefined;
  };
};
export type AutoTopupMutation = {
  response: AutoTopupMutation$data;
  variables: AutoTopupMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "enabled"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "enabled",
        "variableName": "enabled"
      }
    ],
    "concreteType": "AutoTopup",
    "kind": "LinkedField",
    "name": "setAutoTopup",
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
        "name": "madeToday",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "boughtThisMonth",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "last4",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failure",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "retryAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "waitsUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedAt",
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
    "name": "AutoTopupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AutoTopupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d5c983e8e9817e95615d9d0d841193b5c58819eb085cd90ca42abc9cc9e04ef1",
    "metadata": {},
    "name": "AutoTopupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d541798b3474b3364b4ae0b678a59d2c";

export default node;
