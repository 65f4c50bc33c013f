import { fileURLToPath } from 'node:url';
import type { Ids } from '../clock/index.ts';
import { createLocalStorage } from './local.ts';
import type { Storage } from './port.ts';
import { createS3Storage, ENCRYPTIONS } from './s3.ts';

const PARAMETERS = new Set(['endpoint', 'region', 'pathStyle', 'encryption']);

/**
 * The store that a URL names: `file:///path`, or `s3://bucket/prefix?endpoint=…&region=…&pathStyle=true&encryption=aws:kms`.
 * S3's credentials come from where its tools look for them: AWS_* variables, the pod's role, the machine's.
 * @throws Error when the URL names none
 */
export function createStorage(url: string, ids: Ids): Storage {
  const { protocol, hostname, pathname, searchParams } = parse(url);
  if (protocol === 'file:') return createLocalStorage(fileURLToPath(url), ids);
  if (protocol !== 's3:' || hostname === '') throw notAStore(url);
  const unknown = [...searchParams.keys()].find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) throw new Error(`${notAStore(url).message} It does not know the parameter ${unknown}.`);
  const endpoint = searchParams.get('endpoint');
  const region = searchParams.get('region');
  const asked = searchParams.get('encryption');
  const encryption = ENCRYPTIONS.find((one) => one === asked);
  // Whoever wrote it wrong would believe that files are encrypted.
  if (asked !== null && !encryption)
    throw new Error(`${notAStore(url).message} Its encryption is one of ${ENCRYPTIONS.join(', ')}.`);
  return createS3Storage({
    bucket: hostname,
    prefix: pathname.split('/').filter(Boolean).join('/'),
    pathStyle: searchParams.get('pathStyle') === 'true',
    ...(endpoint ? { endpoint } : {}),
    ...(region ? { region } : {}),
    ...(encryption ? { encryption } : {}),
  });
}

function parse(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw notAStore(url);
  }
}

const notAStore = (url: string): Error =>
  new Error(
    `Not a store of files: ${url}. Use file:///path or s3://bucket/prefix?endpoint=https://host&region=name&pathStyle=true&encryption=AES256.`,
  );
