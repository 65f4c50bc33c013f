/**
 * @generated SignedSource<<f88bd1cfcf53f3f6401e67d2bd858e56>>
 * @relayHash a9475d31f7a24c69faed58dec164310c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a4fd0ff501cb22c180493bf298352c57d88e715cbb2ae959ce41e6cbfa0d1f8

import type { ConcreteRequest } from 'relay-runtime';
export type SayTextListenMutation$variables = {
  text: string;
  voice?: string | null | undefined;
};
export type SayTextListenMutation$data = {
  readonly textToSpeech: {
    readonly url: string;
  };
};
export type SayTextListenMutation = {
  response: SayTextListenMutation$data;
  variables: SayTextListenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "voice"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      },
      {
        "kind": "Variable",
        "name": "voice",
        "variableName": "voice"
      }
    ],
    "concreteType": "SpokenText",
    "kind": "LinkedField",
    "name": "textToSpeech",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
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
    "name": "SayTextListenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SayTextListenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2a4fd0ff501cb22c180493bf298352c57d88e715cbb2ae959ce41e6cbfa0d1f8",
    "metadata": {},
    "name": "SayTextListenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b1c8e3f08047aeaee8ca522bc08fe35";

export default node;
