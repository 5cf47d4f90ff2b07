import type { Database } from '#platform/database/database.ts';
import { defineTable, generated, instant, optionalInstant, plain } from '#platform/database/define-table.ts';
import type { Question } from '../../domain/question.ts';
import type { QuestionCounts, Questions } from '../../ports/questions.ts';

const table = defineTable('merchant_questions', {
  id: generated<number>(),
  merchantId: plain<number>(),
  askedBy: plain<number | null>(),
  question: plain<string>(),
  askedAt: instant(),
  answer: plain<string | null>(),
  answeredBy: plain<number | null>(),
  answeredAt: optionalInstant(),
});

export class SqlQuestions implements Questions {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add(question: Parameters<Questions['add']>[0]): Promise<number> {
    const [row] = await this.#database.rows<{ id: number }>(
      `insert into merchant_questions (merchant_id, asked_by, question, asked_at)
       values (:merchantId, :askedBy, :question, :askedAt) returning id`,
      question,
    );
    return row!.id;
  }

  async byId(id: number): Promise<Question | null> {
    const [row] = await this.#database.rows<object>(
      `select ${table.select('q')} from merchant_questions q where q.id = :id`,
      { id },
    );
    return row === undefined ? null : table.read(row);
  }

  async answer(answer: Parameters<Questions['answer']>[0]): Promise<boolean> {
    const stored = await this.#database.rows(
      `update merchant_questions set answer = :answer, answered_by = :answeredBy, answered_at = :answeredAt
       where id = :id and answer is null returning id`,
      answer,
    );
    return stored.length > 0;
  }

  async countsOf(
    accountantId: number,
    merchantIds: readonly number[],
    since: Date,
  ): Promise<ReadonlyMap<number, QuestionCounts>> {
    const rows = await this.#database.rows<QuestionCounts & { merchantId: number }>(
      `select q.merchant_id as "merchantId",
         (count(*) filter (where q.answer is null))::bigint as open,
         (count(*) filter (where q.answered_at >= :since))::bigint as answered
       from merchant_questions q
       where q.asked_by = :accountantId and q.merchant_id = any(cast(:merchantIds as bigint[]))
       group by q.merchant_id`,
      { accountantId, merchantIds: [...merchantIds], since },
    );
    return new Map(rows.map(({ merchantId, ...counts }) => [merchantId, counts]));
  }
}
