import encodeQR from 'qr';

/** A QR code as a picture for a page: level M (EPC069-12), drawn as lines, so that it is sharp at every size. */
export const qrCodeImage = (text: string): string => {
  const drawing = encodeQR(text, 'svg', { ecc: 'medium', border: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
};
