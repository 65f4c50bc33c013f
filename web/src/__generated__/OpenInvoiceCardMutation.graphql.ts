/**
 * @generated SignedSource<<95d2e22ceb7636c032154e3c82c5ae41>>
 * @relayHash 4e2b73f522862cb3c6823e9fb32cb186
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c2d0304c26b8891f94461066aa8ff2753b7ee75a34bad8f9142d2c9614ea1da

import type { ConcreteRequest } from 'relay-runtime';
export type OpenInvoiceCardMutation$variables = {
  invoice: string;
  redirectUrl: string;
};
export type OpenInvoiceCardMutation$data = {
  readonly payInvoice: {
    readonly confirmationUrl: string | null | undefined;
  };
};
export type OpenInvoiceCardMutation = {
  response: OpenInvoiceCardMutation$data;
  variables: OpenInvoiceCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invoice"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "redirectUrl"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "invoice",
        "variableName": "invoice"
      },
      {
        "kind": "Variable",
        "name": "redirectUrl",
        "variableName": "redirectUrl"
      }
    ],
    "concreteType": "PayInvoicePayload",
    "kind": "LinkedField",
    "name": "payInvoice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "confirmationUrl",
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
    "name": "OpenInvoiceCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenInvoiceCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2c2d0304c26b8891f94461066aa8ff2753b7ee75a34bad8f9142d2c9614ea1da",
    "metadata": {},
    "name": "OpenInvoiceCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8fb254cc40438e1bca84361491a07b1";

export default node;
