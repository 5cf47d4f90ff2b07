import { moduleNames } from './src/load-modules.ts';

/**
 * Rules for imports. `test/architecture/boundaries.test.ts` checks the code, and each rule on a failing fixture below
 * `test/architecture/broken`.
 */
const surfaces = '^web/(public|pay|merchant|demo|admin)/';
const feature = '^web/(merchant|admin)/([^/]+)/';
const index = '^web/[^/]+/[^/]+/index\\.ts$';
const publicApi = '^src/modules/[^/]+/index\\.ts$';
const npm = (name) => `(^|/)node_modules/${name}/`;

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A module imports only modules to its left, which keeps modules free of cycles. */
const dependencyOrder = moduleNames
  .slice(0, -1)
  .map((module, step) =>
    rule(
      'modules-import-only-left-modules',
      `The dependency order is ${moduleNames.join(' → ')}. The right module calls the left one's public API, subscribes to its event, or answers its port.`,
      { path: `^src/modules/${module}/` },
      { path: `^src/modules/(${moduleNames.slice(step + 1).join('|')})/` },
    ),
  );

const layers = [
  rule(
    'domain-imports-only-kernel',
    'The domain imports the kernel, itself and the words that its module shares with screens; other values are parameters.',
    { path: '^src/modules/([^/]+)/domain/' },
    { pathNot: ['^src/kernel/', '^src/modules/$1/domain/', '^src/contract/$1/words/'] },
  ),
  rule(
    'application-and-ports-import-no-adapter',
    'A use-case calls a port; an adapter implements it.',
    { path: '^src/modules/([^/]+)/(application|ports)/' },
    {
      pathNot: [
        '^src/kernel/',
        '^src/modules/$1/(domain|application|ports)/',
        '^src/contract/$1/words/',
        publicApi,
      ],
    },
  ),
  rule(
    'modules-import-public-apis',
    "Import the other module's index.ts, and export there what is missing.",
    { path: '^src/modules/([^/]+)/' },
    { path: '^src/modules/', pathNot: ['^src/modules/$1/', publicApi] },
  ),
  rule(
    'adapters-do-not-import-each-other',
    'Code that two adapters share belongs to the application, the domain or the platform.',
    { path: '^src/modules/([^/]+)/adapters/([^/]+)/' },
    // Queries are SQL with an actor check; routes, pages and search call them.
    {
      path: '^src/modules/$1/adapters/',
      pathNot: ['^src/modules/$1/adapters/$2/', '^src/modules/$1/adapters/postgres/'],
    },
  ),
  rule(
    'module-files-are-imported-by-composition',
    'Only the composition imports module files.',
    { path: '^(src|cli)/', pathNot: '^src/(composition|load-modules)\\.ts$' },
    { path: '\\.module\\.ts$' },
  ),
  rule(
    'kernel-imports-nothing',
    'The kernel is shared by all code and imports neither packages nor Node.',
    { path: '^src/kernel/' },
    { pathNot: '^src/kernel/' },
  ),
  rule(
    'platform-imports-no-module',
    'The platform has no business code.',
    { path: '^src/platform/' },
    { path: '^(src|web|cli)/', pathNot: '^src/(platform|kernel|contract|messages)/|^src/messages\\.ts$' },
  ),
  rule(
    'composition-is-imported-by-entries',
    'Only the entry of the server and the command line compose the application.',
    { path: '^src/', pathNot: '^src/(run-until-stopped|composition)\\.ts$' },
    { path: '^src/(composition|load-modules)\\.ts$' },
  ),
];

const packages = [
  rule(
    'inversify-in-composition',
    'Bind through #platform/di.ts.',
    { pathNot: ['^src/platform/(di|define-module)\\.ts$', '^src/composition\\.ts$', '\\.module\\.ts$'] },
    { path: [npm('inversify'), npm('@inversifyjs')] },
  ),
  rule(
    'objection-in-postgres-adapters',
    'Rows are read and written in adapters/postgres.',
    { pathNot: ['^src/modules/[^/]+/adapters/postgres/', '^src/platform/database/'] },
    { path: npm('objection') },
  ),
  rule(
    'knex-and-pg-in-database-code',
    'The database is used in adapters/postgres and in the platform.',
    {
      path: '^(src|cli)/',
      pathNot: ['/adapters/postgres/', '^src/(platform|sandbox|development)/'],
    },
    { path: [npm('knex'), npm('pg'), npm('pg-boss')] },
  ),
  rule(
    'stripe-in-stripe-adapters',
    "The provider's types stay in adapters/stripe and platform/stripe.",
    {
      pathNot: ['^src/modules/[^/]+/adapters/stripe/', '^src/platform/stripe/', '^src/sandbox/', '^test/'],
    },
    { path: npm('stripe') },
  ),
  rule(
    'koa-in-http-adapters',
    'HTTP stays in adapters/http and platform/http.',
    {
      pathNot: [
        '^src/modules/[^/]+/adapters/http/',
        '^src/platform/http/',
        '^src/sandbox/',
        '^src/composition\\.ts$',
      ],
    },
    { path: ['koa', '@koa', 'koa-body', 'koa-compress', 'koa-helmet', 'koa-send', '@types/koa'].map(npm) },
  ),
];

/** Portal and back office: features, the kit that they share, and the shell that joins them. */
const features = [
  rule(
    'features-import-each-others-index',
    "Import the other feature's index.ts, and export there what is missing.",
    { path: feature },
    { path: feature, pathNot: ['^web/$1/($2|kit)/', index], dynamic: false },
  ),
  rule(
    'features-load-index-or-component',
    'An import() names a component, which becomes a lazy chunk of its own, or an index.ts, all of which becomes one.',
    { path: feature },
    { path: feature, pathNot: ['^web/$1/($2|kit)/', index, '/[A-Z]\\w*\\.tsx$'], dynamic: true },
  ),
  rule(
    'shell-is-imported-by-no-feature',
    'The shell joins the features. What a feature needs of it belongs to the kit.',
    { path: feature, pathNot: '^web/[^/]+/shell/' },
    { path: '^web/$1/shell/' },
  ),
  rule(
    'kit-imports-no-feature',
    'The kit of portal or back office serves every feature and imports none.',
    { path: '^web/(merchant|admin)/kit/' },
    { path: '^web/$1/', pathNot: '^web/$1/kit/' },
  ),
  rule(
    'kit-page-imports-only-kits',
    'The page for developers shows pieces of the kits; no screen imports it.',
    { path: '^web/kit-page/' },
    { path: '^web/', pathNot: '^web/(kit-page|shared|merchant/kit|admin/kit)/' },
  ),
  rule(
    'nothing-lies-loose-beside-features',
    'A file of portal or back office belongs to a feature, to the kit or to the shell.',
    {},
    { path: '^web/(merchant|admin)/[^/]+$' },
  ),
];

const areas = [
  rule(
    'contract-imports-zod-and-kernel',
    'The contract is shared by server, web and command line.',
    { path: '^src/contract/' },
    { pathNot: ['^src/contract/', '^src/kernel/', npm('zod')] },
  ),
  rule(
    'words-import-only-kernel',
    'The words of a module are values and pure functions that its domain and the screens share.',
    { path: '^src/contract/[^/]+/words/' },
    { pathNot: ['^src/kernel/', '^src/contract/[^/]+/words/'] },
  ),
  rule(
    'web-imports-only-the-contract',
    'The web uses the server by its contract.',
    { path: '^web/' },
    { path: '^(src|cli|migrations|seeds)/', pathNot: '^src/contract/' },
  ),
  rule(
    'server-does-not-import-web',
    'The server sends the built files of the web and imports none.',
    { path: '^(src|cli|migrations|seeds)/' },
    { path: '^web/' },
  ),
  rule(
    'surfaces-do-not-import-each-other',
    'Code that two surfaces share belongs to web/shared.',
    { path: surfaces },
    // The list of supported browsers imports nothing; the builds read it, too.
    { path: '^web/', pathNot: ['^web/$1/', '^web/shared/', '^web/browsers\\.ts$'] },
  ),
  rule(
    'shared-web-imports-no-surface',
    'web/shared serves every surface and imports none.',
    { path: '^web/shared/' },
    { path: '^web/', pathNot: '^web/shared/' },
  ),
  rule(
    'back-office-has-one-design-system',
    'The back office uses MUI and react-admin with its theme. Icons, messages and charts are shared.',
    { path: '^web/admin/' },
    {
      path: '^web/shared/.*\\.(tsx|css)$',
      pathNot: '^web/shared/(icons|messages|charts)/',
    },
  ),
  rule(
    'back-office-calls-by-its-data-provider',
    'A call of the API is a method of the data provider; signing out belongs to the auth provider.',
    { path: '^web/admin/', pathNot: '^web/admin/(kit/data-provider/|shell/auth-provider\\.ts$)' },
    { path: '^web/shared/(call|download|transport)\\.ts$' },
  ),
  rule(
    'app-loads-surfaces-lazily',
    'A visitor does not load the back office: import() the surface. The public one is the front page.',
    { path: '^web/app/' },
    { path: '^web/(pay|merchant|demo|admin)/', dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'pay-imports-contract-types-only',
    'The pay page stays small: import type.',
    { path: '^web/pay/' },
    { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'sandbox-imports-only-itself',
    'The sandbox is reached by host, port and key, as the real provider is.',
    { path: '^src/sandbox/' },
    { path: '^(src|web|cli|test|migrations|seeds)/', pathNot: '^src/sandbox/' },
  ),
  rule(
    'sandbox-is-not-imported',
    'The product does not import the sandbox; the demo seeds make their history in it.',
    { pathNot: ['^src/sandbox/', '^src/development/', '^cli/', '^test/', '^seeds/demo/'] },
    { path: '^src/sandbox/' },
  ),
  rule(
    'development-is-imported-by-entries',
    'Only the entry, the composition and the demo seeds import the dev stack and its accounts.',
    {
      path: '^(src|web|migrations|seeds)/',
      pathNot: ['^src/(development/|(run-until-stopped|composition)\\.ts$)', '^seeds/demo/'],
    },
    { path: '^src/development/' },
  ),
  rule(
    'cli-imports-public-apis-and-use-cases',
    'A command imports neither domain nor adapters.',
    { path: '^cli/' },
    { path: '^src/modules/', pathNot: [publicApi, '^src/modules/[^/]+/application/'] },
  ),
  rule(
    'tests-are-not-imported',
    'The product does not import its tests.',
    { path: '^(src|web|cli|migrations|seeds)/' },
    { path: '^test/' },
  ),
  rule(
    'production-needs-no-development-package',
    'Production is installed without devDependencies: move the package to dependencies.',
    { path: '^(src|cli|migrations|seeds)/|^knexfile\\.ts$', pathNot: '^src/development/' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'no-cycles',
    'Two files that import each other become one file, or share a third.',
    {},
    { circular: true },
  ),
  rule(
    'resolvable',
    'Every import resolves. Names that begin with virtual: are made by web/vite.shared.ts.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
];

export default {
  forbidden: [...dependencyOrder, ...layers, ...packages, ...features, ...areas],
  options: {
    // The default parser reads no TypeScript 7 file and reports no violation.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/architecture/broken/' },
  },
};
