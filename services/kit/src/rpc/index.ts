export { createRpcClients, type RpcClients } from './clients.ts';
export { cleanTexts, keepableTexts } from './keepable.ts';
export { HttpNetwork, serveRpc } from './http.ts';
export { InMemoryNetwork, type Disturbance, type Network } from './memory.ts';
export { measuredAnswers } from './observe.ts';
export { DEFAULT_TIMEOUT_MS, errorMapping, outsideTransactions, ownContext } from './semantics.ts';
