/**
 * @generated SignedSource<<ec9045831de88b5a485b6e2c71029eda>>
 * @relayHash 38bd33fb2775c927d206061fca6d7117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 313f84b207b29f73bbaefcbee94e564f43dc961ad977fa74d8520c12832f3eb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxQuery } from './InboxQuery.graphql';

const node: PreloadableConcreteRequest<InboxQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "313f84b207b29f73bbaefcbee94e564f43dc961ad977fa74d8520c12832f3eb6",
    "metadata": {},
    "name": "InboxQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
