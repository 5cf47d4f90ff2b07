import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  attentionKinds,
  auditActions as contractActions,
  auditSubjects as contractSubjects,
  searchKinds,
} from '#contract/module-vocabulary.ts';
import { languages, type Language } from '#kernel/language.ts';
import { auditActions as platformActions } from '#platform/audit/audit-actions.ts';
import { moduleNames } from '#src/load-modules.ts';
import { idleApplication } from '#test/support/idle-application.ts';
import { modulePages } from '#web/admin/kit/modules/all-modules.ts';
import { catalogue } from '#web/admin/kit/messages/catalogue.ts';
import { messages } from '#messages/message-catalogue.ts';
import { literalsAmong, recordedActionsIn } from './rules/module-words.ts';
import { root, sourceFiles } from './rules/source.ts';

const application = await idleApplication();
afterAll(() => application.close());
const { auditActions, auditSubjects, attention, search, personalData } = application.contributions;

const declared = {
  auditActions,
  auditSubjects,
  attentionKinds: attention.map(({ kind }) => kind),
  searchKinds: search.map(({ kind }) => kind),
};
const personalKinds = personalData.flatMap(({ kinds }) => kinds);

test.each<[string, readonly string[], readonly string[]]>([
  ['audit actions', declared.auditActions, contractActions],
  ['audit subjects', declared.auditSubjects, contractSubjects],
  ['attention items', declared.attentionKinds, attentionKinds],
  ['search results', declared.searchKinds, searchKinds],
])('modules and platform declare the %s of the contract, each once, and no other', (_, texts, named) => {
  expect(named.length).toBeGreaterThan(4);
  expect(texts.toSorted()).toEqual(named.toSorted());
});

test('an audit action has the form <subject>.<verb>', () => {
  expect(auditActions.filter((action) => !/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(action))).toEqual([]);
});

type Catalogue = Readonly<Record<string, string>>;
const messageFiles = await readdir(join(root, 'src/messages'));
const catalogues = (await Promise.all(
  messageFiles
    .filter((file) => file !== 'message-catalogue.ts')
    .map((file) => import(join(root, 'src/messages', file))),
)) as Readonly<Partial<Record<Language, Catalogue>>>[];
const messagesOf = (language: Language, prefix: string): string[] =>
  catalogues
    .flatMap((each) => Object.keys(each[language] ?? {}))
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

describe.each(languages)('in %s', (language) => {
  test.each<[string, readonly string[]]>([
    ['exports.action.', auditActions],
    ['exports.subject.', auditSubjects],
    ['privacy.kind.', personalKinds],
  ])('each declared word has a message %s and there is no other', (prefix, texts) => {
    expect(messagesOf(language, prefix).toSorted()).toEqual(texts.toSorted());
    expect(texts.filter((word) => !messages.knows(`${prefix}${word}`))).toEqual([]);
  });

  test('the back office has a message for each declared word and no other', () => {
    const {
      audit,
      attention: items,
      search: results,
    } = catalogue[language]['admin'] as unknown as {
      audit: Readonly<Record<'actions' | 'subjects', Catalogue>>;
      attention: Readonly<{ kinds: Catalogue }>;
      search: Readonly<{ kinds: Catalogue }>;
    };
    expect(Object.keys(audit.actions).toSorted()).toEqual(auditActions.toSorted());
    expect(Object.keys(audit.subjects).toSorted()).toEqual(auditSubjects.toSorted());
    expect(Object.keys(items.kinds).toSorted()).toEqual(declared.attentionKinds.toSorted());
    expect(Object.keys(results.kinds).toSorted()).toEqual(declared.searchKinds.toSorted());
  });
});

test('the back office has a page for each attention item and each kind of search result', () => {
  expect(Object.keys(modulePages.attention).toSorted()).toEqual(declared.attentionKinds.toSorted());
  expect(Object.keys(modulePages.search).toSorted()).toEqual(declared.searchKinds.toSorted());
});

/** Literals given to `record`, and declared actions named anywhere else. */
const recordedIn = async (...folders: string[]): Promise<string[]> => {
  const files = (await sourceFiles(...folders)).filter(({ path }) => !path.endsWith('/audit-actions.ts'));
  const named = files.flatMap((file) => literalsAmong(file, new Set(auditActions)));
  return [...new Set([...files.flatMap(recordedActionsIn), ...named.map(({ word }) => word)])];
};

test.each(moduleNames)('the module %s records each action that it declares and no other', async (module) => {
  const file = join(root, `src/modules/${module}/domain/audit-actions.ts`);
  const { auditActions: own } = (await import(file)) as { auditActions: readonly string[] };
  expect((await recordedIn(`src/modules/${module}`)).toSorted()).toEqual(own.toSorted());
});

test('platform and command line record each action that the platform declares and no other', async () => {
  expect((await recordedIn('src/platform', 'cli')).toSorted()).toEqual(platformActions.toSorted());
});

/**
 * The actor and the subject of personal data are a user or a merchant, and a currency is a column of a bank's table:
 * these words are the kernel's own.
 */
const shared = new Set(['user', 'merchant', 'currency']);
const texts = new Set(
  [...Object.values(declared).flat(), ...personalKinds].filter((word) => !shared.has(word)),
);

test('the kernel has no word that a module or the platform declares', async () => {
  const files = await sourceFiles('src/kernel');
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => literalsAmong(file, texts))).toEqual([]);
});

test('a kernel file with an attention kind and an audit action is refused', async () => {
  const files = await sourceFiles('test/architecture/broken/src/kernel');
  expect(files.flatMap((file) => literalsAmong(file, texts))).toEqual([
    { at: 'test/architecture/broken/src/kernel/attention-kinds.ts:1', word: 'UNSENT_MAIL' },
    { at: 'test/architecture/broken/src/kernel/attention-kinds.ts:2', word: 'invoice.issued' },
  ]);
});
