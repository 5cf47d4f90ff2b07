import type { Question } from '#modules/accountants/domain/question.ts';
import type { QuestionCounts, Questions } from '#modules/accountants/ports/questions.ts';

export class InMemoryQuestions implements Questions {
  #all: readonly Question[] = [];

  async add(question: Parameters<Questions['add']>[0]): Promise<number> {
    const id = this.#all.length + 1;
    this.#all = [...this.#all, { ...question, id, answer: null, answeredBy: null, answeredAt: null }];
    return id;
  }

  async byId(id: number): Promise<Question | null> {
    return this.#all.find((question) => question.id === id) ?? null;
  }

  async answer({ id, ...answer }: Parameters<Questions['answer']>[0]): Promise<boolean> {
    const found = await this.byId(id);
    if (found === null || found.answer !== null) return false;
    this.#all = this.#all.map((question) => (question === found ? { ...question, ...answer } : question));
    return true;
  }

  async countsOf(
    accountantId: number,
    merchantIds: readonly number[],
    since: Date,
  ): Promise<ReadonlyMap<number, QuestionCounts>> {
    const own = this.#all.filter(
      ({ askedBy, merchantId }) => askedBy === accountantId && merchantIds.includes(merchantId),
    );
    return new Map(
      [...Map.groupBy(own, ({ merchantId }) => merchantId)].map(([merchantId, asked]) => [
        merchantId,
        {
          open: asked.filter(({ answer }) => answer === null).length,
          answered: asked.filter(({ answeredAt }) => answeredAt !== null && answeredAt >= since).length,
        },
      ]),
    );
  }
}
