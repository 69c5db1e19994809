import {spreadsheetTime, type Cell} from '../list/csv.ts'
import {remainingPence, type Attention, type Payment} from './payment.ts'

/** The columns of the export, in their order. */
export const paymentCsvColumns = [
  'begun',
  'paid',
  'payer',
  'email',
  'purpose',
  'campaign',
  'event',
  'method',
  'status',
  'attention',
  'asked',
  'received',
  'currency',
  'refunded',
  'lost',
  'kept',
  'from',
  'until',
  'message',
  'id',
] as const
type CsvColumn = (typeof paymentCsvColumns)[number]

/** What the export says in the reader's language. */
export interface PaymentWords {
  column: (column: CsvColumn) => string
  purpose: (purpose: Payment['purpose']) => string
  method: (method: Payment['method']) => string
  status: (status: Payment['status']) => string
  attention: (attention: Attention) => string
  campaign: (campaign: Payment['campaign']) => string
}

/** A heading, then a row for each payment. Sums are numbers of pounds, so that a spreadsheet adds them up. */
export function paymentRows(payments: readonly Payment[], words: PaymentWords): Cell[][] {
  return [
    paymentCsvColumns.map(words.column),
    ...payments.map((payment) => {
      const cells = cellsOf(payment, words)
      return paymentCsvColumns.map((column) => cells[column] ?? '')
    }),
  ]
}

function cellsOf(payment: Payment, words: PaymentWords): Record<CsvColumn, Cell | null> {
  const {received, covers, attention} = payment
  return {
    begun: spreadsheetTime(payment.createdAt),
    paid: received && spreadsheetTime(received.at),
    payer: payment.payerName,
    email: payment.payerEmail,
    purpose: words.purpose(payment.purpose),
    campaign: words.campaign(payment.campaign),
    event: payment.eventKey,
    method: words.method(payment.method),
    status: words.status(payment.status),
    attention: attention && words.attention(attention),
    asked: payment.amountPence / 100,
    received: received && received.pence / 100,
    currency: received?.currency ?? 'GBP',
    refunded: payment.refundedPence / 100,
    lost: payment.lostPence / 100,
    kept: remainingPence(payment) / 100,
    from: covers && spreadsheetTime(covers.from),
    until: covers && spreadsheetTime(covers.until),
    message: payment.message,
    id: payment.id,
  }
}
