// A real kube-apiserver on a real etcd, both built from Go modules: no nodes and no controllers, only what decides whether
// an object is taken and what is to be said about it.
import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { createServer } from 'node:net';
import path from 'node:path';

/** Milliseconds until both have to be up; they start on a machine that may be busy. */
const PATIENCE_MS = 180_000;

/**
 * @param {{ programs: string, scratch: string }} where the folder of the programs, and one to work in
 * @returns something to ask: `ask(method, path, object)`, and `stop()`
 */
export async function startApiserver({ programs, scratch }) {
  const [client, peer, secure] = await Promise.all([freePort(), freePort(), freePort()]);
  const token = randomUUID();
  const file = (name) => path.join(scratch, name);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await writeFile(file('sa.key'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(file('tokens.csv'), `${token},chart,chart,system:masters\n`, { mode: 0o600 });

  const etcd = start(path.join(programs, 'server'), {
    name: 'chart',
    'data-dir': file('etcd'),
    'listen-client-urls': `http://127.0.0.1:${client}`,
    'advertise-client-urls': `http://127.0.0.1:${client}`,
    'listen-peer-urls': `http://127.0.0.1:${peer}`,
    'initial-advertise-peer-urls': `http://127.0.0.1:${peer}`,
    'initial-cluster': `chart=http://127.0.0.1:${peer}`,
    'unsafe-no-fsync': 'true',
    'log-level': 'warn',
  });
  const api = start(path.join(programs, 'kube-apiserver'), {
    'etcd-servers': `http://127.0.0.1:${client}`,
    'bind-address': '127.0.0.1',
    'secure-port': String(secure),
    'cert-dir': file('certificates'),
    'service-cluster-ip-range': '10.0.0.0/24',
    'service-account-issuer': 'https://kubernetes.default.svc',
    'service-account-key-file': file('sa.key'),
    'service-account-signing-key-file': file('sa.key'),
    'authorization-mode': 'AlwaysAllow',
    'anonymous-auth': 'false',
    'token-auth-file': file('tokens.csv'),
    // There is no controller that would make the ServiceAccounts that it asks for.
    'disable-admission-plugins': 'ServiceAccount',
  });
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
      const asked = request({ agent, host: '127.0.0.1', port: secure, path: at, method, headers }, (response) => {
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
    return { ask, stop };
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

function start(program, flags) {
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (said = (said + String(chunk)).slice(-20_000)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  return {
    child,
    said: () => said,
    async stop() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
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
