/**
 * @generated SignedSource<<0b21eae83d6e29353b2a559104b6c1e7>>
 * @relayHash 2ce56db852254e3f0cd976d78635c0a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f81bffaf0bfb756ecde1fe7ad64cfd3abfe08de2b8072f44fa68792de1ce223d

import type { ConcreteRequest } from 'relay-runtime';
export type tagActionsRemoveMutation$variables = {
  id: string;
};
export type tagActionsRemoveMutation$data = {
  readonly removeConversationTag: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type tagActionsRemoveMutation = {
  response: tagActionsRemoveMutation$data;
  variables: tagActionsRemoveMutation$variables;
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "ConversationTag",
    "kind": "LinkedField",
    "name": "removeConversationTag",
    "plural": true,
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
    "name": "tagActionsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "tagActionsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f81bffaf0bfb756ecde1fe7ad64cfd3abfe08de2b8072f44fa68792de1ce223d",
    "metadata": {},
    "name": "tagActionsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8b1cd683d2b7576482abddebaf3e5515";

export default node;
