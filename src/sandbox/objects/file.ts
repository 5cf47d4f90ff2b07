import type Stripe from 'stripe';

/** Input of a file; the size in bytes. */
export type FileInput = {
  readonly id: string;
  readonly created: number;
  readonly filename: string;
  readonly purpose: Stripe.File.Purpose;
  readonly size: number;
  readonly type: 'pdf' | 'jpg' | 'png';
};

/** An uploaded file. The sandbox keeps no content, so that there is no address to read it from. */
export const fileObject = (input: FileInput): Stripe.File => ({
  id: input.id,
  object: 'file',
  created: input.created,
  expires_at: null,
  filename: input.filename,
  links: { object: 'list', data: [], has_more: false, url: `/v1/file_links?file=${input.id}` },
  purpose: input.purpose,
  size: input.size,
  title: null,
  type: input.type,
  url: null,
});
