import { expect, test } from 'vitest';
import { sourceFiles } from '#test/architecture/rules/source.ts';
import { mailSubjects, refusalShownAt } from '#test/support/mails/mail-subjects.ts';

test('each mail says where people see that it was refused for good', async () => {
  const mails = await mailSubjects();
  expect(mails.length).toBeGreaterThan(60);
  const places = Object.keys(refusalShownAt);
  expect(mails.filter((key) => places.filter((place) => key.startsWith(place)).length !== 1)).toEqual([]);
  expect(places.filter((place) => !mails.some((key) => key.startsWith(place)))).toEqual([]);
});

test('every mail goes through the one mailer that records refusals', async () => {
  const users = (await sourceFiles('src'))
    .filter(({ text }) => /nodemailer|new SmtpMailer|new RecordedMailer/.test(text))
    .map(({ path }) => path);
  expect(users.toSorted()).toEqual(['src/platform/mail/smtp-mailer.ts', 'src/platform/platform.module.ts']);
});
