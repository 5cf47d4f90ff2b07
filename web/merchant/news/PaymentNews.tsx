import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { formatMoney } from '../../shared/format/format-money.ts';
import type { News } from '../../shared/portal/portal-api.ts';
import { useToast } from '../../shared/state/Toasts.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../portal.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import { followNews } from './follow-news.ts';
import { playSound } from './sound.ts';

/** What a payment shows on. */
const touched = ['payment', 'payments', 'takings', 'link', 'links', 'invoice', 'invoices'];

/**
 * Brings what becomes of payments to whatever screen is open; says when one is paid, which can be heard, or a card was
 * declined. Shows nothing itself.
 */
export const PaymentNews = () => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const toast = useToast();
  const client = useQueryClient();
  const { api } = usePortal();
  const tell = useEffectEvent((news: News, isFirst: boolean) => {
    for (const name of touched) void client.invalidateQueries({ queryKey: [name] });
    if (news.kind === 'change') return;
    const amount = formatMoney(news.payment.amount, news.payment.currency, language);
    if (news.kind === 'declined') {
      toast(t('merchant.news.declined', { amount }), 'info');
    } else {
      toast(t('merchant.news.paid', { amount }));
      if (isFirst) playSound();
    }
  });
  useEffect(() => {
    const left = new AbortController();
    followNews(
      (listening) => api.followPayments(listening),
      (...told) => tell(...told),
      left.signal,
    );
    return () => left.abort();
  }, [api]);
  return null;
};
