/** A newcomer in a real browser against what deploy/compose.yaml runs: the image, nginx in front, engines in containers. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { systemClock } from '@ringline/kit/clock';
import { createRpcClients, HttpNetwork } from '@ringline/kit/rpc';
import { createSecrets, parseKeyRing } from '@ringline/kit/secrets';
import { eventually } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { tellNewcomersStory } from '../browser/newcomersStory.ts';
import type { RunningProduct } from '../testkit/index.ts';

/** The command that names the project, as scripts/compose.mjs gives it. */
const COMPOSE = JSON.parse(process.env['COMPOSE'] ?? '[]') as string[];
/** Where compose.yaml publishes the gateway. */
const URL_OF_GATEWAY = 'http://localhost:4000';
const STARTS_WITHIN_MS = 240_000;

interface Container {
  readonly Service: string;
  readonly State: string;
  readonly Health: string;
  readonly ExitCode: number;
}

const run = promisify(execFile);
const compose = async (...args: string[]) => (await run('docker', [...COMPOSE, ...args])).stdout;
const containers = async (): Promise<Container[]> =>
  (await compose('ps', '--all', '--format', 'json'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Container);

/** Starts it, or starts it again on what it has. @returns when every container is healthy, or has done what it is for */
async function startCompose(): Promise<RunningProduct> {
  await compose('up', '--detach', '--no-build');
  await eventually(async () => {
    const waiting = (await containers()).filter(
      ({ State, Health, ExitCode }) => !(State === 'running' ? Health !== 'starting' : ExitCode === 0),
    );
    expect(waiting).toEqual([]);
  }, STARTS_WITHIN_MS);
  const secrets = createSecrets(parseKeyRing(await compose('exec', '-T', 'bff', 'node', '-p', KEY_RING)));
  const network = new HttpNetwork({ billing: `http://${await addressOf('billing')}:8080` });
  return {
    url: URL_OF_GATEWAY,
    secrets,
    rpc: createRpcClients('deploy', network, secrets, systemClock),
    services: [],
    // What a restart of the machine does: the volumes stay.
    stop: async () => void (await compose('down')),
  };
}

const KEY_RING = 'require("node:fs").readFileSync("/keys/ring.json", "utf8")';

/** A container's address in the project's network, which this machine reaches. */
async function addressOf(service: string): Promise<string> {
  const id = (await compose('ps', '--quiet', service)).trim();
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
  return (await run('docker', ['inspect', '--format', format, id])).stdout.trim();
}

describe('in containers', () => {
  tellNewcomersStory(startCompose);

  it('every service is healthy, and nothing was started again', async () => {
    const running = (await containers()).filter(({ State }) => State === 'running');
    expect(running.filter(({ Health }) => Health === 'unhealthy')).toEqual([]);
    const ids = (await compose('ps', '--quiet')).split('\n').filter(Boolean);
    const restarts = (await run('docker', ['inspect', '--format', '{{.RestartCount}}', ...ids])).stdout.trim();
    expect(new Set(restarts.split('\n'))).toEqual(new Set(['0']));
  });
});
