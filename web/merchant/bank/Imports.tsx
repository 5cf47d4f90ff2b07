import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOfOtherAccount, useImports, type DroppedFile } from '../../shared/bank/use-imports.ts';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { NotInPlan } from '../kit/dialogs/NotInPlan.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import { DropFiles } from './DropFiles.tsx';
import { FileResults } from './FileResults.tsx';
import { useBankMessages } from './messages/bank-messages.ts';
import { afterMatching, useMayMatch } from './use-bank.ts';

/** Where statements are dropped, and what became of each file. Who may not import reads which plan includes it. */
export const Imports = () => {
  const { mayWrite, isInPlan } = useMayMatch();
  if (!mayWrite) return null;
  // A place as high as what follows, so that the list below does not move.
  return (
    <Panel>
      {isInPlan === false ? <NotInPlan feature="bankStatements" /> : <Files isReady={isInPlan === true} />}
    </Panel>
  );
};

const Files = ({ isReady }: { isReady: boolean }) => {
  const t = useBankMessages();
  const client = useQueryClient();
  const [unnamed, setUnnamed] = useState<DroppedFile>();
  const { files, add, again, isReading } = useImports(async (reading) => {
    if (reading.state !== 'DONE' || !reading.result.isStored) return;
    await Promise.all(afterMatching.map(async (queryKey) => client.invalidateQueries({ queryKey })));
  });
  return (
    <>
      <DropFiles
        words={{
          choose: t('bank.imports.choose'),
          drop: t('bank.imports.drop'),
          hint: t('bank.formats.hint'),
        }}
        isDisabled={!isReady}
        isReading={isReading}
        onFiles={(chosen) => add(chosen)}
      />
      <FileResults
        files={files}
        actionOf={(file) => <NextStep file={file} onName={() => setUnnamed(file)} />}
      />
      {unnamed?.reading.state === 'DONE' && unnamed.reading.result.columns !== null && (
        <ColumnsDialog
          result={unnamed.reading.result}
          onNamed={(accountId) => again(unnamed, { accountId })}
          onClose={() => setUnnamed(undefined)}
        />
      )}
    </>
  );
};

/** What a file asks for: its columns, its account, or a look at what it suggests. */
const NextStep = ({ file: { reading }, onName }: { file: DroppedFile; onName: () => void }) => {
  const t = useBankMessages();
  const { base } = usePortal();
  const [, setParams] = useSearchParams();
  if (reading.state === 'FAILED')
    return isOfOtherAccount(reading.error) ? (
      <ButtonLink size="small" to={`${base}/settings/bank-accounts`}>
        {t('bank.addAccount')}
      </ButtonLink>
    ) : null;
  if (reading.state !== 'DONE') return null;
  if (reading.result.columns !== null)
    return (
      <Button size="small" variant="primary" onClick={onName}>
        {t('bank.nameColumns')}
      </Button>
    );
  return reading.result.suggested === 0 ? null : (
    <Button size="small" onClick={() => setParams({ status: 'SUGGESTED' }, { replace: true })}>
      {t('bank.showSuggested')}
    </Button>
  );
};
