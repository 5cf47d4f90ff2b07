import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RatesAway } from '#modules/rates/domain/failures.ts';
import type { RatesFile } from '#modules/rates/ports/rates-file.ts';

/** A file with the text `Date,USD`, one that cannot be read, and no configured file. */
type Opened = Readonly<{ found: RatesFile; lost: RatesFile; none: RatesFile; close?: () => Promise<void> }>;

/** Contract of the central bank's file. */
export const describeRatesFile = (name: string, open: () => Promise<Opened>): void => {
  describe(`the file of exchange rates by ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    it('a configured file is read as text', async () => {
      expect(opened.found.isConfigured).toBe(true);
      expect(await opened.found.read()).toBe('Date,USD');
    });

    it('a file that cannot be read is reported as away', async () => {
      expect(opened.lost.isConfigured).toBe(true);
      await expect(opened.lost.read()).rejects.toThrow(RatesAway);
    });

    it('without a configured file none is there', () => {
      expect(opened.none.isConfigured).toBe(false);
    });
  });
};
