import type {Cell, Sheet} from '#/features/admin-list/sheet.ts'
import {kindOf, remainingPence, type Payment} from '../payment.ts'
import type {PaymentAttention} from '@site/schemas/statuses/payment'

export const paymentExportColumns = [
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
  'accounts',
  'from',
  'until',
  'message',
  'id',
] as const
type ExportColumn = (typeof paymentExportColumns)[number]

export interface PaymentWords {
  column: (column: ExportColumn) => string
  purpose: (kind: ReturnType<typeof kindOf>) => string
  method: (method: Payment['method']) => string
  status: (status: Payment['status']) => string
  attention: (attention: PaymentAttention) => string
  campaign: (campaign: Payment['campaign']) => string
  beforeAccounts: string
}

export function paymentSheet(payments: readonly Payment[], words: PaymentWords): Sheet {
  return [
    paymentExportColumns.map(words.column),
    ...payments.map((payment) => {
      const cells = cellsOf(payment, words)
      return paymentExportColumns.map((column) => cells[column])
    }),
  ]
}

function cellsOf(payment: Payment, words: PaymentWords): Record<ExportColumn, Cell> {
  const {received, covers, attention} = payment
  return {
    begun: new Date(payment.createdAt),
    paid: received && new Date(received.at),
    payer: payment.payerName,
    email: payment.payerEmail,
    purpose: words.purpose(kindOf(payment)),
    campaign: words.campaign(payment.campaign),
    event: payment.eventKey,
    method: words.method(payment.method),
    status: words.status(payment.status),
    attention: attention && words.attention(attention),
    asked: {pence: payment.amountPence},
    received: received && {pence: received.pence},
    currency: received?.currency ?? 'GBP',
    refunded: {pence: payment.refundedPence},
    lost: {pence: payment.lostPence},
    kept: {pence: remainingPence(payment)},
    accounts: payment.isBeforeAccounts ? words.beforeAccounts : null,
    from: covers && new Date(covers.from),
    until: covers && new Date(covers.until),
    message: payment.message,
    id: payment.id,
  }
}
