/**
 * @generated SignedSource<<85b10b87b619bcae68cfa9110fb24253>>
 * @relayHash 5a26538c3672a42c7c9b9a04df21c047
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 071fd0eae3f986593322fe5b44500cffdda58e7a0bc82429143b1b7c54fa31d3

import type { ConcreteRequest } from 'relay-runtime';
export type CallOutcome = "FOLLOW_UP" | "LEFT_MESSAGE" | "OTHER" | "RESOLVED" | "SPAM" | "WRONG_NUMBER";
export type SaveCallNoteInput = {
  callId: string;
  outcome?: CallOutcome | null | undefined;
  text: string;
  version: number;
};
export type useCallNoteMutation$variables = {
  input: SaveCallNoteInput;
};
export type useCallNoteMutation$data = {
  readonly saveCallNote: {
    readonly id: string;
    readonly noteVersion: number;
  };
};
export type useCallNoteMutation = {
  response: useCallNoteMutation$data;
  variables: useCallNoteMutation$variables;
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
    "concreteType": "Call",
    "kind": "LinkedField",
    "name": "saveCallNote",
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
        "name": "noteVersion",
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
    "name": "useCallNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCallNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "071fd0eae3f986593322fe5b44500cffdda58e7a0bc82429143b1b7c54fa31d3",
    "metadata": {},
    "name": "useCallNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cbfad83bc502fc030586df71cd5922fb";

export default node;
