/**
 * @generated SignedSource<<86f1efbf91984608933b9ff5d0bb508f>>
 * @relayHash 145d2c0d0c1e3e66bf047bf87bd85d60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae710915447670e7bef59e9f9941a167b578e03695177af5836e73fc64ce9ab7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae710915447670e7bef59e9f9941a167b578e03695177af5836e73fc64ce9ab7",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
