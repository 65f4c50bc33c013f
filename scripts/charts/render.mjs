// Renders the chart as a user would: packaged with its library, from a file alone.
import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { KUBERNETES, chart, root } from './places.mjs';
import { run } from './run.mjs';

/** Nothing may be fetched while a chart is packaged or rendered: every proxy leads nowhere. */
const OFFLINE = { HTTP_PROXY: 'http://127.0.0.1:9', HTTPS_PROXY: 'http://127.0.0.1:9', NO_PROXY: '' };

/** The values files of the checks, by name. */
export async function valuesFiles() {
  const folder = path.join(chart, 'ci');
  const files = (await readdir(folder)).filter((file) => file.endsWith('-values.yaml')).toSorted();
  return files.map((file) => ({ name: file.replace('-values.yaml', ''), file: path.join(folder, file) }));
}

export class Helm {
  /**
   * @param {string} program
   * @param {string} scratch a folder to work in
   */
  constructor(program, scratch) {
    this.program = program;
    this.scratch = scratch;
    this.env = { ...OFFLINE, HELM_CACHE_HOME: scratch, HELM_CONFIG_HOME: scratch, HELM_DATA_HOME: scratch };
  }

  helm(args, options) {
    return run(this.program, args, { env: this.env, ...options });
  }

  /** Packages the chart with its library. @returns the package, and the unpacked chart */
  async package() {
    const copy = path.join(this.scratch, 'charts');
    await cp(path.join(root, 'charts'), copy, { recursive: true });
    const unpacked = path.join(copy, 'ringline');
    await this.helm(['dependency', 'build', '--skip-refresh', unpacked]);
    const packages = path.join(this.scratch, 'packages');
    await mkdir(packages);
    await this.helm(['package', unpacked, '--destination', packages]);
    const [file] = await readdir(packages);
    return { packaged: path.join(packages, file), unpacked };
  }

  lint(unpacked, values) {
    const versions = ['--kube-version', KUBERNETES[0]];
    return this.helm(['lint', '--strict', '--quiet', ...versions, '--values', values, unpacked]);
  }

  /** @returns the manifests of one values file, tests and hooks included */
  async template(packaged, values, version, extra = []) {
    const args = ['template', 'rl', packaged, '--namespace', 'ringline', '--kube-version', version];
    const { stdout } = await this.helm([...args, '--values', values, ...extra]);
    return stdout;
  }

  /** @returns what Helm says to a values file that it has to refuse, or undefined when it takes it */
  async refusal(packaged, extra) {
    const args = ['template', 'rl', packaged, '--kube-version', KUBERNETES[0], ...extra];
    const { code, stderr } = await this.helm(args, { accept: [0, 1] });
    return code === 0 ? undefined : stderr;
  }
}
