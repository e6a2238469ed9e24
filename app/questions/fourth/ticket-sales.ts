import type { WrittenQuestion } from '../question.ts';

export const ticketSaleQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['How many tickets did we sell for each event?'],
    alsoAsked: [
      'ticket quantity per event',
      'I want a list of our events with the total number of tickets that people bought for them',
    ],
    sql: 'SELECT event_name, sum(quantity) FROM ticket_sales GROUP BY 1',
  },
  {
    kind: 'aggregate',
    turns: ["What's the median amount paid per sale for VIP tickets?"],
    alsoAsked: [
      'median total paid, vip',
      'Someone buying VIP: what do they typically pay in one purchase, taking the median?',
    ],
    sql: "SELECT median(total_paid) FROM ticket_sales WHERE ticket_type = 'vip'",
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['Which venue took in the most money in 2025?'],
    alsoAsked: [
      'venue with highest total paid, sold in 2025',
      'Going by the sales made in 2025, at which of the venues did people pay the most overall?',
    ],
    sql: `SELECT venue FROM ticket_sales WHERE year(sold_at) = 2025
      GROUP BY 1 ORDER BY sum(total_paid) DESC LIMIT 1`,
  },
  {
    kind: 'by period',
    turns: ['Total paid per month for Midsummer Rock'],
    alsoAsked: [
      'Midsummer Rock takings by month',
      'How are sales for Midsummer Rock coming along month after month, in dollars paid?',
    ],
    sql: `SELECT date_trunc('month', sold_at), sum(total_paid) FROM ticket_sales
      WHERE event_name = 'Midsummer Rock' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'share',
    turns: ['What percentage of sales used a promo code?'],
    alsoAsked: [
      '% of sales with promo code',
      'How large a part of the sales, in percent of their number, was made with some promo code?',
    ],
    sql: 'SELECT count(promo_code) / count(*) FROM ticket_sales',
    isPercent: true,
  },
  {
    kind: 'count',
    turns: ['How many sales were refunded in 2026?'],
    alsoAsked: [
      'refunded sales count 2026',
      'Tell me how many of the purchases made since the start of this year we had to refund',
    ],
    sql: "SELECT count(*) FROM ticket_sales WHERE refunded AND sold_at >= TIMESTAMP '2026-01-01'",
  },
  {
    kind: 'list',
    turns: ['List the reseller sales of more than 15 tickets'],
    alsoAsked: [
      'reseller, quantity > 15, show rows',
      'Can I see every sale where a reseller moved over 15 tickets in one go?',
    ],
    sql: "SELECT sale_id FROM ticket_sales WHERE sales_channel = 'reseller' AND quantity > 15",
    isList: true,
  },
  {
    kind: 'follow-up',
    turns: ['Total paid by sales channel', 'without refunded ones', 'as a bar chart, only rock'],
    alsoAsked: ['rock only', 'please do the same but for the Rock genre alone'],
    sql: `SELECT sales_channel, sum(total_paid) FROM ticket_sales
      WHERE NOT refunded AND genre = 'Rock' GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How many tickets did we sell for the Coldwater Festival?'],
    alsoAsked: [
      'Coldwater Festival tickets sold',
      'How did the Coldwater Festival do, I mean what number of tickets went to buyers?',
    ],
    sql: null,
  },
];
