/**
 * @generated SignedSource<<fc3ae7135cf797103a76bf19fb7a4320>>
 * @relayHash 84565efea85407f793b21350c5ee2e7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99c9cdff1236d84befc44cf8d6e62a656faa28cf589cfa3475da4f8d9ac41bf0

import type { ConcreteRequest } from 'relay-runtime';
export type AccessCheck = "FEATURE" | "ROLE" | "SEAT";
export type RequestAccessMutation$variables = {
  check: AccessCheck;
  required?: string | null | undefined;
};
export type RequestAccessMutation$data = {
  readonly requestAccess: {
    readonly sentTo: ReadonlyArray<string>;
  };
};
export type RequestAccessMutation = {
  response: RequestAccessMutation$data;
  variables: RequestAccessMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "check"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "required"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "check",
        "variableName": "check"
      },
      {
        "kind": "Variable",
        "name": "required",
        "variableName": "required"
      }
    ],
    "concreteType": "AccessRequested",
    "kind": "LinkedField",
    "name": "requestAccess",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sentTo",
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
    "name": "RequestAccessMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RequestAccessMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "99c9cdff1236d84befc44cf8d6e62a656faa28cf589cfa3475da4f8d9ac41bf0",
    "metadata": {},
    "name": "RequestAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f010d167ada415b8a7b6108fc1a4f22b";

export default node;
