import type { ComponentProps } from 'react';
import { PromiseMessages } from './messages/promise-messages.ts';
import { MoneyCameDialog } from './MoneyCameDialog.tsx';

/** The dialog of a screen without these messages. */
const MoneyCame = (props: ComponentProps<typeof MoneyCameDialog>) => (
  <PromiseMessages>
    <MoneyCameDialog {...props} />
  </PromiseMessages>
);
export default MoneyCame;
