import { Money } from '#kernel/money.ts';
import type { Language } from '#kernel/language.ts';
import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatMoney } from '#platform/templates/formats.ts';
import type { MerchantLetter, MerchantMailContent } from '../../application/merchant-letters.ts';

type MonthlyReport = Extract<MerchantMailContent, { kind: 'MONTHLY_REPORT' }>;

const locales: Readonly<Record<Language, string>> = { bg: 'bg-BG', en: 'en-GB' };

/** `октомври 2026 г.`, `October 2026`. @param month `YYYY-MM` */
const nameOf = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** Percent with one decimal and its sign; null without takings to compare with. */
const growthOf = (takings: number, before: number, language: Language): string | null => {
  if (before === 0) return null;
  const format = new Intl.NumberFormat(locales[language], {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${format.format(((takings - before) / before) * 100).replace('-', '\u2212')}%`;
};

/** The mail about a month that is over, in the merchant's language. */
export const monthlyReportLetter = (
  { month, count, compared, ...sums }: MonthlyReport,
  { businessName, language }: MerchantLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const say = (code: string, params = {}): string => messages.say(language, `merchants.mail.${code}`, params);
  const euro = (minor: number): string => formatMoney(Money.ofMinor(minor, 'EUR'), language);
  const name = nameOf(month, language);
  const takings = euro(sums.takingsMinor);
  const growth = compared && growthOf(sums.takingsMinor, compared.takingsMinor, language);
  const text = say('monthly-report.text', { month: name, takings });
  return {
    language,
    subject: say('monthly-report.subject', { month: name, takings }),
    preheader: text,
    sender: 'Plateno',
    logoId: null,
    greeting: messages.say(language, 'merchants.change.greeting', { merchant: businessName }),
    paragraphs: [
      text,
      ...(compared === null
        ? []
        : [
            say(growth === null ? 'monthly-report.compared' : 'monthly-report.compared-growth', {
              month: nameOf(compared.month, language),
              takings: euro(compared.takingsMinor),
              growth: growth ?? '',
            }),
          ]),
    ],
    amount: { label: say('monthly-report.net'), value: euro(sums.netMinor) },
    button: {
      label: say('monthly-report.button'),
      url: `${publicUrl}/merchant/reports?period=MONTH&on=${month}-01`,
      hint: say('open'),
    },
    rows: [
      { label: say('monthly-report.count'), value: String(count) },
      { label: say('monthly-report.takings'), value: takings },
      { label: say('monthly-report.refunds'), value: euro(sums.refundsMinor) },
      ...(sums.disputesMinor
        ? [{ label: say('monthly-report.disputes'), value: euro(sums.disputesMinor) }]
        : []),
      { label: say('monthly-report.fees'), value: euro(sums.feesMinor) },
    ],
    notes: [say('monthly-report.note')],
    footer: say('automatic'),
  };
};
