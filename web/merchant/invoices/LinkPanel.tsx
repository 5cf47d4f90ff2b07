import type { ReactNode } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import { Panel } from '../../shared/layout/Panel.tsx';
import classes from './InvoicePage.module.css';

/** Pixels. */
const size = 160;

type Props = Readonly<{
  title: string;
  /** What the code says to a screen reader. */
  code: string;
  text: string;
  url: string;
  /** The buttons below the address. */
  children: ReactNode;
}>;

/** The address of a page for the customer, with its QR code. */
export const LinkPanel = ({ title, code, text, url, children }: Props) => (
  <Panel title={title}>
    <div className={classes['pay']}>
      {/* White around the code in the dark theme too: many readers need a light margin. */}
      <div className={classes['paper']}>
        <QRCodeSVG value={url} size={size} level="L" title={code} />
      </div>
      <div className={classes['payText']}>
        <p>{text}</p>
        <p className={classes['url']}>
          <a href={url}>{url}</a>
        </p>
        <div className={classes['share']}>{children}</div>
      </div>
    </div>
  </Panel>
);
