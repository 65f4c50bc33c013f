/**
 * @generated SignedSource<<78c4c132ed7c511a4bcc250ccdac3740>>
 * @relayHash 0063b813d959985687e71ae112f21af8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe1ce126bdf0b6cf624e8fcacd494896c47596e1183f437cb268214f272bc925

import type { ConcreteRequest } from 'relay-runtime';
export type SetGoalsPageQuery$variables = Record<PropertyKey, never>;
export type SetGoalsPageQuery$data = {
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly onBoardingGoal: string | null | undefined;
  };
};
export type SetGoalsPageQuery = {
  response: SetGoalsPageQuery$data;
  variables: SetGoalsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
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
        "name": "onBoardingGoal",
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
    "name": "SetGoalsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SetGoalsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fe1ce126bdf0b6cf624e8fcacd494896c47596e1183f437cb268214f272bc925",
    "metadata": {},
    "name": "SetGoalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c136ee2b39ca96c2f4b69b024d52a57d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
