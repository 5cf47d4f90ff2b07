import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import type { PaymentLink } from '#contract/links/links.ts';
import { getLinkPoster } from '#contract/links/posters.ts';
import { requestPath } from '../../shared/call.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useToast } from '../../shared/state/toast.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useDownload } from '../kit/portal/use-download.ts';
import { useLinkMessages } from './messages/link-messages.ts';
import { usualLook } from './usual-look.ts';

/** Pixels; sharp in print up to about 9 cm at 300 dpi. */
const size = 1024;
/** Quiet zone in modules (ISO/IEC 18004). */
const quietZone = 4;

/** Downloads the poster as it usually looks, and the QR code as PNG or SVG, rendered by hidden elements. */
export const QrDownloads = ({ link }: { link: PaymentLink }) => {
  const t = useLinkMessages();
  const toast = useToast();
  const vector = useRef<SVGSVGElement>(null);
  const pixels = useRef<HTMLCanvasElement>(null);
  const name = `plateno-${link.uniqueToken.slice(0, 8)}`;
  const code = {
    value: link.qrCodeData || link.paymentLinkUrl,
    size,
    level: 'M',
    marginSize: quietZone,
  } as const;
  const saveSvg = (): void => {
    const text = new XMLSerializer().serializeToString(vector.current!);
    saveFile(new Blob([text], { type: 'image/svg+xml' }), `${name}.svg`);
  };
  const savePng = (): void =>
    pixels.current!.toBlob((picture) =>
      picture === null ? toast(t('link.download.failed'), 'error') : saveFile(picture, `${name}.png`),
    );
  return (
    <>
      <PosterDownload link={link} />
      <Button size="small" onClick={savePng}>
        <Icon name="download" size={18} />
        {t('link.download.png')}
      </Button>
      <Button size="small" onClick={saveSvg}>
        <Icon name="download" size={18} />
        {t('link.download.svg')}
      </Button>
      <span hidden>
        <QRCodeCanvas ref={pixels} {...code} />
        <QRCodeSVG ref={vector} {...code} />
      </span>
    </>
  );
};

/** The demo has no files of the server. */
const PosterDownload = ({ link: { id } }: { link: PaymentLink }) => {
  const t = useLinkMessages();
  const language = useLanguage();
  const { isDemo } = usePortal();
  const pdf = useDownload(t('link.print.failed'));
  if (isDemo) return null;
  const path = requestPath(getLinkPoster, { params: { id }, query: usualLook(language) });
  return (
    <Button size="small" variant="primary" busy={pdf.isPending} onClick={() => pdf.press(path)}>
      <Icon name="download" size={18} />
      {t('link.download.poster')}
    </Button>
  );
};
