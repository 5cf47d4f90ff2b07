import { Failure } from '#kernel/failure.ts';

/** No question has the id, or it is another merchant's. */
export class QuestionNotFound extends Failure {
  readonly code = 'accountants.question-not-found';
  readonly kind = 'missing';
}

/** A question is answered once. */
export class QuestionAnswered extends Failure {
  readonly code = 'accountants.answered';
  readonly kind = 'conflict';
}
