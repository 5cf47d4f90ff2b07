import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VatNumbers } from '#modules/invoices/ports/vat-numbers.ts';

type Opened = Readonly<{ vatNumbers: VatNumbers; unasked: VatNumbers; close?: () => Promise<void> }>;

/** Contract of VAT numbers, of a service with the answers of the sandbox. */
export const describeVatNumbers = (name: string, open: () => Promise<Opened>): void => {
  describe(`VAT numbers by ${name}`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close?.());

    it('a valid number has the name of its owner and the identifier of the request', async () => {
      expect(await opened.vatNumbers.check('DE123456781', 'BG175074752')).toEqual({
        state: 'VALID',
        requestId: expect.stringMatching(/^WAPI/) as string,
        name: 'SANDBOX GMBH',
        address: 'HAUPTSTRASSE 1',
        checkedAt: expect.any(Date) as Date,
      });
    });

    it('a number that is not registered is INVALID, without a name', async () => {
      const check = await opened.vatNumbers.check('DE123456789', 'BG175074752');
      expect([check?.state, check?.name, check?.address]).toEqual(['INVALID', undefined, undefined]);
    });

    it('a number whose member state does not answer is NOT_NOW', async () => {
      expect(await opened.vatNumbers.check('DE123456788', 'BG175074752')).toMatchObject({
        state: 'NOT_NOW',
        requestId: null,
      });
    });

    it('a request without the number of its caller has no identifier', async () => {
      expect((await opened.vatNumbers.check('DE123456781', null))?.requestId).toBeNull();
    });

    it('a service that is not configured is never asked', async () => {
      expect(await opened.unasked.check('DE123456781', null)).toBeNull();
    });
  });
};
