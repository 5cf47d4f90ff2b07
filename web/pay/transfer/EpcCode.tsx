import { QRCodeSVG } from 'qrcode.react';

/**
 * The transfer as a QR code (EPC069-12 asks for level M). Rendered by the server only: its library is in no script.
 */
export const EpcCode = ({ epc }: { epc: string }) => (
  <QRCodeSVG
    value={epc}
    size={208}
    level="M"
    marginSize={4}
    bgColor="#ffffff"
    fgColor="#000000"
    title="EPC QR"
  />
);
