import { createRequire } from 'node:module';
import { parse } from 'acorn';
import { ancestor } from 'acorn-walk';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import type { Browsers } from '#web/browsers.ts';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The parts of a node of the syntax tree that are read here. */
type Node = Readonly<{
  type: string;
  name?: string;
  computed?: boolean;
  optional?: boolean;
  object?: Node;
  property?: Node;
  callee?: Node;
  arguments?: readonly Node[];
  exported?: Node | null;
  operator?: string;
  argument?: Node;
  regex?: Readonly<{ pattern: string; flags: string }>;
}>;

const engines = { chrome: 'chrome', safari: 'safari', firefox: 'firefox' } as const;
/** iPhones have a number of their own. */
const versionOf = (text: string): number => {
  const [major = '0', minor = '0'] = text.replace('≤', '').split('.');
  return Number(major) + Number(minor) / 100;
};

const isSince = (statement: SimpleSupportStatement | undefined, version: string): boolean => {
  const { version_added: added, flags, partial_implementation: isPartial } = statement ?? {};
  if (flags !== undefined || isPartial === true || typeof added !== 'string') return false;
  return added !== 'preview' && versionOf(added) <= versionOf(version);
};

/** Whether all browsers of the list have a feature. */
const isEverywhere = (feature: Identifier, browsers: Browsers): boolean => {
  const { support } = feature.__compat ?? {};
  if (support === undefined) return true;
  return Object.entries(engines).every(([name, engine]) => {
    const given = support[engine];
    const statements = Array.isArray(given) ? given : [given];
    return statements.some((each) => isSince(each, browsers[name as keyof Browsers]));
  });
};

const featuresIn = (parent: Identifier): [name: string, feature: Identifier][] =>
  Object.entries(parent).filter(
    (entry): entry is [string, Identifier] => entry[0] !== '__compat' && typeof entry[1] === 'object',
  );

/** Words for the objects of a page, by the interface that they are of. */
const objects: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  navigator: 'Navigator',
  document: 'Document',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
};

type Missing = Readonly<{
  /** Global names: `structuredClone`. */
  globals: ReadonlySet<string>;
  /** `AbortSignal.any`, `navigator.share`. */
  members: ReadonlySet<string>;
  /** Functions of the language that no older one shares the name with: `toSorted`. */
  methods: ReadonlySet<string>;
}>;

/** What at least one browser of the list lacks. */
export const missingIn = (browsers: Browsers): Missing => {
  const globals = new Set<string>();
  const members = new Set<string>();
  const known = new Map<string, boolean>();
  const note = (owner: string, key: string, feature: Identifier): void => {
    const isThere = isEverywhere(feature, browsers);
    const name = key.replace(/_static$/, '');
    if (!isThere) {
      members.add(`${owner}.${name}`);
      for (const [word, of] of Object.entries(objects)) if (of === owner) members.add(`${word}.${name}`);
    }
    if (owner in builtins && !key.endsWith('_static')) known.set(name, (known.get(name) ?? false) || isThere);
  };
  const { Intl, ...builtins } = data.javascript.builtins as Record<string, Identifier>;
  const owners = [...Object.entries(builtins), ...featuresIn(Intl!), ...featuresIn(data.api)];
  for (const [owner, feature] of owners) {
    if (!isEverywhere(feature, browsers)) {
      globals.add(owner);
      if (owner in Intl!) members.add(`Intl.${owner}`);
    }
    for (const [key, member] of featuresIn(feature)) note(owner, key, member);
  }
  // Functions of the window are global names, too.
  for (const name of members) if (name.startsWith('window.')) globals.add(name.slice('window.'.length));
  for (const name of Object.keys(Intl!)) globals.delete(name);
  return {
    globals,
    members,
    methods: new Set([...known].filter(([, isThere]) => !isThere).map(([name]) => name)),
  };
};

/** Syntax of 2020 that a browser of the list lacks, or that breaks its parser. */
const syntaxProblem = (node: Node): string | undefined => {
  if (node.type === 'ExportAllDeclaration' && node.exported) return 'export * as';
  if (node.regex !== undefined && /\(\?<[=!]/.test(node.regex.pattern)) return 'lookbehind';
  if (
    node.type === 'CallExpression' &&
    node.optional &&
    node.arguments!.some(({ type }) => type === 'SpreadElement')
  )
    return 'a?.(...b)';
  return undefined;
};

/** A name without a declaration of its own is the browser's. */
const isOwnName = (name: string): boolean => name.length <= 3;

const isCalled = (parents: readonly Node[]): boolean => {
  const parent = parents.at(-2);
  return parent?.type === 'CallExpression' && parent.callee === parents.at(-1);
};

/** The parents in which a missing name is asked for, not used. */
const isAsked = (parents: readonly Node[]): boolean => {
  const parent = parents.at(-2);
  const isTyped = parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
  return (
    isTyped ||
    (parent?.type === 'CallExpression' && parent.optional === true && parent.callee === parents.at(-1))
  );
};

/**
 * What a script uses that a browser of the list lacks, sorted: `syntax: …`, global names, members. Uses behind `typeof` and
 * optional calls are left out.
 * @param ecmaVersion the newest syntax that the script may have
 */
export const needsOf = (code: string, missing: Missing, ecmaVersion: 2020 | 2022): string[] => {
  const found = new Set<string>();
  const program = parse(code, { ecmaVersion, sourceType: 'module' });
  ancestor(program, {
    MemberExpression: (node, _, parents) => {
      const { object, property, computed } = node as unknown as Node;
      if (computed === true || property?.name === undefined || isAsked(parents as unknown as Node[])) return;
      const owner = object!.name ?? object!.property?.name ?? '';
      const full = `${owner}.${property.name}`;
      if (missing.members.has(full)) found.add(full);
      else if (missing.methods.has(property.name) && isCalled(parents as unknown as Node[]))
        found.add(`.${property.name}()`);
    },
    Identifier: (node, _, parents) => {
      const { name = '' } = node as unknown as Node;
      if (missing.globals.has(name) && !isOwnName(name) && !isAsked(parents as unknown as Node[]))
        found.add(name);
    },
    CallExpression: (node) =>
      void (
        syntaxProblem(node as unknown as Node) &&
        found.add(`syntax: ${syntaxProblem(node as unknown as Node)}`)
      ),
    Literal: (node) => void (syntaxProblem(node as unknown as Node) && found.add('syntax: lookbehind')),
    ExportAllDeclaration: (node) =>
      void (syntaxProblem(node as unknown as Node) && found.add('syntax: export * as')),
  });
  return [...found].toSorted();
};
