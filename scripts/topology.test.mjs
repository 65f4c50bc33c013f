import { expect, it } from 'vitest';
import { blocks, listsIn, problems, withBlock } from './topology.mjs';

const topology = {
  money: { calls: [], database: true },
  voice: { calls: ['money'], database: true, paths: ['/carrier'] },
  edge: { calls: ['voice', 'money'], paths: ['/'] },
  world: { calls: [], database: true, outside: true, paths: ['/sandbox'] },
};

it('says who is called, who stores, and whose paths are whose', () => {
  const said = blocks(topology);
  expect(said['services/kit/src/host/environment.ts'].called).toBe(
    "export const CALLED = ['money', 'voice'] as const;",
  );
  expect(said['deploy/compose.yaml'].databases.trim()).toBe('SERVICES: money voice');
  expect(said['deploy/compose.yaml'].addresses).toContain('ALLOWED_HOSTS: money,voice,edge,gateway');
  expect(said['deploy/compose.yaml'].services).toContain('command: [/app/voice/main.mjs, migrate]');
  expect(said['deploy/compose.yaml'].services).not.toContain('edge-migrate');
  expect(said['deploy/compose.yaml'].services).not.toContain('world');
  expect(said['deploy/compose/gateway.conf'].paths).toContain('location /carrier/ {\n    proxy_pass $voice;');
  expect(said['deploy/src/cluster/routes.ts'].paths).toContain("{ prefix: '/sandbox', service: 'world' }");
  expect(said['deploy/src/cluster/routes.ts'].paths).toContain("EDGE = 'edge'");
});

it('writes its block and nothing around it, and says when there is none', () => {
  const file = 'before\n  # topology: targets\n  old\n  # topology: end\nafter\n';
  expect(withBlock(file, 'targets', '  new')).toBe('before\n  # topology: targets\n  new\n  # topology: end\nafter\n');
  expect(withBlock(file, 'paths', '')).toBeUndefined();
});

it('finds a list of services outside the blocks, however it is written, and no two names that happen to meet', () => {
  const names = Object.keys(topology);
  expect(listsIn("const all = ['money', 'voice', 'edge'];", names)).toHaveLength(1);
  expect(listsIn('SERVICES: money voice world', names)).toHaveLength(1);
  expect(listsIn('# topology: databases\nSERVICES: money voice world\n# topology: end', names)).toEqual([]);
  expect(listsIn("ask('money', 'voice');", names)).toEqual([]);
});

it('is said once: what the repository holds follows from it', () => {
  expect(problems(false)).toEqual([]);
});
