/**
 * The laws of the house, one rule each. `test/architecture/boundaries.test.ts` holds the code to them and sees every
 * one bite on a planted violation below `test/architecture/broken`.
 */
const modules = ['users', 'merchants', 'links', 'payments', 'invoices'];
const surfaces = '^web/(public|pay|merchant|demo|admin)/';
const door = '^src/modules/[^/]+/index\\.ts$';
const npm = (name) => `(^|/)node_modules/${name}/`;

const law = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A module knows only the doors of those to its left: the ladder keeps the modules free of cycles. */
const ladder = modules
  .slice(0, -1)
  .map((module, step) =>
    law(
      `${module}-know-only-their-left`,
      `The ladder is ${modules.join(' → ')}. Let the right module ask the left one's door, or listen to its event.`,
      { path: `^src/modules/${module}/` },
      { path: `^src/modules/(${modules.slice(step + 1).join('|')})/` },
    ),
  );

const rooms = [
  law(
    'domain-is-pure',
    'The domain knows the kernel and itself. What it needs from outside is given to it.',
    { path: '^src/modules/([^/]+)/domain/' },
    { pathNot: ['^src/kernel/', '^src/modules/$1/domain/'] },
  ),
  law(
    'application-and-ports-know-only-inside',
    'A use-case asks a port; an adapter answers it.',
    { path: '^src/modules/([^/]+)/(application|ports)/' },
    { pathNot: ['^src/kernel/', '^src/modules/$1/(domain|application|ports)/', door] },
  ),
  law(
    'modules-meet-at-the-door',
    "Import the other module's index.ts, and offer there what is missing.",
    { path: '^src/modules/([^/]+)/' },
    { path: '^src/modules/', pathNot: ['^src/modules/$1/', door] },
  ),
  law(
    'adapters-do-not-meet',
    'What two adapters share belongs to the application, the domain or the platform.',
    { path: '^src/modules/([^/]+)/adapters/([^/]+)/' },
    // Queries are SQL with an actor check; routes, pages and search call them.
    {
      path: '^src/modules/$1/adapters/',
      pathNot: ['^src/modules/$1/adapters/$2/', '^src/modules/$1/adapters/postgres/'],
    },
  ),
  law(
    'modules-are-wired-in-one-place',
    'Only the composition knows how a module is put together.',
    { path: '^(src|cli)/', pathNot: '^src/composition\\.ts$' },
    { path: '\\.module\\.ts$' },
  ),
  law(
    'kernel-imports-nothing',
    'The kernel is the words that all share; not even Node stands below it.',
    { path: '^src/kernel/' },
    { pathNot: '^src/kernel/' },
  ),
  law(
    'platform-knows-no-module',
    'The platform is machines without business words.',
    { path: '^src/platform/' },
    { path: '^(src|web|cli)/', pathNot: '^src/(platform|kernel|contract|words)/|^src/words\\.ts$' },
  ),
  law(
    'composition-is-the-top',
    'Only the running product and the command line compose.',
    { path: '^src/', pathNot: '^src/run-until-stopped\\.ts$' },
    { path: '^src/composition\\.ts$' },
  ),
];

const vendors = [
  law(
    'inversify-in-its-room',
    'Wire through #platform/di.ts.',
    { pathNot: ['^src/platform/(di|define-module)\\.ts$', '^src/composition\\.ts$', '\\.module\\.ts$'] },
    { path: [npm('inversify'), npm('@inversifyjs')] },
  ),
  law(
    'objection-in-its-room',
    'Rows are read and written in adapters/postgres.',
    { pathNot: ['^src/modules/[^/]+/adapters/postgres/', '^src/platform/database/'] },
    { path: npm('objection') },
  ),
  law(
    'knex-and-pg-in-their-rooms',
    'The database is spoken to in adapters/postgres and in the platform.',
    {
      path: '^(src|cli)/',
      pathNot: ['/adapters/postgres/', '^src/(platform|sandbox|development)/'],
    },
    { path: [npm('knex'), npm('pg'), npm('pg-boss')] },
  ),
  law(
    'stripe-in-its-room',
    "The provider's words stop at adapters/stripe.",
    { pathNot: ['^src/modules/[^/]+/adapters/stripe/', '^src/sandbox/', '^test/'] },
    { path: npm('stripe') },
  ),
  law(
    'koa-in-its-room',
    'HTTP stops at adapters/http and platform/http.',
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

const outside = [
  law(
    'contract-is-plain',
    "The treaty between server, web and command line is zod and the kernel's words.",
    { path: '^src/contract/' },
    { pathNot: ['^src/contract/', '^src/kernel/', npm('zod')] },
  ),
  law(
    'web-sees-only-the-contract',
    'The browser knows the server by its contract.',
    { path: '^web/' },
    { path: '^(src|cli|migrations|seeds)/', pathNot: '^src/contract/' },
  ),
  law(
    'server-does-not-see-the-web',
    'The server sends the built files, it does not import them.',
    { path: '^(src|cli|migrations|seeds)/' },
    { path: '^web/' },
  ),
  law(
    'surfaces-do-not-meet',
    'What two surfaces share belongs to web/shared.',
    { path: surfaces },
    { path: '^web/', pathNot: ['^web/$1/', '^web/shared/'] },
  ),
  law(
    'shared-web-knows-no-surface',
    'web/shared serves every surface and leans on none.',
    { path: '^web/shared/' },
    { path: '^web/', pathNot: '^web/shared/' },
  ),
  law(
    'back-office-has-one-design-system',
    'The back office uses MUI and react-admin with its theme. Icons and words are shared.',
    { path: '^web/admin/' },
    {
      path: '^web/shared/.*\\.(tsx|css)$',
      pathNot: '^web/shared/(icons|words)/',
    },
  ),
  law(
    'back-office-calls-by-its-data-provider',
    'A call of the API is a method of the data provider; signing out belongs to the auth provider.',
    { path: '^web/admin/', pathNot: '^web/admin/((data|auth)-provider|custom-methods)\\.ts$' },
    { path: '^web/shared/call\\.ts$' },
  ),
  law(
    'app-joins-surfaces-lazily',
    'A visitor does not load the back office: import() the surface. The public one is the front page.',
    { path: '^web/app/' },
    { path: '^web/(pay|merchant|demo|admin)/', dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
  law(
    'pay-imports-contract-types-only',
    'The pay page stays small: import type.',
    { path: '^web/pay/' },
    { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
  ),
  law(
    'sandbox-is-a-stranger',
    'The sandbox is joined by host, port and key, as the real provider is.',
    { path: '^src/sandbox/' },
    { path: '^(src|web|cli|test|migrations|seeds)/', pathNot: '^src/sandbox/' },
  ),
  law(
    'sandbox-is-unknown',
    'Nothing in the product knows that a sandbox exists; the demo seeds make their history in it.',
    { pathNot: ['^src/sandbox/', '^src/development/', '^cli/', '^test/', '^seeds/demo/'] },
    { path: '^src/sandbox/' },
  ),
  law(
    'development-stays-outside',
    'Only the entry, the composition and the demo seeds know of development surroundings and their accounts.',
    {
      path: '^(src|web|migrations|seeds)/',
      pathNot: ['^src/(development/|(run-until-stopped|composition)\\.ts$)', '^seeds/demo/'],
    },
    { path: '^src/development/' },
  ),
  law(
    'cli-calls-the-inside',
    'A command calls a use-case or a door; it reaches neither domain nor adapters.',
    { path: '^cli/' },
    { path: '^src/modules/', pathNot: [door, '^src/modules/[^/]+/application/'] },
  ),
  law(
    'tests-stay-outside',
    'The product does not lean on its tests.',
    { path: '^(src|web|cli|migrations|seeds)/' },
    { path: '^test/' },
  ),
  law(
    'production-needs-no-development-package',
    'Production is installed without devDependencies: move the package to dependencies.',
    { path: '^(src|cli|migrations|seeds)/|^knexfile\\.ts$', pathNot: '^src/development/' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  law('no-cycles', 'Two files that need each other are one idea, or miss a third.', {}, { circular: true }),
  law(
    'resolvable',
    'Every import is found. The names that begin with virtual: are made by web/vite.shared.ts.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
];

export default {
  forbidden: [...ladder, ...rooms, ...vendors, ...outside],
  options: {
    // Without it no TypeScript 7 file is seen at all, and the answer is still "no violations".
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/architecture/broken/' },
  },
};
