'use client'

import {useTranslations} from 'next-intl'
import type {Settled} from '#/features/admin-list/query-client.ts'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {boughtText, countTickets, type TicketOrder} from '../records/ticket-order.ts'

/** The order is that of the payments. Renders nothing where no tickets were sold. */
export function TicketOrdersList({orders}: {orders: Settled<TicketOrder[]>}) {
  const t = useTranslations('admin.registrations.tickets')
  const {data = [], error, isLoading, reload} = orders
  return (
    <>
      {error && (
        <ListFailure
          error={error}
          hasRows={data.length > 0}
          isLoading={isLoading}
          onRetry={() => void reload()}
        />
      )}
      {data.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-h3">{t('title', {count: countTickets(data)})}</h3>
          <ul className="border-b border-line">
            {data.map((order) => (
              <OrderItem key={order.id} order={order} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function OrderItem({order}: {order: TicketOrder}) {
  const t = useTranslations('admin.registrations.tickets')
  const attendance = useTranslations('admin.attendance')
  const {name, orderNumber, tickets, isPartlyRefunded, came} = order
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3">
      <span className="min-w-0 wrap-anywhere">
        <strong className="block font-semibold">{name ?? attendance('nameless')}</strong>
        <span className="block text-small">
          {boughtText(order) || attendance('tickets', {count: tickets})}
        </span>
        {isPartlyRefunded && <span className="block text-small font-semibold">{t('partlyRefunded')}</span>}
      </span>
      <span className="text-small text-muted">
        {attendance('orderNumber', {number: orderNumber})}
        {came && <strong className="ms-4 font-semibold text-ink">{attendance('came')}</strong>}
      </span>
    </li>
  )
}
