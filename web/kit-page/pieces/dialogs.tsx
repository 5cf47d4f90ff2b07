import * as z from 'zod';
import { DisabledInDemo } from '../../merchant/kit/dialogs/DisabledInDemo.tsx';
import { ApiError } from '../../shared/api-error.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Drawer } from '../../shared/layout/Drawer.tsx';
import { Modal } from '../../shared/layout/Modal.tsx';
import { Opened } from '../Opened.tsx';
import { piece, type Piece } from '../piece.ts';

const accept = async (): Promise<void> => undefined;
const refuse = async (): Promise<never> => {
  throw new ApiError(409, { code: 'links.paid', message: 'Линкът вече е платен.' });
};
const refuseField = async (): Promise<never> => {
  const message = 'Вече има такъв клиент.';
  throw new ApiError(409, { code: 'customers.taken', message, fields: { name: message } });
};

const confirming = (send: () => Promise<unknown>) => () => (
  <Opened>
    {(close) => (
      <ConfirmDialog
        title="Отмяна на линка"
        text="Клиентът вече няма да може да плати по него."
        submit="Отмени линка"
        send={send}
        done="Линкът е отменен."
        failed="Линкът не е отменен."
        onClose={close}
      />
    )}
  </Opened>
);

const customer = z.object({ name: z.string().min(1) });

const filling = (send: () => Promise<unknown>) => () => (
  <Opened>
    {(close) => (
      <FormDialog
        title="Нов клиент"
        defaultValues={{ name: '' }}
        schema={customer}
        submit="Запази"
        send={send}
        done="Клиентът е записан."
        failed="Клиентът не е записан."
        onClose={close}
      >
        <TextInput name="name" label="Име" required />
      </FormDialog>
    )}
  </Opened>
);

export const dialogs: readonly Piece[] = [
  piece('shared/layout/Dialog.tsx', {
    open: () => (
      <Opened>
        {(close) => (
          <Dialog title="Заглавие" onClose={close} actions={<Button onClick={close}>Затвори</Button>}>
            Съдържание
          </Dialog>
        )}
      </Opened>
    ),
  }),
  piece('shared/layout/Modal.tsx', {
    open: () => <Opened>{(close) => <Modal onClose={close}>Натиснете Esc</Modal>}</Opened>,
  }),
  piece('shared/layout/Drawer.tsx', {
    open: () => (
      <Opened>
        {(close) => (
          <Drawer label="Меню" onClose={close}>
            Съдържание
          </Drawer>
        )}
      </Opened>
    ),
  }),
  piece('shared/dialogs/ConfirmDialog.tsx', {
    accepted: confirming(accept),
    refused: confirming(refuse),
  }),
  piece('shared/dialogs/FormDialog.tsx', {
    accepted: filling(accept),
    refused: filling(refuse),
    'refused for a field': filling(refuseField),
  }),
  piece('merchant/kit/dialogs/DisabledInDemo.tsx', {
    'in the demo': () => <DisabledInDemo labels={['Изтегли', 'Изпрати']} />,
  }),
];
