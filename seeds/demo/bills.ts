import { system } from '#kernel/actor.ts';
import { businessDateOf, startOfDay, businessDate } from '#kernel/business-date.ts';
import { addMonths, monthBefore, monthOf } from '#kernel/month.ts';
import { RunBills } from '#modules/billing/index.ts';
import { RecordTransfer } from '#modules/invoices/application/record-transfer.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import type { Application } from '#src/composition.ts';
import { shopkeeperOf } from './shopkeeper.ts';
import type { Story } from './story.ts';

const hourMs = 3_600_000;
/** Months that were billed until today. */
const billedMonths = 2;
/** The merchant pays on this day of the month. */
const paysOn = 3;

type About = Readonly<{ application: Application; operator: number; payer: number; now: Date }>;

/** A moment of a month in Sofia. */
const at = (month: string, day: number, hour: number): Date =>
  new Date(startOfDay(businessDate(`${month}-0${day}`)).getTime() + hour * hourMs);

/** Pays what is open of a bill by bank transfer, as the operator finds it in its account. */
const receive = async ({ application, operator, payer }: About, month: string, now: Date): Promise<void> => {
  const [bill] = await application
    .resolve(DatabaseToken)
    .rows<{ invoiceId: number }>(
      'select invoice_id as "invoiceId" from platform_bills where merchant_id = :payer and month = :month',
      { payer, month },
    );
  if (bill === undefined) return;
  await application.resolve(RecordTransfer).execute({
    actor: await shopkeeperOf(application, operator),
    invoiceId: bill.invoiceId,
    amount: undefined,
    paidOn: businessDateOf(now),
    note: null,
    requestKey: null,
  });
};

/** The bills of the last months: one merchant pays on the third day, all others leave theirs open. */
export async function* monthlyBills(about: About): Story {
  const current = monthOf(businessDateOf(about.now));
  // On the first morning of a month its run is still to come.
  const isOver = at(current, 1, 6) <= about.now;
  const first = addMonths(current, (isOver ? 1 : 0) - billedMonths);
  for (let place = 0; place < billedMonths; place += 1) {
    const issuedIn = addMonths(first, place);
    const runAt = at(issuedIn, 1, 6);
    yield runAt;
    const month = monthBefore(runAt);
    await about.application.resolve(RunBills).execute({ actor: system('billing'), month });
    const paidAt = at(issuedIn, paysOn, 10);
    yield paidAt;
    await receive(about, month, paidAt);
  }
}
