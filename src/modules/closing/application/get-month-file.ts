import type { Actor } from '#kernel/actor.ts';
import type { DataViews, MerchantDirectory } from '#modules/merchants/index.ts';
import { MonthFileNotFound } from '../domain/failures.ts';
import type { MonthCloses } from '../ports/month-closes.ts';
import { readerOf, type Whose } from './policies.ts';

type Query = Readonly<{ actor: Actor; whose: Whose; month: string; name: string }>;
type Deps = Readonly<{
  directory: MerchantDirectory;
  closes: MonthCloses;
  dataViews: DataViews;
}>;

/** One stored file of a closed month. */
export class GetMonthFile {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantNotFound, MonthFileNotFound, MonthFilesDamaged */
  async execute({ actor, whose, month, name }: Query): Promise<Uint8Array> {
    const { closes, dataViews } = this.#deps;
    const { id: merchantId } = await readerOf(this.#deps, actor, whose);
    const latest = await closes.latest({ merchantId, month });
    if (latest === null || latest.reopened !== null) throw new MonthFileNotFound();
    const key = { merchantId, month, revision: latest.revision };
    await closes.intactFiles(key);
    const content = await closes.fileContent(key, name);
    if (content === null) throw new MonthFileNotFound();
    await dataViews.record(actor, [merchantId], 'MONTH_PACK');
    return content;
  }
}
