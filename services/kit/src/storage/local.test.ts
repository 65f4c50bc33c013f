import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemIds } from '../clock/index.ts';
import { describeStorage } from './contract.ts';
import { createLocalStorage } from './index.ts';

describeStorage('local folder', async () =>
  createLocalStorage(await mkdtemp(path.join(tmpdir(), 'ringline-storage-')), systemIds),
);
