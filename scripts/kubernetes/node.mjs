// A Kubernetes of one node on this machine, of programs from the Go module registry (charts/tools): kube-apiserver, etcd, the
// controllers, a scheduler, kube-proxy, a kubelet on containerd, CoreDNS, and kube-router for NetworkPolicies. For looking whether the
// chart can be run, as root and on a machine that is no node yet; everything of it ends with `stop`.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startApiserver, until } from '../charts/apiserver.mjs';
import { root } from '../charts/places.mjs';
import { startTool } from '../charts/running.mjs';
import { built } from '../charts/tools.mjs';
import { removeChains } from './chains.mjs';
import { enforcePolicies } from './policies.mjs';

const NAME = 'ringline-check';
const BRIDGE = 'ringline0';
/** The node's own address, on the bridge that its pods are on. Every part listens there, and nowhere else. */
const ADDRESS = '10.244.0.1';
const PODS = '10.244.0.0/24';
const SERVICES = '10.96.0.0/16';
/** What brings CoreDNS, and its Service's address there. */
const DNS = path.join(root, 'scripts', 'kubernetes', 'dns.yaml');
const NAMES = '10.96.0.10';
export const PAUSE = 'registry.k8s.io/pause:3.10.1';
export const COREDNS = 'registry.k8s.io/coredns/coredns:v1.14.7';

const sh = promisify(execFile);

/** What it needs of the machine beside the Go toolchain. @returns what is missing, in words, or undefined */
export async function missingForNode() {
  if (process.platform !== 'linux' || process.getuid() !== 0) return 'A node is made on Linux, and as root.';
  for (const program of ['go', 'runc', 'iptables', 'ipset', 'openssl', 'ip']) {
    const found = await sh('sh', ['-c', `command -v ${program}`]).catch(() => undefined);
    if (!found)
      return `There is no "${program}" (on Debian: apt-get install runc iptables ipset openssl iproute2 golang).`;
  }
  if (existsSync(`/sys/class/net/${BRIDGE}`))
    return `There is a bridge ${BRIDGE}: a node is running, or died; see "ip link".`;
  return undefined;
}

/**
 * @param {{ scratch: string, images: string, log: (text: string) => void }} where `scratch`: a short path to a folder on a disk of
 *   some GB; `images`: an archive of all that its pods run
 * @returns `kubeconfig` (a file), `kubectl` (a program), what its parts said last, and `stop()`
 * @throws Error with what a part said last
 */
export async function startNode({ scratch, images, log }) {
  const [apiserver, node, runtime, policies] = await Promise.all(
    ['apiserver', 'node', 'runtime', 'policies'].map((module) => built(module, log)),
  );
  const file = (name) => path.join(scratch, name);
  /** What ends what was begun, the latest first. */
  const ends = [];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end().catch((error) => log(`Not stopped: ${error.message}`));
  };
  try {
    await bridge(ends);

    // What kube-apiserver shows to the kubelet, for logs, exec and forwarded ports: its own authority.
    const [certificate, key] = [file('kubelet-client.crt'), file('kubelet-client.key')];
    const subject = ['-subj', '/CN=kube-apiserver', '-days', '2'];
    await sh('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      ...subject,
      '-keyout',
      key,
      '-out',
      certificate,
    ]);
    const api = await startApiserver({
      programs: apiserver,
      scratch,
      address: ADDRESS,
      flags: {
        'advertise-address': ADDRESS,
        'service-cluster-ip-range': SERVICES,
        'authorization-mode': 'Node,RBAC',
        'kubelet-client-certificate': certificate,
        'kubelet-client-key': key,
        'kubelet-preferred-address-types': 'InternalIP',
      },
    });
    ends.push(api.stop);
    const kubeconfig = file('kubeconfig');
    await writeFile(kubeconfig, JSON.stringify(configOf(api)), { mode: 0o600 });

    const run = (program, flags, options) => {
      const tool = startTool(program, flags, { logs: scratch, ...options });
      ends.push(() => tool.stop());
      return tool;
    };
    const client = { kubeconfig, 'leader-elect': 'false', 'secure-port': '0' };
    const controllers = run(path.join(node, 'kube-controller-manager'), {
      ...client,
      'service-account-private-key-file': file('sa.key'),
      'root-ca-file': api.authority,
    });
    const scheduler = run(path.join(node, 'kube-scheduler'), client);
    ends.push(async () => {
      await sh(path.join(node, 'kube-proxy'), ['--cleanup']);
    });
    const proxy = run(path.join(node, 'kube-proxy'), {
      kubeconfig,
      'hostname-override': NAME,
      'proxy-mode': 'iptables',
      'cluster-cidr': PODS,
      'conntrack-max-per-core': '0',
      'healthz-bind-address': `${ADDRESS}:10256`,
      'metrics-bind-address': `${ADDRESS}:10249`,
    });

    // What a kubelet leaves, which is made to outlive it.
    ends.push(async () => {
      for (const table of ['filter', 'nat', 'mangle']) await removeChains(table, /^KUBE-(?:FIREWALL|KUBELET-CANARY)$/);
    });
    const networks = await podNetworks();
    const containerd = await startContainerd({ runtime, file, run });
    ends.push(() => endContainers({ socket: containerd.socket, scratch, networks }));
    const kubelet = run(path.join(node, 'kubelet'), {
      kubeconfig,
      config: await kubeletConfig({ file, socket: containerd.socket, authority: certificate }),
      'root-dir': file('kubelet'),
      'cert-dir': file('kubelet-pki'),
      'hostname-override': NAME,
      'node-ip': ADDRESS,
    });

    const parts = [controllers, scheduler, proxy, containerd.tool, kubelet];
    const ready = async () => {
      const { body } = await api.ask('GET', `/api/v1/nodes/${NAME}`);
      return body.status?.conditions?.some(({ type, status }) => type === 'Ready' && status === 'True');
    };
    await until('the node is ready', ready, parts);
    const flags = { kubeconfig, 'hostname-override': NAME, 'service-cluster-ip-range': SERVICES };
    parts.push(enforcePolicies({ programs: policies, flags, run, ends }));
    await containerd.ctr('images', 'import', '--no-unpack', images);
    const kubectl = path.join(node, 'kubectl');
    const names = ['--kubeconfig', kubeconfig, '--namespace', 'kube-system'];
    await sh(kubectl, [...names, 'apply', '--filename', DNS]);
    await sh(kubectl, [...names, 'rollout', 'status', 'deployment/coredns', '--timeout=2m']);
    return {
      kubeconfig,
      kubectl,
      said: () => parts.map(({ said }) => said().slice(-2_000)).join('\n'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The bridge that pods are on, from which they reach each other, the node, and Services. */
async function bridge(ends) {
  await sh('ip', ['link', 'add', BRIDGE, 'type', 'bridge']);
  ends.push(() => sh('ip', ['link', 'delete', BRIDGE]));
  await sh('ip', ['address', 'add', `${ADDRESS}/24`, 'dev', BRIDGE]);
  await sh('ip', ['link', 'set', BRIDGE, 'up']);
  // Pods of one bridge find each other's Services through iptables as well.
  for (const at of ['/proc/sys/net/ipv4/ip_forward', '/proc/sys/net/bridge/bridge-nf-call-iptables']) {
    const before = await readFile(at, 'utf8');
    await writeFile(at, '1');
    ends.push(() => writeFile(at, before));
  }
  // A Docker engine lets nothing through that is not its own.
  for (const side of ['-i', '-o']) {
    await sh('iptables', ['-I', 'FORWARD', side, BRIDGE, '-j', 'ACCEPT']);
    ends.push(() => sh('iptables', ['-D', 'FORWARD', side, BRIDGE, '-j', 'ACCEPT']));
  }
}

function configOf({ url, token, authority }) {
  return {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: NAME, cluster: { server: url, 'certificate-authority': authority } }],
    users: [{ name: NAME, user: { token } }],
    contexts: [{ name: NAME, context: { cluster: NAME, user: NAME } }],
    'current-context': NAME,
  };
}

async function startContainerd({ runtime, file, run }) {
  const socket = file('containerd.sock');
  await mkdir(file('cni'));
  await writeFile(
    file('cni/10-ringline.conflist'),
    JSON.stringify({
      cniVersion: '1.0.0',
      name: NAME,
      plugins: [
        {
          type: 'bridge',
          bridge: BRIDGE,
          isGateway: true,
          hairpinMode: true,
          ipam: {
            type: 'host-local',
            dataDir: file('addresses'),
            ranges: [[{ subnet: PODS }]],
            routes: [{ dst: '0.0.0.0/0' }],
          },
        },
      ],
    }),
  );
  const runc = (await sh('sh', ['-c', 'command -v runc'])).stdout.trim();
  await writeFile(
    file('containerd.toml'),
    `version = 3
root = '${file('containerd')}'
state = '${file('run')}'
[grpc]
address = '${socket}'
[plugins.'io.containerd.cri.v1.images'.pinned_images]
sandbox = '${PAUSE}'
[plugins.'io.containerd.cri.v1.runtime']
# Where root may not lower it, as in some virtual machines.
restrict_oom_score_adj = true
[plugins.'io.containerd.cri.v1.runtime'.cni]
bin_dirs = ['${runtime}']
conf_dir = '${file('cni')}'
[plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.runc]
runtime_type = 'io.containerd.runc.v2'
[plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.runc.options]
BinaryName = '${runc}'
`,
  );
  const tool = run(
    path.join(runtime, 'containerd'),
    { config: file('containerd.toml') },
    {
      env: { PATH: `${runtime}:${process.env.PATH}` },
    },
  );
  const ctr = async (...args) =>
    (await sh(path.join(runtime, 'ctr'), ['--address', socket, '--namespace', 'k8s.io', ...args])).stdout;
  await until('containerd answers', async () => (await ctr('version')) !== '', [tool]);
  return { tool, socket, ctr };
}

/** Containers do not end with containerd, hold their folders, and leave their networks. */
async function endContainers({ socket, scratch, networks }) {
  for (const shim of await processes((command) => command.includes('containerd-shim') && command.includes(socket))) {
    for (const child of await processes((_, parent) => parent === shim)) end(child);
    end(shim);
  }
  const mounts = (await readFile('/proc/mounts', 'utf8')).split('\n').map((line) => line.split(' ')[1] ?? '');
  for (const mount of mounts.filter((at) => at.startsWith(`${scratch}/`)).toReversed())
    await sh('umount', ['--lazy', mount]).catch(() => undefined);
  for (const name of (await podNetworks()).filter((one) => !networks.includes(one)))
    await sh('ip', ['netns', 'delete', name]);
}

/** Ids of processes by their command and their parent's id. */
async function processes(wanted) {
  const found = [];
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [command, stat] = await Promise.all(
      ['cmdline', 'stat'].map((name) => readFile(`/proc/${id}/${name}`, 'utf8').catch(() => '')),
    );
    // After the name, which may hold anything, come the state and the parent.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (wanted(command, parent)) found.push(Number(id));
  }
  return found;
}

function end(id) {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

async function podNetworks() {
  const { stdout } = await sh('ip', ['netns', 'list']);
  return stdout.split('\n').flatMap((line) => /^cni-\S+/.exec(line) ?? []);
}

async function kubeletConfig({ file, socket, authority }) {
  await writeFile(file('resolv.conf'), '');
  await writeFile(
    file('kubelet.json'),
    JSON.stringify({
      apiVersion: 'kubelet.config.k8s.io/v1beta1',
      kind: 'KubeletConfiguration',
      address: ADDRESS,
      authentication: { anonymous: { enabled: false }, webhook: { enabled: false }, x509: { clientCAFile: authority } },
      authorization: { mode: 'AlwaysAllow' },
      containerRuntimeEndpoint: `unix://${socket}`,
      cgroupDriver: 'cgroupfs',
      failCgroupV1: false,
      failSwapOn: false,
      clusterDNS: [NAMES],
      clusterDomain: 'cluster.local',
      resolvConf: file('resolv.conf'),
      healthzBindAddress: ADDRESS,
      // The machine's disk is its owner's, who does not have to have a fifth of it free.
      evictionHard: { 'memory.available': '100Mi', 'nodefs.available': '1%', 'imagefs.available': '1%' },
      imageGCHighThresholdPercent: 100,
    }),
  );
  return file('kubelet.json');
}
