import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Events } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { isMonthOver } from '#kernel/month.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ClosingAuditLog } from '../domain/audit-actions.ts';
import { AlreadyClosed, MonthChanged, MonthHasErrors, MonthNotOver } from '../domain/failures.ts';
import type { MonthClose } from '../domain/month-close.ts';
import { countBySeverity } from '../domain/month-problem.ts';
import type { CloseDigests, MonthCloses, MonthFile } from '../ports/month-closes.ts';
import type { MonthRecords } from '../ports/month-records.ts';
import { saveCheck } from './check-month.ts';
import type { MonthContent } from './month-content.ts';
import { closerOf, type Whose } from './policies.ts';
import { readMonth, type ReadMonthDeps } from './read-month.ts';

/** Writes the files of a month that are stored with its closing; PDFs are printed when they are asked for. */
export type MonthFileWriter = (content: MonthContent) => AsyncIterable<MonthFile>;

type Command = Readonly<{ actor: Actor; whose: Whose; /** `YYYY-MM` in Sofia. */ month: string }>;
type Deps = ReadMonthDeps &
  Readonly<{
    directory: MerchantDirectory;
    closes: MonthCloses;
    records: MonthRecords;
    writeFiles: MonthFileWriter;
    work: UnitOfWork;
    audit: ClosingAuditLog;
    events: Events;
  }>;

/**
 * Closes a month: its problems, sums and files are stored, and what is dated in it is refused from then on. The files are
 * written before the transaction; when a document changed meanwhile, nothing is stored.
 */
export class CloseMonth {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantNotFound, MonthNotOver, AlreadyClosed, MonthHasErrors, MonthChanged */
  async execute({ actor, whose, month }: Command): Promise<MonthClose> {
    const { clock, closes, writeFiles } = this.#deps;
    const seller = await closerOf(this.#deps, actor, whose);
    if (!isMonthOver(month, clock.now())) throw new MonthNotOver();
    const revision = await this.#nextRevision(seller.id, month);
    const content = await readMonth(this.#deps, { seller, month, depth: 'WHOLE' });
    await saveCheck(this.#deps, content);
    const { ERROR: errors } = countBySeverity(content.problems);
    if (errors > 0) throw new MonthHasErrors(errors);
    const files: MonthFile[] = [];
    for await (const file of writeFiles(content)) files.push(file);
    const close = this.#closeOf(content, revision, actor);
    await this.#deps.work.transact(async () => {
      await closes.lock(seller.id);
      await this.#mustBeUnchanged(content, revision);
      await this.#record(actor, close, await closes.add(close, files));
    });
    return close;
  }

  async #nextRevision(merchantId: number, month: string): Promise<number> {
    const latest = await this.#deps.closes.latest({ merchantId, month });
    if (latest !== null && latest.reopened === null) throw new AlreadyClosed();
    return (latest?.revision ?? 0) + 1;
  }

  async #mustBeUnchanged({ seller, month, fingerprint }: MonthContent, revision: number): Promise<void> {
    if ((await this.#nextRevision(seller.id, month)) !== revision) throw new MonthChanged();
    const now = await readMonth(this.#deps, { seller, month, depth: 'DOCUMENTS' });
    if (now.fingerprint !== fingerprint) throw new MonthChanged();
  }

  #closeOf(content: MonthContent, revision: number, actor: Actor): MonthClose {
    const { seller, month, problems, totals, chainHash, fingerprint } = content;
    return {
      merchantId: seller.id,
      month,
      revision,
      problems,
      totals,
      chainHash,
      fingerprint,
      closedBy: nameOf(actor),
      closedAt: this.#deps.clock.now(),
      reopened: null,
    };
  }

  async #record(
    actor: Actor,
    { merchantId, month, revision }: MonthClose,
    digests: CloseDigests,
  ): Promise<void> {
    await this.#deps.events.publish(MerchantFactHappened, {
      type: 'month.closed',
      merchantId,
      subjectId: month,
    });
    await this.#deps.audit.record({
      actor,
      action: 'merchant.month-closed',
      subject: { type: 'merchant', id: merchantId },
      data: { month, revision, ...digests },
    });
  }
}
