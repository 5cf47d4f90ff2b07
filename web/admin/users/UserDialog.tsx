import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar, useRedirect } from 'react-admin';
import { Button } from '../../shared/layout/Button.tsx';
import { useWords } from '../../shared/words/use-words.ts';

interface UserDialogProps {
  readonly title: string;
  readonly defaultValues?: object;
  readonly children: ReactNode;
}

/** Within the dialog on phones, too, where react-admin would fix it to the foot of the window. */
const toolbar = {
  '&&': { position: 'static' },
  gap: 2,
  justifyContent: 'flex-end',
  backgroundColor: 'transparent',
};

/** The form over the list of users; closed, the list is there again as it was. */
export const UserDialog = ({ title, defaultValues, children }: UserDialogProps) => {
  const t = useWords();
  const redirect = useRedirect();
  const titleId = useId();
  const close = () => redirect('list', 'users');
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <SimpleForm
          {...(defaultValues && { defaultValues })}
          toolbar={
            <Toolbar sx={toolbar}>
              <Button onClick={close}>{t('shared.cancel')}</Button>
              <SaveButton label="shared.save" icon={<></>} />
            </Toolbar>
          }
        >
          {children}
        </SimpleForm>
      </DialogContent>
    </Dialog>
  );
};
