import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { lowerFirst, named, snake } from './names.mjs';
import { withoutIds } from './places.mjs';
import { filled, isCommitted, root } from './plan.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder) =>
  existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`) : [];
const holding = (folder, text) =>
  filesIn(folder).find((file) => /\.(?:ts|proto)$/.test(file) && read(file).includes(text));

/** @throws Error for a service whose data belongs to no workspace, or that there is not */
export function ofWorkspaces(service) {
  if (!existsSync(path.join(root, 'services', service ?? '', 'src/rpc/index.ts')))
    throw new Error(`There is no service "${service}". Make one with: npm run new -- service ${service}`);
  if (service === 'identity')
    throw new Error('What identity holds belongs to people, not to a workspace: copy one of its use cases by hand.');
}

/** The folder of a use case: the one that is there, or a new one. */
export const folderOf = (service, aggregate) =>
  [aggregate, `${aggregate}s`].find((folder) => existsSync(path.join(root, 'services', service, 'src', folder))) ??
  aggregate;

/**
 * A method: in the contract with who may call it, its handler, its use case with a first test, and its input in the matrix.
 * @param {string[]} args the service, the RPC service of its contract (made if it is new), and the method
 */
export function rpc([service, Rpc, Method], { removing = false } = {}) {
  ofWorkspaces(service);
  named(Rpc, /^[A-Z][A-Za-z]+Service$/, 'an RPC service, such as NoteService');
  named(Method, /^[A-Z][A-Za-z]+$/, 'a method, such as AddNote');
  const stem = lowerFirst(Rpc.replace(/Service$/, ''));
  const folder = folderOf(service, stem);
  const proto = holding(`proto/ringline/${service}/v1`, `service ${Rpc} {`);
  const handlers = proto && holding(`services/${service}/src/rpc`, `router.service(${Rpc}, {`);
  const inputs = proto && holding(`tests/isolation/fixtures/${service}`, `'${Rpc}/`);
  const protoName = proto ? path.basename(proto, '.proto') : snake(stem);
  const rpcFile = handlers ? path.basename(handlers, '.ts') : folder;
  const method = lowerFirst(Method);
  const names = { service, Rpc, Method, method, folder, proto: protoName, rpcFile, aggregate: stem };
  // What is there and not committed was made by this generator.
  const isNew = !proto || (removing && !isCommitted(proto));
  const protoFile = `proto/ringline/${service}/v1/${protoName}.proto`;
  const handlerFile = `services/${service}/src/rpc/${rpcFile}.ts`;
  const fixtureFile = inputs ?? `tests/isolation/fixtures/${service}/${rpcFile}.ts`;
  const action = /^(?:List|Get|BatchGet)/.test(Method) ? 'READ' : 'UPDATE';
  const index = `services/${service}/src/rpc/index.ts`;
  return {
    ...(isNew
      ? {
          shell: {
            files: filled('aggregate', names),
            places: [
              {
                file: index,
                after: "import type { ConnectRouter } from '@connectrpc/connect';\n",
                text: `import { ${stem}Rpc } from './${rpcFile}.ts';\n`,
              },
              { file: index, after: '(router: ConnectRouter) => {\n', text: `  ${stem}Rpc(deps)(router);\n` },
            ],
            key: protoFile,
            inUse: /^  rpc /m,
          },
        }
      : {}),
    files: filled('rpc', names),
    places: [
      {
        file: protoFile,
        after: `service ${Rpc} {\n`,
        text: `  rpc ${Method}(${Method}Request) returns (${Method}Response) {
    option (ringline.options.v1.authorization) = {
      permission: {
        resource: "WORKSPACE"
        action: ACTION_${action}
      }
    };
  }
`,
      },
      { file: protoFile, append: `\nmessage ${Method}Request {}\nmessage ${Method}Response {}\n` },
      {
        file: handlerFile,
        after: "import { principalOf } from '@ringline/kit/auth';\n",
        text: `import { ${method} } from '../${folder}/${method}.ts';\n`,
      },
      {
        file: handlerFile,
        after: `router.service(${Rpc}, {\n`,
        text: `    ${method}: (request, context) => ${method}(deps)(request, principalOf(context)),\n`,
      },
      {
        file: fixtureFile,
        after: 'fixtures: Readonly<Record<string, Fixture>> = {\n',
        text: `  '${Rpc}/${Method}': { input: () => ({}) },\n`,
      },
      ...withoutIds(Rpc, [Method]),
    ],
    folders: [],
    next: [
      `Say in ${protoFile} who may call it (a resource, an action, a feature, a seat) and what it takes and gives.`,
      `A request with ids of a workspace's rows belongs into \`foreignIds\` of tests/isolation/rowLevelSecurity.test.ts.`,
      `On the edge: bff/src/<domain>/*.graphql, its resolver, and tests/journeys/everyOperation.test.ts.`,
    ],
  };
}
