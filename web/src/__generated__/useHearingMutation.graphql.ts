/**
 * @generated SignedSource<<a536174c29400b577150bc85c3400747>>
 * @relayHash 04de350d7181a939aef7af0c99c32f2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3199a6f3817b956d51d1c8822c1a02dc2998035ace32c19864d256ba44dc5e16

import type { ConcreteRequest } from 'relay-runtime';
export type useHearingMutation$variables = {
  text: string;
};
export type useHearingMutation$data = {
  readonly textToSpeech: {
    readonly url: string;
  };
};
export type useHearingMutation = {
  response: useHearingMutation$data;
  variables: useHearingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
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
    "name": "useHearingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHearingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3199a6f3817b956d51d1c8822c1a02dc2998035ace32c19864d256ba44dc5e16",
    "metadata": {},
    "name": "useHearingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b14793123b333ac9700adbe72540f9c8";

export default node;
