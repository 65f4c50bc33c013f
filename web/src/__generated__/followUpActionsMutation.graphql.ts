/**
 * @generated SignedSource<<b2a5da9ffe076fdbd243d522a206c48c>>
 * @relayHash 738bd2f67fb4d92f39e2d5e365983dd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2383ba7c4f604b936fbdd72236c813b5a169aae5ab6fa863bc6134126d2794f

import type { ConcreteRequest } from 'relay-runtime';
export type followUpActionsMutation$variables = {
  dueAt?: any | null | undefined;
  threadId: string;
};
export type followUpActionsMutation$data = {
  readonly setFollowUp: ReadonlyArray<{
    readonly dueAt: any;
    readonly id: string;
    readonly threadId: string;
  }>;
};
export type followUpActionsMutation = {
  response: followUpActionsMutation$data;
  variables: followUpActionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dueAt"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "threadId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dueAt",
        "variableName": "dueAt"
      },
      {
        "kind": "Variable",
        "name": "threadId",
        "variableName": "threadId"
      }
    ],
    "concreteType": "FollowUp",
    "kind": "LinkedField",
    "name": "setFollowUp",
    "plural": true,
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
        "name": "threadId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dueAt",
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
    "name": "followUpActionsMutation",
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
    "name": "followUpActionsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d2383ba7c4f604b936fbdd72236c813b5a169aae5ab6fa863bc6134126d2794f",
    "metadata": {},
    "name": "followUpActionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "73eff37d4486a314b2038eab913986c3";

export default node;
