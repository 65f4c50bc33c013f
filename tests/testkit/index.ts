export { Api, ApiRefusal, executed, type Credentials, type Heard, type Payload, type RefusalSeen } from './api.ts';
export { openPhone, type HeadlessPhone, type Ring, type Talk } from './headlessPhone.ts';
export { OutsideWorld, type SimulatedCall, type SimulatedText } from './outsideWorld.ts';
export {
  PASSWORD,
  aPerson,
  anOwner,
  createWorkspace,
  newEmail,
  signUp,
  verify,
  type Owner,
  type Person,
} from './people.ts';
export {
  failsToStart,
  freePort,
  spawnProduct,
  startProduct,
  temporaryDataDir,
  type SpawnedProduct,
} from './product.ts';
