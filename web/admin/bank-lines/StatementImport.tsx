import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type DragEvent } from 'react';
import { ReferenceField, RecordContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BankAccount } from '#contract/banking/bank-statements.ts';
import { acceptedFiles, useImports, type DroppedFile } from '../../shared/bank/use-imports.ts';
import { outcomeIcon, useOutcome } from '../../shared/bank/use-outcome.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { pageOf } from '../../shared/list/page-of.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { listUrl } from '../kit/modules/list-url.ts';
import { BankMessages, useBankMessages } from './messages/bank-messages.ts';
import { NameColumns } from './NameColumns.tsx';

/** An accountant reads statements of several clients at once: each file finds its client by its IBAN. */
export const StatementImport = () => (
  <BankMessages>
    <Import />
  </BankMessages>
);

const Import = () => {
  const t = useBankMessages();
  const [isOpen, setOpen] = useState(false);
  const accounts = useAccounts(isOpen);
  const { files, add, again, isReading } = useImports(() => accounts.refetch());
  const [unnamed, setUnnamed] = useState<DroppedFile>();
  if (!isOpen)
    return (
      <div>
        <Button variant="outlined" startIcon={<Icon name="bank" />} onClick={() => setOpen(true)}>
          {t('bank.statements.open')}
        </Button>
      </div>
    );
  return (
    <Panel
      title={t('bank.statements.open')}
      action={<Button onClick={() => setOpen(false)}>{t('bank.statements.close')}</Button>}
    >
      <Drop isReading={isReading} onFiles={(chosen) => add(chosen)} />
      {files.length > 0 && (
        <Stack
          component="ul"
          aria-label={t('bank.imports.result')}
          aria-live="polite"
          sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}
        >
          {files.map((file) => (
            <Result
              key={file.id}
              file={file}
              account={accountOf(file, accounts.data)}
              onName={() => setUnnamed(file)}
            />
          ))}
        </Stack>
      )}
      {unnamed?.reading.state === 'DONE' && accounts.data && (
        <NameColumns
          result={unnamed.reading.result}
          accounts={accounts.data}
          onNamed={(accountId) => again(unnamed, { accountId })}
          onClose={() => setUnnamed(undefined)}
        />
      )}
    </Panel>
  );
};

/** The bank accounts of all clients: an answer names the account alone. */
const useAccounts = (isEnabled: boolean) => {
  const dataProvider = useAdminData();
  return useQuery({
    queryKey: ['bank-accounts'],
    queryFn: async () => pageOf(await dataProvider.listBankAccounts({})).rows,
    enabled: isEnabled,
  });
};

const accountOf = ({ reading }: DroppedFile, accounts: readonly BankAccount[] | undefined) =>
  reading.state === 'DONE' ? accounts?.find(({ id }) => id === reading.result.accountId) : undefined;

const Drop = ({
  isReading,
  onFiles,
}: Readonly<{ isReading: boolean; onFiles: (files: readonly File[]) => void }>) => {
  const t = useBankMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (isNowOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isNowOver);
  };
  return (
    <Stack
      direction="row"
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event: DragEvent) => {
        drag(false)(event);
        onFiles([...event.dataTransfer.files]);
      }}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 'min(100%, 220px)' }}>
        <strong>{t('bank.imports.drop')}</strong>
        <Typography variant="body2" color="textSecondary">
          {t('bank.statements.hint')}
        </Typography>
      </Box>
      <Button variant="contained" loading={isReading} onClick={() => input.current?.click()}>
        {t('bank.imports.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label={t('bank.imports.choose')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </Stack>
  );
};

const Result = ({
  file: { file, reading },
  account,
  onName,
}: Readonly<{ file: DroppedFile; account: BankAccount | undefined; onName: () => void }>) => {
  const t = useBankMessages();
  const outcomeOf = useOutcome();
  const isUnnamed = reading.state === 'DONE' && reading.result.columns !== null;
  return (
    <Stack component="li" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Icon name={outcomeIcon(reading)} size={18} />
      <Box sx={{ flex: 1, minWidth: 'min(100%, 220px)', overflowWrap: 'anywhere' }}>
        <strong>{file.name}</strong>{' '}
        {account && (
          <RecordContextProvider value={account}>
            <ReferenceField source="merchantId" reference="merchants" link="show" />
          </RecordContextProvider>
        )}
        <Typography variant="body2">{outcomeOf(reading)}</Typography>
      </Box>
      {isUnnamed && (
        <Button
          variant="contained"
          size="small"
          aria-label={t('bank.statements.nameOf', { file: file.name })}
          onClick={onName}
        >
          {t('bank.statements.name')}
        </Button>
      )}
      {account && !isUnnamed && (
        <Link to={listUrl('bank-lines', { merchantId: account.merchantId })}>
          {t('bank.statements.lines')}
        </Link>
      )}
    </Stack>
  );
};
