/**
 * @generated SignedSource<<3f10848f376562324df67597f05edcc3>>
 * @relayHash 3f34c7e336a7a6c556f554fe7244f3e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4647f5a4bf19fb40c075558e7c882d4f0b02e9a5965b0c011554cd2a5819cd71

import type { ConcreteRequest } from 'relay-runtime';
export type speechMutation$variables = {
  text: string;
  voice?: string | null | undefined;
};
export type speechMutation$data = {
  readonly textToSpeech: {
    readonly url: string;
  };
};
export type speechMutation = {
  response: speechMutation$data;
  variables: speechMutation$variables;
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
    "name": "speechMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "speechMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4647f5a4bf19fb40c075558e7c882d4f0b02e9a5965b0c011554cd2a5819cd71",
    "metadata": {},
    "name": "speechMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74c12a103668d0f1cbc3cdef56e4626e";

export default node;
