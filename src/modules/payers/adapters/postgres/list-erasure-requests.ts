import type { ErasureRequest } from '#contract/payers/erasure-requests.ts';
import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { containing } from '#platform/database/like.ts';

const sortColumns = { askedAt: 'r.asked_at', email: 'r.email', id: 'r.id' } as const;
export type ErasureSort = keyof typeof sortColumns;
type Filters = Readonly<{ search?: string | undefined }>;

/** The answer is due within a month of the request, by the days of Sofia (Regulation 2016/679, article 12(3)). */
const answerBy = `cast(r.asked_at at time zone 'Europe/Sofia' as date) + interval '1 month'`;

const filterConditions: Readonly<Record<keyof Filters, string>> = { search: 'r.email ilike :search' };

/** One page of the requests; erasure of the address ends one. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const listErasureRequests = async (
  { database }: Readonly<{ database: Database }>,
  { actor, filters, page }: Readonly<{ actor: Actor; filters: Filters; page: PageRequest<ErasureSort> }>,
): Promise<Page<ErasureRequest>> => {
  mustHaveRole(actor, 'ADMIN');
  return keysetPage<ErasureRequest>(
    database,
    {
      columns: `r.id, r.email, r.asked_at as "askedAt", cast(${answerBy} as date) as "answerBy"`,
      source: 'payer_erasure_requests r',
      where: conditionsOf(filterConditions, filters),
      bindings: { search: containing(filters.search ?? '') },
      idColumn: 'r.id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );
};
