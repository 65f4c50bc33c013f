/**
 * @generated SignedSource<<2b5c05eb5968b62215eed916abca3e80>>
 * @relayHash b3cef675e510a1c32ec44ddc6ab3628a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2db818a93e73b748452a11fd5d2666a18e7349d66d9eac784385806421dfdddc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2db818a93e73b748452a11fd5d2666a18e7349d66d9eac784385806421dfdddc",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
