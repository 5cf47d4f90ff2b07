import { Failure } from '#kernel/failure.ts';

/** No public page that is switched on has the slug. */
export class PublicPageNotFound extends Failure {
  readonly code = 'public-pages.not-found';
  readonly kind = 'missing';
}

/** The page is switched on, but its merchant takes no payments now. */
export class PublicPageNotAccepting extends Failure {
  readonly code = 'public-pages.not-accepting';
  readonly kind = 'gone';
}
