/**
 * @generated SignedSource<<ccbdc786cfeececf52a6d16cc143bd55>>
 * @relayHash 7664f82291a9d7a2332157089de4d3d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bd4f78d0f84550ae1fc6d021697a99093e847dda189c75e15ba47fcf8d66bce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5bd4f78d0f84550ae1fc6d021697a99093e847dda189c75e15ba47fcf8d66bce",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
