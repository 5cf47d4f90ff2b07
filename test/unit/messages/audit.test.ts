import { expect, test } from 'vitest';
import { auditActions, auditSubjects } from '#contract/module-vocabulary.ts';
import { languages } from '#kernel/language.ts';
import { catalogue } from '#web/admin/kit/messages/catalogue.ts';
import { messages } from '#messages/message-catalogue.ts';

type Audit = Readonly<Record<'actions' | 'subjects', Readonly<Record<string, string>>>>;
const onScreen = (language: 'bg' | 'en'): Audit =>
  (catalogue[language]['admin'] as unknown as Readonly<{ audit: Audit }>).audit;

test('every audit action has the same text on the screen and in the export, in both languages', () => {
  expect(auditActions.length).toBeGreaterThan(40);
  for (const language of languages) {
    const { actions, subjects } = onScreen(language);
    for (const action of auditActions) {
      expect(messages.say(language, `exports.action.${action}`)).toBe(actions[action]);
    }
    for (const subject of auditSubjects) {
      expect(messages.say(language, `exports.subject.${subject}`)).toBe(subjects[subject]);
    }
    expect(new Set(Object.values(actions)).size).toBe(auditActions.length);
  }
});
