import { CloseNotificationContext, Form, TextInput } from 'react-admin';
import * as z from 'zod';
import { ActionDialog } from '../../admin/kit/actions/ActionDialog.tsx';
import { AmountInput } from '../../admin/kit/actions/AmountInput.tsx';
import { ConfirmDialog } from '../../admin/kit/actions/ConfirmDialog.tsx';
import { CopyButton } from '../../admin/kit/actions/CopyButton.tsx';
import { FormDialog } from '../../admin/kit/actions/FormDialog.tsx';
import { RecordButton } from '../../admin/kit/actions/RecordButton.tsx';
import { UndoAlert } from '../../admin/kit/actions/UndoAlert.tsx';
import { ApiError } from '../../shared/api-error.ts';
import { Opened } from '../Opened.tsx';
import { piece, type Piece } from '../piece.ts';

const accept = async (): Promise<void> => undefined;
const refuse = async (): Promise<never> => {
  throw new ApiError(409, { code: 'merchants.closed', message: 'Търговецът е закрит.' });
};

const confirming = (send: () => Promise<unknown>) => () => (
  <Opened>
    {(close) => (
      <ConfirmDialog
        title="Спиране"
        text="Търговецът вече няма да приема плащания."
        submit="Спри"
        send={send}
        failed="Търговецът не е спрян."
        onClose={close}
      />
    )}
  </Opened>
);

const filling = (send: () => Promise<unknown>) => () => (
  <Opened>
    {(close) => (
      <FormDialog
        title="Бележка"
        defaultValues={{ text: '' }}
        schema={z.object({ text: z.string().min(1) })}
        submit="Запази"
        send={send}
        failed="Бележката не е записана."
        onClose={close}
      >
        <TextInput source="text" label="Текст" isRequired />
      </FormDialog>
    )}
  </Opened>
);

export const backOfficeActions: readonly Piece[] = [
  piece('admin/kit/actions/ActionDialog.tsx', {
    open: () => (
      <Opened>
        {(close) => (
          <ActionDialog title="Заглавие" onClose={close}>
            Съдържание
          </ActionDialog>
        )}
      </Opened>
    ),
  }),
  piece('admin/kit/actions/ConfirmDialog.tsx', { accepted: confirming(accept), refused: confirming(refuse) }),
  piece('admin/kit/actions/FormDialog.tsx', { accepted: filling(accept), refused: filling(refuse) }),
  piece('admin/kit/actions/AmountInput.tsx', {
    empty: () => (
      <Form>
        <AmountInput source="amount" label="Сума" helperText="EUR" />
      </Form>
    ),
  }),
  piece('admin/kit/actions/RecordButton.tsx', {
    'on a page': () => <RecordButton icon="pencil" action="Промени" of="Роза" isInRow={false} />,
    'in a row': () => <RecordButton icon="pencil" action="Промени" of="Роза" isInRow />,
  }),
  piece('admin/kit/actions/CopyButton.tsx', { copy: () => <CopyButton text="pi_1" label="Копирай" /> }),
  piece('admin/kit/actions/UndoAlert.tsx', {
    undo: () => (
      <CloseNotificationContext value={() => undefined}>
        <UndoAlert text="Търговецът е спрян." onUndo={() => undefined} />
      </CloseNotificationContext>
    ),
  }),
];
