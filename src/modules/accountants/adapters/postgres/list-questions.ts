import type { Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { accountantOf, clientIdsOf } from '../../application/policies.ts';

/** A question with the names of its parties; instants in ISO 8601. */
export type QuestionView = Readonly<{
  id: number;
  merchantId: number;
  businessName: string;
  /** First and last name; null for a deleted user. */
  askedBy: string | null;
  question: string;
  askedAt: string;
  answer: string | null;
  answeredBy: string | null;
  answeredAt: string | null;
}>;

type Reads = Readonly<{ database: Database }>;
type QuestionPage = PageRequest<string>;
type Filters = Readonly<{ merchantId?: number | undefined; isAnswered?: boolean | undefined }>;

const nameOf = (user: string): string => `nullif(trim(${user}.first_name || ' ' || ${user}.last_name), '')`;

const columns = `q.id, q.merchant_id as "merchantId", m.business_name as "businessName", ${nameOf('asker')} as "askedBy",
  q.question, q.asked_at as "askedAt", q.answer, ${nameOf('answerer')} as "answeredBy", q.answered_at as "answeredAt"`;
const source = `merchant_questions q join merchants m on m.id = q.merchant_id
  left join users asker on asker.id = q.asked_by left join users answerer on answerer.id = q.answered_by`;

const pageOf = (
  { database }: Reads,
  where: string,
  bindings: Readonly<Record<string, unknown>>,
  page: QuestionPage,
): Promise<Page<QuestionView>> =>
  keysetPage(
    database,
    {
      columns,
      source,
      countSource: 'merchant_questions q',
      where,
      bindings,
      idColumn: 'q.id',
      sortColumn: 'q.id',
    },
    page,
  );

const conditions: Readonly<Record<keyof Filters, string>> = {
  merchantId: 'q.merchant_id = :merchantId',
  isAnswered: '(q.answer is not null) = :isAnswered',
};

/** The caller's questions to merchants that are clients now. @throws SignInNeeded, NotAllowed */
export const listQuestions = async (
  deps: Reads & Readonly<{ directory: Pick<MerchantDirectory, 'visibleTo'> }>,
  actor: Actor,
  { filters, page }: Readonly<{ filters: Filters; page: QuestionPage }>,
): Promise<Page<QuestionView>> => {
  const userId = accountantOf(actor);
  const clients = [...(await clientIdsOf(deps, actor))];
  const { merchantId = null, isAnswered = null } = filters;
  const where = `q.asked_by = :userId and q.merchant_id = any(cast(:clients as bigint[]))
    and ${conditionsOf(conditions, filters)}`;
  return pageOf(deps, where, { userId, clients, merchantId, isAnswered }, page);
};

/** The questions to the caller's merchant, also of accountants whose access has ended. @throws SignInNeeded, NotAllowed */
export const listOwnQuestions = async (
  deps: Reads,
  actor: Actor,
  page: QuestionPage,
): Promise<Page<QuestionView>> => {
  const merchantId = mustHold(actor, 'WRITE_DOCUMENTS');
  return pageOf(deps, 'q.merchant_id = :merchantId', { merchantId }, page);
};

/** A question that the caller has just asked or answered. */
export const getQuestion = async ({ database }: Reads, id: number): Promise<QuestionView> => {
  const [row] = await database.rows<QuestionView>(`select ${columns} from ${source} where q.id = :id`, {
    id,
  });
  return row!;
};
