// iptables chains that something left behind.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const sh = promisify(execFile);

/** Takes away the chains of a table whose names match, and before them what leads to them from the chains that every table has. */
export async function removeChains(table, names) {
  const iptables = async (...args) => (await sh('iptables', ['--table', table, ...args])).stdout;
  const words = (await iptables('--list-rules')).split('\n').map((line) => line.split(' '));
  const chains = words.flatMap(([word, chain]) => (word === '-N' && names.test(chain) ? [chain] : []));
  const places = words.flatMap(([word, chain]) => (word === '-P' ? [chain] : []));
  for (const place of places) {
    const rules = (await iptables('--list', place, '--numeric', '--line-numbers')).split('\n').toReversed();
    for (const [number, target] of rules.map((line) => line.split(/\s+/)))
      if (chains.includes(target)) await iptables('--delete', place, number);
  }
  for (const chain of chains) await iptables('--flush', chain);
  for (const chain of chains) await iptables('--delete-chain', chain);
}
