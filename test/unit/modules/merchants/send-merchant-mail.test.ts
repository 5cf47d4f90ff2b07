import { beforeEach, expect, it } from 'vitest';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { mailOf, notificationFor } from '#modules/merchants/application/change-notification.ts';
import { SendMerchantMail } from '#modules/merchants/application/send-merchant-mail.ts';
import type { MerchantDetails } from '#modules/merchants/domain/merchant.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';
import { InMemoryMerchantMailLog } from '#test/fakes/in-memory-merchant-mail-log.ts';
import { RecordedLetters } from '#test/fakes/recorded-letters.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';

const record = {
  id: 7,
  businessName: 'Пекарна София',
  email: 'pekarna@example.bg',
  language: 'bg',
} as MerchantRecord;
const request = { kind: 'PLAN_CHANGED', plan: 'PRO', merchantId: 7, fact: 'plan-1' } as const;

const open = () => {
  const directory = new InMemoryMerchantDirectory();
  directory.set(record);
  return {
    ...recordedKernel(),
    directory,
    log: new InMemoryMerchantMailLog(),
    letters: new RecordedLetters(),
    mailChoices: () => [],
  };
};
let deps: ReturnType<typeof open>;
beforeEach(() => {
  deps = open();
});
const send = (fact = request.fact as string) => new SendMerchantMail(deps).execute({ ...request, fact });

it('a merchant mail goes to the current e-mail of the merchant, with an id of its fact', async () => {
  deps.directory.set({ ...record, email: 'nova@example.bg' });
  await send();
  expect(deps.letters.sent).toEqual([
    {
      content: { kind: 'PLAN_CHANGED', plan: 'PRO' },
      businessName: 'Пекарна София',
      to: 'nova@example.bg',
      language: 'bg',
      id: 'plan-changed-7-plan-1',
    },
  ]);
});

it('a merchant mail is sent once for each fact, however often its job runs', async () => {
  await send();
  await send();
  await send('plan-2');
  expect(deps.letters.sent.map(({ id }) => id)).toEqual(['plan-changed-7-plan-1', 'plan-changed-7-plan-2']);
});

it('a merchant gets no mail of a kind that it has switched off', async () => {
  const asked: string[] = [];
  const wants = async (merchantId: number, kind: string): Promise<boolean> => {
    asked.push(`${merchantId} ${kind}`);
    return false;
  };
  await new SendMerchantMail({ ...deps, mailChoices: () => [{ wants }] }).execute(request);
  expect(deps.letters.sent).toEqual([]);
  expect(asked).toEqual(['7 PLAN_CHANGED']);
  await send();
  expect(deps.letters.sent).toHaveLength(1);
});

it('of two workers with one merchant mail the second fails, so that its job is retried', async () => {
  const outcomes = await Promise.allSettled([send(), send()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await send();
  expect(deps.letters.sent).toHaveLength(1);
});

it('a merchant mail that could not be sent is sent by the next attempt', async () => {
  deps.letters.failNext('AWAY');
  await expect(send()).rejects.toThrow('is away');
  await send();
  expect(deps.letters.sent).toHaveLength(1);
});

it('a permanently refused merchant mail is not sent again', async () => {
  deps.letters.failNext('REFUSED');
  await send();
  await send();
  expect(deps.letters.sent).toEqual([]);
});

it('the claim of a worker that stopped delays a merchant mail by two minutes', async () => {
  const { letters } = deps;
  await new Promise<void>((reached) => {
    const neverAnswers = () => new Promise<never>(() => reached());
    void new SendMerchantMail({ ...deps, letters: { send: neverAnswers } }).execute(request);
  });
  deps.setNow('2026-11-20T10:01:59Z');
  await expect(send()).rejects.toThrow('another worker');
  deps.setNow('2026-11-20T10:02:00Z');
  await send();
  expect(letters.sent).toHaveLength(1);
});

it('a closed merchant and an unknown one get no mail', async () => {
  deps.directory.set(record, { isClosed: true });
  await send();
  await new SendMerchantMail(deps).execute({ ...request, merchantId: 99 });
  expect(deps.letters.sent).toEqual([]);
});

it('the notification of a change goes to the previous e-mail, with one id in every run', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const notification = notificationFor('email', record as unknown as MerchantDetails, at);
  expect(mailOf(notification)).toMatchObject({
    content: { kind: 'DETAILS_CHANGED', changed: 'email', at: '2026-11-20T10:00:00.000Z' },
    to: 'pekarna@example.bg',
    id: `email-changed-7-${at.getTime()}`,
  });
});
