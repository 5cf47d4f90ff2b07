import type { PosterLook } from '#contract/links/words/poster.ts';
import { Money } from '#kernel/money.ts';
import type { PrintedPoster } from '../../application/poster-printer.ts';
import type { LinkView } from '../postgres/link-view.ts';

type Asked = Readonly<{ look: PosterLook; signal: AbortSignal; publicUrl: string }>;

/** The poster of a payment link. */
export const posterOf = (link: LinkView, { look, signal, publicUrl }: Asked): PrintedPoster => ({
  merchantId: link.merchantId,
  logoHash: link.merchantLogoHash,
  content: {
    merchantName: link.merchantName,
    brandColor: link.merchantBrandColor,
    amount: { value: Money.ofMinor(link.amountMinor, link.currency).toDecimal(), currency: link.currency },
    charged:
      link.chargeCurrency === link.currency
        ? null
        : {
            value: Money.ofMinor(link.chargeAmountMinor, link.chargeCurrency).toDecimal(),
            currency: link.chargeCurrency,
          },
    description: link.description,
    url: `${publicUrl}/pay/${link.token}`,
    // A token is too long to type.
    shortUrl: null,
  },
  look,
  signal,
});
