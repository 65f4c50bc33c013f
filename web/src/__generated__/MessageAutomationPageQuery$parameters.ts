/**
 * @generated SignedSource<<c20e401c2331c933af53ed07832371fd>>
 * @relayHash 98eac5130b799f04d0c2ece2ae2a77d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a62c284ca9079317b8bf7765d854d4142f559efdf865daace2402540603abd72

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessageAutomationPageQuery } from './MessageAutomationPageQuery.graphql';

const node: PreloadableConcreteRequest<MessageAutomationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a62c284ca9079317b8bf7765d854d4142f559efdf865daace2402540603abd72",
    "metadata": {},
    "name": "MessageAutomationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
