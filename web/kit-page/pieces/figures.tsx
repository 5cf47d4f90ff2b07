import { LazyChart } from '../../shared/charts/LazyChart.tsx';
import { ChartPlace } from '../../shared/charts/ChartPlace.tsx';
import { Sparkline } from '../../shared/charts/Sparkline.tsx';
import { MoneyFigure } from '../../shared/figures/MoneyFigure.tsx';
import { StatCard, StatCards } from '../../shared/list/StatCard.tsx';
import { PaymentChips } from '../../shared/payments/PaymentChips.tsx';
import { Receipt, ReceiptTotal } from '../../shared/receipt/Receipt.tsx';
import { Stamp } from '../../shared/receipt/Stamp.tsx';
import '../../shared/receipt/receipt.css';
import { piece, type Piece } from '../piece.ts';

const days = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'];
const points = days.map((name, place) => ({
  name,
  title: name,
  amount: (place * 37) % 120,
  previous: (place * 53) % 90,
  previousTitle: `предишна седмица, ${name}`,
}));

export const figures: readonly Piece[] = [
  piece('shared/figures/MoneyFigure.tsx', {
    euro: () => <MoneyFigure amount={1_234.5} currency="EUR" />,
    nothing: () => <MoneyFigure amount={0} currency="EUR" />,
    'a large sum': () => <MoneyFigure amount={12_345_678.9} currency="EUR" />,
  }),
  piece('shared/list/StatCard.tsx', {
    cards: () => (
      <StatCards>
        <StatCard label="Днес" value="124,90 €" notes={['3 плащания']} />
        <StatCard label="Този месец" value="4 210,00 €" />
        <StatCard label="Зарежда се" value={undefined} />
      </StatCards>
    ),
  }),
  piece('shared/charts/LazyChart.tsx', {
    'a week': () => (
      <LazyChart label="Оборот за седмицата" points={points} legend={{ now: 'тази', previous: 'миналата' }} />
    ),
  }),
  piece('shared/charts/ChartPlace.tsx', { 'while it loads': () => <ChartPlace /> }),
  piece('shared/charts/Sparkline.tsx', {
    values: () => <Sparkline values={[3, 8, 2, 9, 12, 4]} />,
    'no values': () => <Sparkline />,
  }),
  piece('shared/payments/PaymentChips.tsx', {
    paid: () => (
      <PaymentChips
        payment={{ method: 'CARD', status: 'SUCCEEDED', refundStatus: 'NONE', disputeStatus: 'NONE' }}
      />
    ),
    refunded: () => (
      <PaymentChips
        payment={{ method: 'CARD', status: 'SUCCEEDED', refundStatus: 'FULL', disputeStatus: 'NONE' }}
      />
    ),
    'by bank': () => (
      <PaymentChips
        payment={{ method: 'BANK', status: 'SUCCEEDED', refundStatus: 'NONE', disputeStatus: 'NONE' }}
      />
    ),
    disputed: () => (
      <PaymentChips
        payment={{ method: 'CARD', status: 'SUCCEEDED', refundStatus: 'PARTIAL', disputeStatus: 'OPEN' }}
      />
    ),
  }),
  piece('shared/receipt/Receipt.tsx', {
    receipt: () => (
      <Receipt label="Разписка">
        <p>Букет рози</p>
        <ReceiptTotal label="Общо">24,90 €</ReceiptTotal>
      </Receipt>
    ),
  }),
  piece('shared/receipt/Stamp.tsx', { stamp: () => <Stamp text="Платено" /> }),
];
