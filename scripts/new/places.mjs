// Where a new service is entered besides its own folders. Each place is one insertion, so that it can be taken out again.
import { readFileSync } from 'node:fs';

const manifest = new URL('service/services/__service__/package.json.tmpl', import.meta.url);

/** Of a package's block in the lockfile what a new service depends on. */
function ownDependencies(block) {
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  const [head, ...entries] = block.split(/(?=^ {6}\S)/m);
  const nameOf = (entry) => /^ {6}'?([^':]+)'?:/.exec(entry)?.[1] ?? '';
  return (head + entries.filter((entry) => Object.hasOwn(dependencies, nameOf(entry))).join('')).replace(/\n+$/, '');
}

/**
 * @typedef {{ file: string, after: string, text: string }} Place text goes right behind the one occurrence of `after`
 * @param {{ service: string, Service: string, SERVICE: string, Aggregates: string, aggregate: string, Aggregate: string }} names
 * @returns {Place[]}
 */
export const placesOfService = ({ service, SERVICE, Aggregates, Aggregate }) => [
  // Packages.
  {
    file: 'deploy/package.json',
    after: '    "@ringline/contacts": "workspace:*",\n',
    text: `    "@ringline/${service}": "workspace:*",\n`,
  },
  {
    file: 'pnpm-lock.yaml',
    within: '\n  deploy:\n',
    after: "      '@ringline/contacts':\n        specifier: workspace:*\n        version: link:../services/contacts\n",
    text: `      '@ringline/${service}':\n        specifier: workspace:*\n        version: link:../services/${service}\n`,
  },
  {
    file: 'pnpm-lock.yaml',
    copyOf: '  services/contacts:\n',
    until: '\n\n',
    as: `  services/${service}:\n`,
    changed: ownDependencies,
  },

  // One process.
  {
    file: 'deploy/src/compose.ts',
    after: "import { contacts } from '@ringline/contacts';\n",
    text: `import { ${service} } from '@ringline/${service}';\n`,
  },
  { file: 'deploy/src/compose.ts', after: '  contacts,\n', text: `  ${service},\n` },

  // What every process knows of it.
  { file: 'services/kit/src/host/environment.ts', after: "'contacts', ", text: `'${service}', ` },
  {
    file: 'services/kit/src/host/environment.ts',
    after: "  CONTACTS_URL: address('contacts'),\n",
    text: `  ${SERVICE}_URL: address('${service}'),\n`,
  },
  {
    file: 'services/kit/src/kafka/stateTypes.ts',
    after: "import { file_ringline_contacts_v1_events } from '@ringline/proto/contacts/v1/events_pb';\n",
    text: `import { file_ringline_${service}_v1_events } from '@ringline/proto/${service}/v1/events_pb';\n`,
  },
  {
    file: 'services/kit/src/kafka/stateTypes.ts',
    after: '  file_ringline_contacts_v1_events,\n',
    text: `  file_ringline_${service}_v1_events,\n`,
  },
  { file: '.oxlintrc.json', after: '        "services/contacts/**",\n', text: `        "services/${service}/**",\n` },

  // Deployments.
  {
    file: 'charts/ringline/files/topology.yaml',
    after: 'contacts:\n  roles: [api, worker]\n  database: true\n  calls: []\n',
    text: `${service}:\n  roles: [api, worker]\n  database: true\n  calls: []\n`,
  },
  {
    file: 'charts/ringline/files/topology.yaml',
    after: 'calls: [identity, workspace, billing, contacts',
    text: `, ${service}`,
  },
  {
    file: 'charts/ringline/values.yaml',
    after: "  contacts: { env: {}, files: '' }\n",
    text: `  ${service}: { env: {}, files: '' }\n`,
  },
  {
    file: 'charts/ringline/values.schema.json',
    after: '        "contacts": {\n          "$ref": "#/definitions/service"\n        },\n',
    text: `        "${service}": {\n          "$ref": "#/definitions/service"\n        },\n`,
  },
  {
    file: 'charts/ringline/README.md',
    after: '| `services.contacts` | `{"env":{},"files":""}` | As services.identity |\n',
    text: `| \`services.${service}\` | \`{"env":{},"files":""}\` | As services.identity |\n`,
  },
  { file: 'charts/ringline/README.md', after: 'for identity, workspace, billing, contacts, ', text: `${service}, ` },
  { file: 'deploy/compose.yaml', after: 'ALLOWED_HOSTS: identity,workspace,billing,contacts,', text: `${service},` },
  {
    file: 'deploy/compose.yaml',
    after: '  CONTACTS_URL: http://contacts:8080\n',
    text: `  ${SERVICE}_URL: http://${service}:8080\n`,
  },
  {
    file: 'deploy/compose.yaml',
    after: '      MIGRATION_DATABASE_URL: postgresql://ringline_contacts_owner:ringline@postgres/ringline_contacts\n',
    text: `
  ${service}:
    <<: *service
    command: [/app/${service}/main.mjs]
    environment:
      <<: *environment
      DATABASE_URL: postgresql://ringline_${service}_runtime:ringline@postgres/ringline_${service}
    depends_on:
      ${service}-migrate: { condition: service_completed_successfully }
      keys: { condition: service_completed_successfully }
      kafka: { condition: service_healthy }
      redis: { condition: service_healthy }
  ${service}-migrate:
    <<: *once
    command: [/app/${service}/main.mjs, migrate]
    environment:
      MIGRATION_DATABASE_URL: postgresql://ringline_${service}_owner:ringline@postgres/ringline_${service}
`,
  },
  { file: 'deploy/compose.yaml', after: 'SERVICES: identity workspace billing contacts ', text: `${service} ` },
  {
    file: 'deploy/kubernetes/prepare.sh',
    after: "services='identity workspace billing contacts ",
    text: `${service} `,
  },
  {
    file: 'deploy/observability/prometheus.yml',
    after: '          - contacts:9464\n',
    text: `          - ${service}:9464\n`,
  },

  // Tests that go through all services.
  ...[
    'tests/faults/stage.ts',
    'tests/faults/crash.long.test.ts',
    'tests/operations/backup.long.test.ts',
    'tests/cluster/members.test.ts',
  ].map((file) => ({ file, after: "'identity', 'workspace', 'billing', 'contacts', ", text: `'${service}', ` })),
  { file: 'tests/faults/rolling.ts', after: "'identity', 'workspace', 'billing', 'contacts'", text: `, '${service}'` },
  {
    file: 'tests/operations/republish.long.test.ts',
    after: "'identity', 'workspace', 'billing', 'contacts', ",
    text: `'${service}', `,
  },
  ...withoutIds(`${Aggregates}Service`, [`Create${Aggregate}`, `List${Aggregates}`]),
];

/** Methods whose request holds no id of a row, for the test that asks services which refuse nobody. */
export const withoutIds = (service, methods) =>
  methods.map((method) => ({
    file: 'tests/isolation/rowLevelSecurity.test.ts',
    after: 'const withoutIds = new Set([\n',
    text: `  '${service}/${method}',\n`,
  }));
