import { expect, test } from 'vitest';
import { auditActions, auditSubjects } from '#contract/module-vocabulary.ts';
import { languages } from '#kernel/language.ts';
import { catalogue } from '#web/admin/messages/catalogue.ts';
import { messages } from '#messages/message-catalogue.ts';

type Audit = Readonly<Record<'acts' | 'subjects', Readonly<Record<string, string>>>>;
const onScreen = (language: 'bg' | 'en'): Audit =>
  (catalogue[language]['admin'] as unknown as Readonly<{ audit: Audit }>).audit;

test('Whatever the audit log can note is said the same way on the screen and in the file, in both languages', () => {
  expect(auditActions.length).toBeGreaterThan(40);
  for (const language of languages) {
    const { acts, subjects } = onScreen(language);
    for (const act of auditActions) expect(messages.say(language, `exports.act.${act}`)).toBe(acts[act]);
    for (const subject of auditSubjects) {
      expect(messages.say(language, `exports.subject.${subject}`)).toBe(subjects[subject]);
    }
    expect(new Set(Object.values(acts)).size).toBe(auditActions.length);
  }
});
