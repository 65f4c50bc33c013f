// What tools say about a rendering: kubeconform about its shape, kube-score about its habits.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './places.mjs';
import { run } from './run.mjs';

/** @returns what kubeconform finds wrong, one line each */
export async function shapeOf(program, folder, version, file) {
  const name = '{{ .ResourceKind }}{{ .KindSuffix }}.json';
  const locations = [path.join(folder, version, name), path.join(folder, 'crds', name)];
  const args = ['-strict', '-output', 'json', ...locations.flatMap((location) => ['-schema-location', location]), file];
  const { stdout } = await run(program, args, { accept: [0, 1] });
  const { resources = [] } = JSON.parse(stdout);
  return resources.map(({ kind, name: of, msg }) => `${kind} ${of}: ${msg}`);
}

/** @returns what kube-score warns of or finds critical in a rendering, one line each */
export async function habitsOf(program, rendering, version, file) {
  const { ignored, optional, inRenderings } = JSON.parse(
    await readFile(path.join(root, 'charts', 'tools', 'score', 'exceptions.json'), 'utf8'),
  );
  const [major, minor] = version.split('.');
  const args = [
    'score',
    '--output-format=ci',
    '--ignore-container-cpu-limit',
    `--kubernetes-version=v${major}.${minor}`,
    ...Object.keys({ ...ignored, ...inRenderings[rendering] }).map((test) => `--ignore-test=${test}`),
    ...optional.map((test) => `--enable-optional-test=${test}`),
    file,
  ];
  const { stdout } = await run(program, args, { accept: [0, 1] });
  return stdout.split('\n').filter((line) => line !== '' && !/^\[(OK|SKIPPED)\]/.test(line));
}
