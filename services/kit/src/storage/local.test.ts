import { systemIds } from '../clock/index.ts';
import { temporaryFolder } from '../testing/index.ts';
import { describeStorage } from './contract.ts';
import { createLocalStorage } from './index.ts';

describeStorage('local folder', async () => createLocalStorage(temporaryFolder('storage'), systemIds));
