import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Member } from './member.ts';

let folder: string;
let member: Member;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ringline-member-'));
});

afterEach(async () => {
  await member.kill();
  await rm(folder, { recursive: true, force: true });
});

/** A program that writes its port down, finds it taken at its first `refusals` starts, and is ready after them. */
async function program(refusals: number): Promise<Member> {
  const main = path.join(folder, 'main.mjs');
  await writeFile(
    main,
    `import { appendFileSync, readFileSync } from 'node:fs';
     import { createServer } from 'node:http';
     const starts = new URL('starts', import.meta.url);
     appendFileSync(starts, process.env.PORT + '\\n');
     if (readFileSync(starts, 'utf8').trim().split('\\n').length <= ${refusals}) {
       console.error('listen EADDRINUSE: address already in use 127.0.0.1:' + process.env.PORT);
       process.exit(1);
     }
     createServer((_, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');`,
  );
  return new Member({ name: 'one', main, environment: {}, logFolder: folder, changed: () => undefined });
}

const starts = async (): Promise<string[]> => (await readFile(path.join(folder, 'starts'), 'utf8')).trim().split('\n');

describe('a process of the cluster', () => {
  it('whose port was taken before it listened is started again on another one', async () => {
    member = await program(2);
    await member.start();
    const ports = await starts();
    expect(member.ports.map(String)).toEqual(ports.slice(-1));
    expect(new Set(ports).size).toBe(3);
    expect(member.deaths).toBe(2);
  });

  it('that ends again and again is given up, with what it wrote', async () => {
    member = await program(Infinity);
    await expect(member.start()).rejects.toThrow(/one did not become ready.*\n(.|\n)*EADDRINUSE/);
    expect(await starts()).toHaveLength(3);
    expect(member.pids).toEqual([]);
  });

  it('that was ready and is killed comes back by itself', async () => {
    member = await program(0);
    await member.start();
    await member.signal('SIGKILL');
    await member.untilReady();
    expect(await starts()).toHaveLength(2);
  });
});
