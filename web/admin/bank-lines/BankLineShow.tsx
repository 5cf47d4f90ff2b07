import { Stack, Typography } from '@mui/material';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { RecordPage } from '../kit/fields/RecordPage.tsx';
import { RecordTitle } from '../kit/fields/RecordTitle.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import { LineActions, MatchButton } from './LineActions.tsx';
import { BankMessages, useBankMessages } from './messages/bank-messages.ts';
import { StateChip } from './StateChip.tsx';
import { useMatchNames } from './use-match-names.ts';

/** One movement: its facts, what it paid, and for the accountant what it may have paid. */
export const BankLineShow = () => (
  <BankMessages>
    <RecordPage<BankLine>>
      {(line) => (
        <>
          <Head line={line} />
          <About line={line} />
          <Matches line={line} />
          <Suggestions line={line} />
        </>
      )}
    </RecordPage>
  </BankMessages>
);

type OfLine = Readonly<{ line: BankLine }>;

const Head = ({ line }: OfLine) => {
  const language = useLanguage();
  const { nameOf } = useMatchNames();
  const may = useMay();
  return (
    <RecordTitle
      resource="bank-lines"
      title={joined([formatMoney(line.amount, line.currency, language), nameOf(line)])}
      subtitle={joined([formatDate(line.bookedOn), line.text])}
    >
      <StateChip state={line.state} />
      {may('match', 'bank-lines') && <LineActions line={line} />}
    </RecordTitle>
  );
};

const About = ({ line }: OfLine) => {
  const t = useBankMessages();
  const language = useLanguage();
  const { merchantId, merchantName, iban, counterIban, text, bankReference, asideReason, rest, toReturn } =
    line;
  const money = (amount: number) => (amount === 0 ? null : formatMoney(amount, line.currency, language));
  return (
    <Panel title={t('bank.about')}>
      <Facts
        facts={[
          [
            t('admin.merchant'),
            <ShowLink key="merchant" resource="merchants" id={merchantId}>
              {merchantName}
            </ShowLink>,
          ],
          [t('resources.bank-lines.fields.bookedOn'), formatDate(line.bookedOn)],
          [t('bank.account'), iban],
          [t('bank.counterIban'), counterIban],
          [t('bank.text'), text],
          [t('bank.reference'), bankReference],
          [t('bank.why'), asideReason === null ? null : t(`bank.aside.${asideReason}`)],
          [t('bank.rest'), line.state === 'MATCHED' ? money(rest) : null],
          [t('bank.toReturn'), money(toReturn)],
        ]}
      />
    </Panel>
  );
};

const Matches = ({ line: { matches, currency } }: OfLine) => {
  const t = useBankMessages();
  const language = useLanguage();
  const { reasons } = useMatchNames();
  if (matches.length === 0) return null;
  return (
    <Panel title={t('bank.paid')}>
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {matches.map((match, place) => (
          // Matches have no id; a document may be paid twice.
          <li key={place}>
            <Paid match={match} /> {formatMoney(match.amount, currency, language)}
            <Typography variant="body2" color="textSecondary">
              {joined([
                match.matchedBy,
                formatDate(match.matchedAt),
                match.reasons.length > 0 && reasons(match.reasons),
              ])}
            </Typography>
          </li>
        ))}
      </Stack>
    </Panel>
  );
};

const Paid = ({ match }: { match: BankLine['matches'][number] }) => {
  const t = useBankMessages();
  const { invoiceId, invoiceNumber, paymentId, payoutId } = match;
  return (
    <>
      {payoutId !== null && (
        <ShowLink resource="payouts" id={payoutId}>
          {t('bank.payout', { id: payoutId })}
        </ShowLink>
      )}
      {paymentId !== null && (
        <ShowLink resource="payments" id={paymentId}>
          {t('bank.payment', { id: paymentId })}
        </ShowLink>
      )}{' '}
      {invoiceId !== null && (
        <ShowLink resource="invoices" id={invoiceId}>
          {t('bank.invoice', { number: invoiceNumber ?? '' })}
        </ShowLink>
      )}
    </>
  );
};

const Suggestions = ({ line }: OfLine) => {
  const t = useBankMessages();
  const language = useLanguage();
  const { suggested, reasons } = useMatchNames();
  const may = useMay();
  const isOpen = line.state === 'NEW' || line.state === 'SUGGESTED';
  if (!isOpen || line.suggestions.length === 0) return null;
  return (
    <Panel title={t('bank.suggestions')}>
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {line.suggestions.map((suggestion, place) => {
          const { promise, invoices, isPart } = suggestion;
          const sums = promise === null ? invoices.map(({ amount }) => amount) : [promise.amount];
          return (
            // Suggestions have no identity but their place.
            <Stack
              component="li"
              key={place}
              direction="row"
              sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
            >
              <div>
                {joined([
                  joined(suggested(suggestion), ', '),
                  promise === null ? invoices[0]?.buyerName : promise.customerName,
                  joined(
                    sums.map((sum) => formatMoney(sum, line.currency, language)),
                    ' + ',
                  ),
                  isPart && t('bank.part'),
                ])}
                <Typography variant="body2" color="textSecondary">
                  {reasons(suggestion.reasons)}
                </Typography>
              </div>
              {may('match', 'bank-lines') && <MatchButton line={line} suggestion={suggestion} />}
            </Stack>
          );
        })}
      </Stack>
    </Panel>
  );
};
