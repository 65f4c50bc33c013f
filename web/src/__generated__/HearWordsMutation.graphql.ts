/**
 * @generated SignedSource<<95ad94c900c2e439a59efc61f837a5d9>>
 * @relayHash 52baff2889a6f5fa612aad38b910c71d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c45dd89668ea053a2a17dd3b7e00c6f8d8e2ac0516f4b5ce1f0a251f0c8242f2

import type { ConcreteRequest } from 'relay-runtime';
export type HearWordsMutation$variables = {
  text: string;
  voice?: string | null | undefined;
};
export type HearWordsMutation$data = {
  readonly textToSpeech: {
    readonly url: string;
  };
};
export type HearWordsMutation = {
  response: HearWordsMutation$data;
  variables: HearWordsMutation$variables;
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
    "name": "HearWordsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HearWordsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c45dd89668ea053a2a17dd3b7e00c6f8d8e2ac0516f4b5ce1f0a251f0c8242f2",
    "metadata": {},
    "name": "HearWordsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b0c3c723b14df7db5fd29e54b6c0cb69";

export default node;
