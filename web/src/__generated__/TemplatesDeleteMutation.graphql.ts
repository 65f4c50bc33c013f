/**
 * @generated SignedSource<<947bd1f97e919ecc8535eeb002a85a27>>
 * @relayHash b3495d4a9045296ec56975202db0f388
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35e01c4d5ef007f05d0c7507e32c50c756f66e9247ae047773ed2c9013d203a4

import type { ConcreteRequest } from 'relay-runtime';
export type TemplatesDeleteMutation$variables = {
  id: string;
};
export type TemplatesDeleteMutation$data = {
  readonly deleteWhatsAppTemplate: boolean;
};
export type TemplatesDeleteMutation = {
  response: TemplatesDeleteMutation$data;
  variables: TemplatesDeleteMutation$variables;
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
    "kind": "ScalarField",
    "name": "deleteWhatsAppTemplate",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TemplatesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TemplatesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "35e01c4d5ef007f05d0c7507e32c50c756f66e9247ae047773ed2c9013d203a4",
    "metadata": {},
    "name": "TemplatesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "de3d933a6106dbb3ddd681a1c4d6a3d8";

export default node;
