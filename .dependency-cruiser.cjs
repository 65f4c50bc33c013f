/** The architecture as rules: who may know whom (docs/design/boundaries.md). */
const services = require('node:fs')
  .readdirSync('services')
  .filter((name) => name !== 'kit');

/** The client's layers from the ground up: base < ui < areas < app. */
const LAYERS = [
  {
    layer: 'base',
    comment: 'web/src/base is what everything else in the client stands on.',
    from: '^web/src/base/',
    above: '^web/src/(?!base/|__generated__/)',
  },
  {
    layer: 'ui',
    comment: 'web/src/ui holds what areas share: it knows the base, and neither an area nor the roof.',
    from: '^web/src/ui/',
    above: '^web/src/(?!ui/|base/|__generated__/)',
  },
  {
    layer: 'areas',
    comment: 'web/src/app holds the areas. What an area needs of it belongs into base, ui or an area.',
    from: '^web/src/(?!app/|main[.]tsx$)',
    above: '^web/src/app/',
  },
];

module.exports = {
  forbidden: [
    ...services.map((name) => ({
      name: `${name}-knows-no-other-service`,
      comment:
        'Services learn about each other through events, or call RPC through ctx.rpc. What they share is proto/ and kit/.',
      severity: 'error',
      from: { path: `^services/${name}/` },
      to: { path: `^(services/(?!${name}/|kit/)|bff/|web/|deploy/)` },
    })),
    {
      name: 'kit-knows-no-service',
      comment: 'kit holds capabilities, never domain types.',
      severity: 'error',
      from: { path: '^services/kit/' },
      to: { path: '^(services/(?!kit/)|bff/|web/|deploy/|tests/)' },
    },
    {
      name: 'web-knows-only-graphql',
      comment: 'The web client speaks GraphQL with the BFF.',
      severity: 'error',
      from: { path: '^(web|services/sandbox/ui)/' },
      to: { path: '^(services/(?!sandbox/ui/)|bff/src|deploy|proto)/' },
    },
    {
      name: 'bff-knows-no-service',
      comment: 'The BFF translates: it calls RPC and listens to events.',
      severity: 'error',
      from: { path: '^bff/' },
      to: { path: '^(services/(?!kit/)|web/src|deploy/)' },
    },
    ...LAYERS.map(({ layer, comment, from, above }) => ({
      name: `web-${layer}-knows-nothing-above-it`,
      comment,
      severity: 'error',
      from: { path: from },
      to: { path: above },
    })),
    {
      name: 'web-areas-meet-by-their-faces',
      comment: 'An area imports of another what web/faces.json lists. Add a file there if it is meant for others.',
      severity: 'error',
      from: { path: '^web/src/(?!app/|base/|ui/|__generated__/)([^/]+)/' },
      to: {
        path: '^web/src/(?!app/|base/|ui/|__generated__/)[^/]+/',
        // Words are asked for by their name from anywhere; a test of a drawn component brings those that it needs.
        pathNot: ['^web/src/$1/', '^web/src/[^/]+/texts/', ...facesOf(require('./web/faces.json'))],
      },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle means that two files are one thing, or that a third is missing.',
      severity: 'error',
      from: { pathNot: '__generated__|/generated/|/gen/' },
      to: { circular: true, viaOnly: { pathNot: '__generated__|/generated/|/gen/' } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|/|k6(/|$))|\\.css$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};

/** The files of web/faces.json, as patterns. */
function facesOf(faces) {
  return Object.entries(faces).flatMap(([area, files]) =>
    files.map((file) => `^web/src/${area}/${file.replaceAll('.', '[.]')}$`),
  );
}
