import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['questions'] as const;
type Kind = (typeof kinds)[number];

const ofUser = (condition: string): string =>
  `exists (select from users u where u.id in (q.asked_by, q.answered_by) and ${condition})`;

const matches: Readonly<Record<DataSubject['kind'], string>> = {
  email: ofUser('lower(u.email) = lower(:email)'),
  user: '(q.asked_by = :userId or q.answered_by = :userId)',
  merchant: 'q.merchant_id = :merchantId',
};

/**
 * Questions of accountants and answers of merchants. The questions of an erased user stay with their merchant, without
 * the user; those of an erased merchant are deleted.
 */
export const personalQuestions = ({
  database,
}: Readonly<{ database: Database }>): PersonalDataProvider<Kind> => {
  const find = async ({ kind, ...bindings }: DataSubject): Promise<PersonalRecords<Kind>[]> => {
    const rows = await database.rows<Record<string, unknown>>(
      `select q.id, q.merchant_id, q.asked_by, q.question, q.asked_at, q.answer, q.answered_by, q.answered_at
       from merchant_questions q where ${matches[kind]} order by q.id`,
      bindings,
    );
    return [{ kind: 'questions', rows }];
  };
  return {
    kinds,
    find,
    async erase(subject): Promise<Erasure<Kind>[]> {
      if (subject.kind === 'email') {
        const [found] = await find(subject);
        return [{ kind: 'questions', erased: 0, kept: found?.rows.length ?? 0, ground: 'named-apart' }];
      }
      // A foreign key has taken a deleted user out of the questions.
      if (subject.kind === 'user') return [];
      const erased = await database.rows(
        'delete from merchant_questions where merchant_id = :merchantId returning id',
        { merchantId: subject.merchantId },
      );
      return [{ kind: 'questions', erased: erased.length, kept: 0, ground: null }];
    },
  };
};
