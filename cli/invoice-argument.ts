import { Args, Errors } from '@oclif/core';
import { getInvoice, type Invoice } from '#contract/invoices/invoices.ts';
import { listInvoices } from '#contract/invoices/invoice-lists.ts';
import { readReference } from '#kernel/record-reference.ts';
import { idFlag } from './arguments.ts';
import type { Ask } from './ask.ts';
import { pageOf } from './list-flags.ts';
import { fill, messages } from './messages.ts';

/** Arguments of every command on one document: its number, or its id. */
export const invoiceArgs = {
  invoice: Args.string({ ignoreStdin: true, description: messages.invoiceArgument }),
};
/** Flags that select a document by id, or one of several with the same number. */
export const invoiceFlags = {
  id: idFlag({ summary: messages.invoiceIdFlag }),
  merchant: idFlag({ summary: messages.invoiceMerchantFlag }),
};

type Given = Readonly<{
  args: Readonly<{ invoice?: string | undefined }>;
  flags: Readonly<{ id?: number | undefined; merchant?: number | undefined }>;
}>;

const usage = (message: string, params: Record<string, string> = {}): Error =>
  new Errors.CLIError(fill(message, params), { exit: 2 });

/** @throws usage failure when several merchants have a document with this number, or the given merchant has none */
const idOfNumber = async (ask: Ask, number: string, merchantId: number | undefined): Promise<number> => {
  const query = { number, merchantId, page: 0, size: 20 };
  const { rows } = pageOf(await ask(listInvoices, { query }));
  const [only, another] = rows;
  if (only === undefined) throw new Errors.CLIError(fill(messages.numberUnknown, { number }), { exit: 3 });
  if (another === undefined) return only.id;
  const merchants = rows.map((row) => `  #${row.merchantId} ${row.merchantName}`).join('\n');
  throw usage(messages.numberNotUnique, { number, merchants });
};

const idOfGiven = async (ask: Ask, { args, flags }: Given): Promise<number> => {
  if (flags.id !== undefined && args.invoice !== undefined) throw usage(messages.invoiceGivenTwice);
  if (flags.id !== undefined) return flags.id;
  if (args.invoice === undefined) throw usage(messages.invoiceMissing);
  const reference = readReference(args.invoice);
  if (reference === null) throw usage(messages.notAnInvoice, { given: args.invoice });
  return reference.kind === 'id' ? reference.id : idOfNumber(ask, reference.number, flags.merchant);
};

/**
 * Finds a document by id (`54`, `#54`, `--id 54`), or by number (ten digits), which several merchants may use.
 *
 * @throws usage failure for anything else, InvoiceNotFound, and exit code 3 for a document of another merchant
 */
export const findInvoice = async (ask: Ask, given: Given): Promise<Invoice> => {
  const id = await idOfGiven(ask, given);
  const invoice = await ask(getInvoice, { params: { id } });
  const { merchant } = given.flags;
  if (merchant === undefined || merchant === invoice.merchantId) return invoice;
  const names = { id: String(id), merchant: String(merchant) };
  throw new Errors.CLIError(fill(messages.invoiceOfAnother, names), { exit: 3 });
};

/** Describes a document to a person who is about to act on it. */
export const describeInvoice = ({ id, invoiceNumber, merchantId, merchantName, buyer }: Invoice): string =>
  fill(messages.invoiceOf, { id, invoiceNumber, merchantId, merchantName, buyer: buyer.name });
