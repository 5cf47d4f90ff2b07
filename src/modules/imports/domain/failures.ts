import { Failure } from '#kernel/failure.ts';

/** The file is no ZIP archive, or is cut off. */
export class NoArchive extends Failure {
  readonly code = 'imports.no-archive';
  readonly kind = 'invalid';

  constructor(cause?: unknown) {
    super({ cause });
  }
}

/** An entry holds more than an archive of a business can: a bomb, or a file of another kind. */
export class ArchiveTooLarge extends Failure {
  readonly code = 'imports.too-large';
  readonly kind = 'too-large';

  constructor(path: string) {
    super({ params: { path }, details: { path } });
  }
}

/** A path that would leave its folder, or that no file of an archive has. */
export class PathOutside extends Failure {
  readonly code = 'imports.path-outside';
  readonly kind = 'invalid';

  constructor(path: string) {
    super({ params: { path }, details: { path } });
  }
}

/** An entry that is no plain file: a link, a device, an encrypted one. */
export class NoPlainFile extends Failure {
  readonly code = 'imports.no-plain-file';
  readonly kind = 'invalid';

  constructor(path: string) {
    super({ params: { path }, details: { path } });
  }
}

/** Two entries have one name, also when only the case differs. */
export class RepeatedPath extends Failure {
  readonly code = 'imports.repeated-path';
  readonly kind = 'invalid';

  constructor(path: string) {
    super({ params: { path }, details: { path } });
  }
}

/** A file differs from the manifest, is missing, or stands beside it. */
export class ArchiveAltered extends Failure {
  readonly code = 'imports.altered';
  readonly kind = 'invalid';

  constructor(path: string) {
    super({ params: { path }, details: { path } });
  }
}

/** The archive has a format that this release does not read. */
export class OtherFormat extends Failure {
  readonly code = 'imports.other-format';
  readonly kind = 'unsupported';

  constructor(format: number) {
    super({ params: { format } });
  }
}

/** A link of the chain is not what was hashed, does not follow the one before it, or a number is missing. */
export class BrokenChain extends Failure {
  readonly code = 'imports.broken-chain';
  readonly kind = 'invalid';

  constructor(text: string) {
    super({ params: { text }, details: { text } });
  }
}

/** An anchor was changed, was signed by another key, or the chain does not contain it. */
export class FalseAnchor extends Failure {
  readonly code = 'imports.false-anchor';
  readonly kind = 'invalid';

  constructor(text: string) {
    super({ params: { text }, details: { text } });
  }
}

/** The anchors are signed by another key than the expected ones, or by none. */
export class OtherKey extends Failure {
  readonly code = 'imports.other-key';
  readonly kind = 'invalid';

  constructor(keys: readonly string[]) {
    const signers = keys.join(', ') || '–';
    super({ params: { keys: signers }, details: { keys: signers } });
  }
}

/** A file of the archive is not written as the format says. */
export class WrongContent extends Failure {
  readonly code = 'imports.wrong-content';
  readonly kind = 'invalid';

  constructor(path: string) {
    super({ params: { path }, details: { path } });
  }
}

/** A document is dated after today: the next one could not be dated truly. */
export class DocumentsAhead extends Failure {
  readonly code = 'imports.documents-ahead';
  readonly kind = 'invalid';

  constructor(day: string) {
    super({ params: { day }, details: { day } });
  }
}

/** Another archive of the same merchant is here already. */
export class MerchantHasCome extends Failure {
  readonly code = 'imports.merchant-has-come';
  readonly kind = 'conflict';

  constructor(merchantId: number) {
    super({ params: { merchantId }, details: { merchantId } });
  }
}

/** The archive was made by this installation, where its merchant still is. */
export class OwnArchive extends Failure {
  readonly code = 'imports.own-archive';
  readonly kind = 'conflict';

  constructor(merchantId: number) {
    super({ params: { merchantId }, details: { merchantId } });
  }
}

/** The document came without a file. */
export class NoFile extends Failure {
  readonly code = 'imports.no-file';
  readonly kind = 'missing';
}
