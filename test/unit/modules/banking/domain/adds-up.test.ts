import { describe, expect, it } from 'vitest';
import { addsUp, mustAddUp } from '#modules/banking/domain/adds-up.ts';
import { StatementDoesNotAddUp } from '#modules/banking/domain/failures.ts';
import type { Statement } from '#modules/banking/domain/statement.ts';
import { sampleLines } from '#test/support/banking/sample-statement.ts';

const lines = [12_000, -300].map((amountMinor) => ({ ...sampleLines[0]!, amountMinor }));
const statement: Statement = {
  format: 'CAMT053',
  iban: 'BG80BNBG96611020345678',
  currency: 'EUR',
  statementRef: null,
  from: null,
  to: null,
  openingMinor: -50,
  closingMinor: 11_650,
  lines,
  pending: 0,
};

describe('a statement', () => {
  it('adds up when opening balance and movements are the closing balance', () => {
    expect(addsUp(statement)).toBe(true);
    expect(() => mustAddUp(statement)).not.toThrow();
  });

  it.each(['openingMinor', 'closingMinor'] as const)('adds up without %s', (balance) => {
    expect(addsUp({ ...statement, [balance]: null })).toBe(true);
  });

  it('that does not add up is refused with its balances and the sum of its movements', () => {
    const wrong = { ...statement, lines: lines.slice(1) };
    expect(addsUp(wrong)).toBe(false);
    const params = { opening: '-0.5', sum: '-3', closing: '116.5', iban: statement.iban, currency: 'EUR' };
    expect(() => mustAddUp(wrong)).toThrow(
      expect.objectContaining({ code: 'banking.does-not-add-up', params }),
    );
    expect(() => mustAddUp(wrong)).toThrow(StatementDoesNotAddUp);
  });

  it('adds up exactly with amounts that a double cannot add', () => {
    const large = Array.from({ length: 2_000 }, () => ({ ...lines[0]!, amountMinor: 10_000_000_000_000 }));
    const opening = { ...statement, openingMinor: 1, lines: large };
    expect(addsUp({ ...opening, closingMinor: 20_000_000_000_000_000 })).toBe(false);
  });
});
