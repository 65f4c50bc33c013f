/** What the product listens on, and how it is reached: ports, UDP, WebRTC, PUBLIC_URL. */
import { execFile } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { examineEmbeddedPostgres } from '@ringline/kit/db';
import { claimPort } from '../../listening.ts';
import { about, reasonOf, type Check } from './finding.ts';

const PROBE = fileURLToPath(import.meta.resolve('@ringline/sandbox/media/probe'));
/** Sockets that are tried: one call has one. */
const SOCKETS = 8;
/** Ports that the system must give away for audio. */
const FEW_PORTS = 1_000;
const PATIENCE_MS = 2_000;

const mediaAddress = (source: Readonly<Record<string, string | undefined>>): string =>
  source['SANDBOX_MEDIA_ADDRESS'] ?? '127.0.0.1';

export const port: Check = {
  about: 'port',
  async examine({ env, dataDir, cluster }) {
    const { ok, fail } = about('port');
    const where = `${env.HOST}:${env.PORT}`;
    try {
      await claimPort(env.HOST, env.PORT);
      return [ok(env.PORT === 0 ? 'any free one' : `${where} is free`)];
    } catch (error) {
      const host = ['0.0.0.0', '::'].includes(env.HOST) ? '127.0.0.1' : env.HOST;
      const answers = await healthy(`http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}`);
      const { launcher } = cluster
        ? { launcher: undefined }
        : await examineEmbeddedPostgres(dataDir).catch(() => ({ launcher: undefined }));
      if (answers && (cluster || launcher))
        return [ok(`${where} is held by this Ringline${launcher ? `, process ${launcher}` : ''}`)];
      return [fail(reasonOf(error), 'Stop the program that holds it, or set PORT (and HOST).')];
    }
  },
};

export const udp: Check = {
  about: 'UDP',
  async examine({ source, env }) {
    if (!env.SANDBOX_ENABLED) return [];
    const { ok, warn, fail } = about('UDP');
    const address = mediaAddress(source);
    let ports: number[];
    try {
      ports = await Promise.all(Array.from({ length: SOCKETS }, () => sendToOurselves(address)));
    } catch (error) {
      return [
        fail(
          `no audio can flow at ${address}: ${reasonOf(error)}`,
          `Let UDP through there (firewall, container), or set SANDBOX_MEDIA_ADDRESS to an address of this machine.`,
        ),
      ];
    }
    const findings = [
      ok(`datagrams arrive at ${address} (ports ${Math.min(...ports)} to ${Math.max(...ports)} tried)`),
    ];
    const range = (await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').catch(() => ''))
      .trim()
      .split(/\s+/)
      .map(Number);
    const [first = 0, last = 65_535] = range;
    if (range.length === 2 && last - first < FEW_PORTS)
      findings.push(
        warn(
          `the system gives away only ${last - first} ports (${first} to ${last}); each call takes one or two`,
          'Widen net.ipv4.ip_local_port_range.',
        ),
      );
    return findings;
  },
};

export const webRtc: Check = {
  about: 'WebRTC',
  async examine({ source, env }) {
    if (!env.SANDBOX_ENABLED) return [];
    const { ok, fail } = about('WebRTC');
    const address = mediaAddress(source);
    try {
      await promisify(execFile)(process.execPath, [PROBE, address], { timeout: 20_000 });
      return [ok(`two connections found each other at ${address}`)];
    } catch (error) {
      const { stderr = '', signal } = error as { stderr?: string; signal?: string };
      return [
        fail(
          `the sandbox's calls would be silent: ${stderr.trim().split('\n').at(-1) || `the engine ended with ${signal ?? reasonOf(error)}`}`,
          `Let UDP through on ${address}, or set SANDBOX_MEDIA_ADDRESS to an address of this machine.`,
        ),
      ];
    }
  },
};

export const publicUrl: Check = {
  about: 'PUBLIC_URL',
  async examine({ env }) {
    const { ok, warn, fail } = about('PUBLIC_URL');
    const { PUBLIC_URL: url, SANDBOX_ENABLED: sandbox } = env;
    if (!url)
      return sandbox
        ? [ok('not set: the address that the product listens on')]
        : [
            fail(
              'not set, so the carrier does not know where we are',
              'Set PUBLIC_URL to the address that it can reach.',
            ),
          ];
    const { hostname, protocol } = new URL(url);
    if (!sandbox && (/^(localhost|127\.|\[?::1)/.test(hostname) || protocol !== 'https:'))
      return [
        fail(
          `${url} is of no use to a carrier`,
          'Set PUBLIC_URL to an https address that is reachable from the internet.',
        ),
      ];
    if (await healthy(url)) return [ok(`${url} answers`)];
    return [
      warn(
        `${url} does not answer from here`,
        'Right while the product is not running. If it is, see to DNS, the proxy and the firewall.',
      ),
    ];
  },
};

/** Whether Ringline answers there. */
async function healthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(5_000) });
    return answer.ok && ((await answer.json()) as { status?: string }).status === 'ok';
  } catch {
    return false;
  }
}

/** Sends a datagram from one socket to another of the same address. @returns the port that heard it */
async function sendToOurselves(address: string): Promise<number> {
  const type = address.includes(':') ? 'udp6' : 'udp4';
  const [listening, sending] = [createSocket(type), createSocket(type)];
  const words = `ringline ${process.pid} ${performance.now()}`;
  const heard = Promise.withResolvers<void>();
  const timeout = setTimeout(() => heard.reject(new Error(`a datagram to ${address} did not arrive`)), PATIENCE_MS);
  try {
    for (const socket of [listening, sending]) socket.on('error', heard.reject);
    listening.on('message', (bytes) => bytes.toString() === words && heard.resolve());
    listening.bind(0, address, () => sending.send(words, listening.address().port, address));
    await heard.promise;
    return listening.address().port;
  } finally {
    clearTimeout(timeout);
    listening.close();
    sending.close();
  }
}
