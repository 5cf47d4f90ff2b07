import { Fragment } from 'react';
import { withReadableEmails } from '#contract/shown-text.ts';
import { DataTable } from 'react-admin';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { StatusChip } from './StatusChip.tsx';
import type { StatusOf, StatusOwner } from '../../../shared/status-tone.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { ShowLink } from './ShowLink.tsx';

interface OfMerchant {
  readonly id: number;
  readonly merchantId: number;
  readonly merchantName: string;
}

interface MerchantColumnProps<R> {
  /** Who pays or what for, on a second line. */
  readonly detail?: (record: R) => string | null;
}

/** The merchant, linked to its page. */
export const MerchantColumn = <R extends OfMerchant>({ detail }: MerchantColumnProps<R>) => (
  <DataTable.Col<R>
    source="merchantName"
    disableSort
    render={(record) => (
      <>
        <ShowLink resource="merchants" id={record.merchantId}>
          {record.merchantName}
        </ShowLink>
        {detail && <div>{detail(record)}</div>}
      </>
    )}
  />
);

type Priced<S extends string> = Readonly<Record<S, number>> & Readonly<{ id: number; currency: string }>;

/** An amount in the record's own currency. */
export const MoneyColumn = <S extends string>({
  source,
  disableSort = false,
}: {
  source: S;
  disableSort?: boolean;
}) => {
  const language = useLanguage();
  return (
    <DataTable.Col<Priced<S>>
      align="right"
      source={source}
      disableSort={disableSort}
      render={(record) => formatMoney(record[source], record.currency, language)}
    />
  );
};

/** The status in its colour (specification, point 4). */
export const StatusColumn = <O extends StatusOwner>({ owner }: { owner: O }) => (
  <DataTable.Col<{ id: number; status: StatusOf<O> }>
    source="status"
    render={({ status }) => <StatusChip owner={owner} status={status} />}
  />
);

/** An e-mail address on one line, or broken before its domain; never within a word. */
export const EmailColumn = () => (
  <DataTable.Col<{ id: number; email: string }>
    source="email"
    render={({ email }) => <Email address={email} />}
  />
);

/** The address in its readable form; in a narrow column it breaks before @ and the dots after it. */
export const Email = ({ address: stored }: { address: string }) => {
  const address = withReadableEmails(stored);
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      {address
        .slice(at)
        .split(/(?=\.)/)
        .map((part, place) => (
          <Fragment key={place}>
            <wbr />
            {part}
          </Fragment>
        ))}
    </>
  );
};
