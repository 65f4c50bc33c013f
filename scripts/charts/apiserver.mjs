// A real kube-apiserver on a real etcd, both built from Go modules: by themselves without nodes and controllers, only what decides
// whether an object is taken and what is to be said about it.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { createServer } from 'node:net';
import path from 'node:path';
import { startTool } from './running.mjs';

/** Milliseconds until both have to be up; they start on a machine that may be busy. */
const PATIENCE_MS = 180_000;

/** There is no controller that would make the ServiceAccounts that this admission asks for. */
const ALONE = { 'service-cluster-ip-range': '10.0.0.0/24', 'disable-admission-plugins': 'ServiceAccount' };

/**
 * @param {{ programs: string, scratch: string, address?: string, flags?: Record<string, string> }} where the folder of the
 *   programs, one to work in, where it listens, and further flags of kube-apiserver
 * @returns something to ask: `ask(method, path, object)`, what its clients need (`url`, `token`, `authority`, a file), and `stop()`
 */
export async function startApiserver({ programs, scratch, address = '127.0.0.1', flags = ALONE }) {
  const [client, peer, secure] = await Promise.all([freePort(), freePort(), freePort()]);
  const token = randomUUID();
  const file = (name) => path.join(scratch, name);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await writeFile(file('sa.key'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(file('tokens.csv'), `${token},chart,chart,system:masters\n`, { mode: 0o600 });

  const etcd = startTool(
    path.join(programs, 'server'),
    {
      name: 'chart',
      'data-dir': file('etcd'),
      'listen-client-urls': `http://127.0.0.1:${client}`,
      'advertise-client-urls': `http://127.0.0.1:${client}`,
      'listen-peer-urls': `http://127.0.0.1:${peer}`,
      'initial-advertise-peer-urls': `http://127.0.0.1:${peer}`,
      'initial-cluster': `chart=http://127.0.0.1:${peer}`,
      'unsafe-no-fsync': 'true',
      'log-level': 'warn',
    },
    { logs: scratch },
  );
  const api = startTool(
    path.join(programs, 'kube-apiserver'),
    {
      'etcd-servers': `http://127.0.0.1:${client}`,
      'bind-address': address,
      'secure-port': String(secure),
      'cert-dir': file('certificates'),
      'service-account-issuer': 'https://kubernetes.default.svc',
      'service-account-key-file': file('sa.key'),
      'service-account-signing-key-file': file('sa.key'),
      'authorization-mode': 'AlwaysAllow',
      'anonymous-auth': 'false',
      'token-auth-file': file('tokens.csv'),
      ...flags,
    },
    { logs: scratch },
  );
  const stop = async () => {
    await api.stop();
    await etcd.stop();
  };

  let agent;
  const ask = (method, at, object) =>
    new Promise((resolve, reject) => {
      agent ??= new Agent({ ca: readFileSync(file('certificates/apiserver.crt')), keepAlive: true });
      const body = object === undefined ? undefined : JSON.stringify(object);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const asked = request({ agent, host: address, port: secure, path: at, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            // 299 - "what is wrong"
            warnings: [response.headers.warning ?? []].flat(),
            body: text.startsWith('{') ? JSON.parse(text) : text,
          }),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });

  try {
    const ready = async () =>
      existsSync(file('certificates/apiserver.crt')) && (await ask('GET', '/readyz')).status === 200;
    await until('kube-apiserver is ready', ready, [etcd, api]);
    const authority = file('certificates/apiserver.crt');
    return { ask, stop, token, authority, url: `https://${address}:${secure}` };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for a fact. @throws Error with what the processes said last, when one ended or the time is over */
export async function until(what, look, processes = []) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    if (await look().catch(() => false)) return;
    const dead = processes.find((one) => one.child.exitCode !== null);
    if (dead || Date.now() > deadline)
      throw new Error(`${what}: not so.\n${processes.map((one) => one.said().slice(-3_000)).join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
