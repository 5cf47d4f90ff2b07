import { companyNumberProblems, type Buyer } from '#kernel/buyer.ts';
import type { Clock } from '#kernel/clock.ts';
import { countries } from '#kernel/countries.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayerRows } from './payer-rows.ts';

type Deps = Readonly<{
  rows: Pick<PayerRows, 'keepCompany' | 'forgetCompany'>;
  work: UnitOfWork;
  clock: Clock;
}>;

/** Keeps the company of a proven address, which then stands in the form of each payment. */
export class KeepCompany {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws InvalidFields */
  async execute({ email, company }: Readonly<{ email: string; company: Buyer }>): Promise<void> {
    const { rows, work, clock } = this.#deps;
    const isCountry = countries.includes(company.country);
    const problems = isCountry
      ? companyNumberProblems(company)
      : [{ field: 'country', code: 'fields.country' }];
    if (problems.length > 0) throw new InvalidFields(problems);
    await work.transact(() => rows.keepCompany(email, company, clock.now()));
  }

  async forget(email: string): Promise<void> {
    const { rows, work } = this.#deps;
    await work.transact(() => rows.forgetCompany(email));
  }
}
