import { Failure } from '#kernel/failure.ts';

/** The merchant has no such note. */
export class NoteNotFound extends Failure {
  readonly code = 'merchants.note-not-found';
  readonly kind = 'missing';
}
