export { damagedFiles, DamagedObject, putWithChecksum, verifyChecksum } from './checksum.ts';
export { createStorage } from './createStorage.ts';
export { createLocalStorage } from './local.ts';
export { assertStorageKey, type Storage, type StoredObject, type StoredStat } from './port.ts';
