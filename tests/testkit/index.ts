export { freePort } from '@ringline/kit/ports';
export { Api, executed, type Heard, type Payload } from './api.ts';
export { ringline, ringlineHere } from './command.ts';
export { openPhone, type HeadlessPhone, type Talk } from './headlessPhone.ts';
export { OutsideWorld } from './outsideWorld.ts';
export { PASSWORD, aPerson, anOwner, newEmail, signUp, verify, type Owner, type Person } from './people.ts';
export {
  failsToStart,
  spawnProduct,
  startAnyProduct,
  startClusterProduct,
  startProduct,
  temporaryDataDir,
  type RunningProduct,
  type SpawnedProduct,
} from './product.ts';
