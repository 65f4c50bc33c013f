/**
 * @generated SignedSource<<c05ac507d26966316ecf017aee23d769>>
 * @relayHash 8074abbfb9816ed3cad4b9157fb52b98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b72771d41307ba37573af939fcbc3d5a929932a56d2831807118251bc092f6f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatPageQuery } from './ChatPageQuery.graphql';

const node: PreloadableConcreteRequest<ChatPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b72771d41307ba37573af939fcbc3d5a929932a56d2831807118251bc092f6f2",
    "metadata": {},
    "name": "ChatPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
