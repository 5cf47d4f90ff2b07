import { Failure } from '#kernel/failure.ts';

/** No archive of this id or secret that the caller may see. */
export class ArchiveNotFound extends Failure {
  readonly code = 'archives.not-found';
  readonly kind = 'missing';
}

/** The archive is still made. */
export class ArchiveNotReady extends Failure {
  readonly code = 'archives.not-ready';
  readonly kind = 'conflict';
}

/** Payouts are on the way, or disputes are not decided. */
export class StillOpen extends Failure {
  readonly code = 'archives.still-open';
  readonly kind = 'conflict';

  constructor(open: Readonly<{ payouts: number; disputes: number }>) {
    super({ params: open, details: open });
  }
}

/** The files of the archive are deleted. */
export class ArchiveGone extends Failure {
  readonly code = 'archives.gone';
  readonly kind = 'gone';
}
