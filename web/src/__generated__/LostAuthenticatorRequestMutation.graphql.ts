/**
 * @generated SignedSource<<5b24d18367c7885528f9da4d8faa6ce7>>
 * @relayHash 0981b7510ffb8a0abe0b7b3f0b974a7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cda3260f66691fe14516ff14f85f84a483d406123163aed8a0375468eec2f625

import type { ConcreteRequest } from 'relay-runtime';
export type LostAuthenticatorRequestMutation$variables = {
  temporaryAccessToken: string;
};
export type LostAuthenticatorRequestMutation$data = {
  readonly requestMFAReset: {
    readonly codeSent: boolean;
    readonly dueAt: any | null | undefined;
    readonly resendAfterSeconds: number;
  };
};
export type LostAuthenticatorRequestMutation = {
  response: LostAuthenticatorRequestMutation$data;
  variables: LostAuthenticatorRequestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "temporaryAccessToken"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "temporaryAccessToken",
        "variableName": "temporaryAccessToken"
      }
    ],
    "concreteType": "MfaResetStep",
    "kind": "LinkedField",
    "name": "requestMFAReset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dueAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "codeSent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "resendAfterSeconds",
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
    "name": "LostAuthenticatorRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LostAuthenticatorRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cda3260f66691fe14516ff14f85f84a483d406123163aed8a0375468eec2f625",
    "metadata": {},
    "name": "LostAuthenticatorRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fbe57882a6b253aabeceb5b628f6914a";

export default node;
