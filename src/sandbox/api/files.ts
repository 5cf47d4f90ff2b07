import type Stripe from 'stripe';
import { z } from 'zod';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { fileObject, type FileInput } from '../objects/file.ts';
import { findObject, insertObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { invalidRequest, missing } from './api-error.ts';
import { listObjects } from './list-objects.ts';
import { operation, type Operation } from './operation.ts';
import { pagination, text } from './parameters.ts';
import type { Upload } from './read-upload.ts';

const purposes = ['dispute_evidence'] as const satisfies readonly Stripe.FileCreateParams.Purpose[];
const largestBytes = 5 * 1024 * 1024;

/** First bytes of the types that the provider takes as evidence. */
const beginnings: readonly (readonly [type: FileInput['type'], hex: string])[] = [
  ['pdf', '255044462d'],
  ['jpg', 'ffd8ff'],
  ['png', '89504e470d0a1a0a'],
];

const typeOf = ({ bytes }: Upload): FileInput['type'] | undefined => {
  const start = bytes.subarray(0, 8).toString('hex');
  return beginnings.find(([, hex]) => start.startsWith(hex))?.[0];
};

const createShape = {
  purpose: z.enum(purposes),
  // The fingerprint of the content, which stands for it in the stored request.
  file: text(),
} satisfies Partial<Record<keyof Stripe.FileCreateParams, z.ZodType>>;

type Create = z.output<z.ZodObject<typeof createShape>>;

const create = async (
  tx: Transaction,
  { purpose, file: sha256 }: Create,
  upload: Upload | undefined,
): Promise<Stripe.File> => {
  if (!upload) throw invalidRequest('Invalid file: it must be sent as a file.', 'parameter_invalid', 'file');
  const size = upload.bytes.length;
  if (size > largestBytes)
    throw invalidRequest(
      `The file is too large: ${size} bytes. The maximum for \`${purpose}\` is ${largestBytes}.`,
      'parameter_invalid',
      'file',
    );
  const type = typeOf(upload);
  if (!type)
    throw invalidRequest(
      `Invalid file type: \`${purpose}\` takes PDF, JPEG and PNG files.`,
      'parameter_invalid',
      'file',
    );
  const created = tx.context.clock.seconds();
  const file = fileObject({ id: newId('file'), created, filename: upload.name, purpose, size, type });
  await insertObject(tx, 'file', file, { sha256 });
  emit(tx, 'file.created', file);
  return file;
};

/** Operations on files. */
export const files: readonly Operation[] = [
  operation({
    method: 'POST',
    path: '/v1/files',
    shape: createShape,
    isUpload: true,
    run: ({ tx, parameters, upload }) => create(tx, parameters, upload),
  }),
  operation({
    method: 'GET',
    path: '/v1/files',
    shape: { ...pagination, purpose: z.enum(purposes).optional() },
    run: ({ tx, parameters: { purpose, ...page } }) =>
      listObjects(tx, 'file', '/v1/files', page, { purpose }),
  }),
  operation({
    method: 'GET',
    path: '/v1/files/:id',
    shape: {},
    run: async ({ tx, path: { id = '' } }) => {
      const stored = await findObject(tx, 'file', id);
      if (!stored) throw missing('file', id, 'file');
      return stored.body;
    },
  }),
];
