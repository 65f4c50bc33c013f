// NetworkPolicies, enforced in the node of scripts/kubernetes/node.mjs by kube-router, of which nothing else is used.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { removeChains } from './chains.mjs';

const sh = promisify(execFile);
const CHAINS = /^KUBE-(?:ROUTER|POD-FW|NWPLCY)-\w+$/;
const SETS = /^KUBE-(?:SRC|DST)-\w+$/;

/**
 * @param {{ programs: string, flags: Record<string, string>, run: Function, ends: (() => Promise<unknown>)[] }} node
 *   `flags`: whose policies, and where; `run` starts a part of the node, `ends` is told how its rules are taken away
 * @returns the tool
 */
export function enforcePolicies({ programs, flags, run, ends }) {
  // Once it has ended: its own way to clean up panics without a router.
  ends.push(async () => {
    await removeChains('filter', CHAINS);
    const sets = (await sh('ipset', ['list', '-name'])).stdout.split('\n').filter((name) => SETS.test(name));
    for (const name of sets) await sh('ipset', ['destroy', name]);
  });
  return run(path.join(programs, 'kube-router'), {
    ...flags,
    'run-firewall': 'true',
    'run-router': 'false',
    'run-service-proxy': 'false',
    'health-port': '0',
  });
}
