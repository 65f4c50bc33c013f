/**
 * @generated SignedSource<<e49729e09d690b772a6db515f07427e2>>
 * @relayHash 35b621132ebc57dd6936e64a4ad16bdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66728b07ba6f6b1908551cce72afd95af258ec0f3b518309b34b53bbef3ccc71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66728b07ba6f6b1908551cce72afd95af258ec0f3b518309b34b53bbef3ccc71",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
