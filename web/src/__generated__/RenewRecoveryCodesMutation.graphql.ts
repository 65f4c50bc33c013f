/**
 * @generated SignedSource<<6243fc3726cf7eafd73162102efec352>>
 * @relayHash e61ed2d94053b8f223113d266a72aaf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cd02b239f2d413987f5d48d11ab35b3fef3a65cc66bf070c44cb578ce145688

import type { ConcreteRequest } from 'relay-runtime';
export type RenewRecoveryCodesMutation$variables = {
  code: string;
};
export type RenewRecoveryCodesMutation$data = {
  readonly renewRecoveryCodes: {
    readonly recoveryCodes: ReadonlyArray<string>;
  };
};
export type RenewRecoveryCodesMutation = {
  response: RenewRecoveryCodesMutation$data;
  variables: RenewRecoveryCodesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "RecoveryCodes",
    "kind": "LinkedField",
    "name": "renewRecoveryCodes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recoveryCodes",
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
    "name": "RenewRecoveryCodesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RenewRecoveryCodesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4cd02b239f2d413987f5d48d11ab35b3fef3a65cc66bf070c44cb578ce145688",
    "metadata": {},
    "name": "RenewRecoveryCodesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "860c968247c1ffa54adefef7d6d1fe3e";

export default node;
