/**
 * @generated SignedSource<<3c7e767507b37d6da91b00638aaa2600>>
 * @relayHash 125bb11312086af1a26fd9b517ee631d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7da2658a7d81dc53219c7f5e25cec880a8f54dd92916e199f8f94354392efaaa

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "FAILED" | "PENDING" | "REFUNDED" | "SUCCESSFUL";
export type PayOpenInvoiceMutation$variables = {
  invoice: string;
  redirectUrl: string;
  withSavedCard?: boolean | null | undefined;
};
export type PayOpenInvoiceMutation$data = {
  readonly payInvoice: {
    readonly confirmationUrl: string | null | undefined;
    readonly status: PaymentStatus;
  };
};
export type PayOpenInvoiceMutation = {
  response: PayOpenInvoiceMutation$data;
  variables: PayOpenInvoiceMutation$variables;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "withSavedCard"
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
      },
      {
        "kind": "Variable",
        "name": "withSavedCard",
        "variableName": "withSavedCard"
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
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
    "name": "PayOpenInvoiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayOpenInvoiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7da2658a7d81dc53219c7f5e25cec880a8f54dd92916e199f8f94354392efaaa",
    "metadata": {},
    "name": "PayOpenInvoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "588b493079622337b3349c7e46fc10de";

export default node;
