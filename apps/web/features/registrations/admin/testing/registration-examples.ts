import type {Registration, Runner} from '../records/registration.ts'
import type {TicketOrder} from '../records/ticket-order.ts'

/** A registration for tests. */
export function exampleRegistration(changes: Partial<Registration> = {}): Registration {
  return {
    id: 'registration',
    kind: 'general',
    status: 'registered',
    places: 1,
    firstName: 'Rasa',
    lastName: 'Rasaitė',
    email: 'rasa@example.test',
    phone: null,
    note: null,
    specialRequests: null,
    language: 'lt',
    waitingSince: null,
    waitingRank: 0,
    collectsUntil: null,
    offeredUntil: null,
    unconfirmedUntil: null,
    heldUntil: null,
    isSuspected: false,
    isRepeated: false,
    isUnreached: false,
    paidPence: null,
    sentAt: '2026-03-01T12:00:00Z',
    came: null,
    runners: [],
    ...changes,
  }
}

/** A child who runs, for tests. */
export function exampleRunner(changes: Partial<Runner> = {}): Runner {
  return {
    id: 'runner',
    category: 'child',
    firstName: 'Ugnė',
    lastName: 'Rasaitė',
    age: 8,
    needsConsent: false,
    came: null,
    ...changes,
  }
}

/** Three tickets that somebody bought, for tests. */
export function exampleOrder(changes: Partial<TicketOrder> = {}): TicketOrder {
  return {
    id: 'order',
    name: 'Rasa Rasaitė',
    orderNumber: 'k3mZ9qLw',
    tickets: 3,
    items: [
      {name: 'Suaugusiojo bilietas', quantity: 2},
      {name: 'Vaiko bilietas', quantity: 1},
    ],
    isPartlyRefunded: false,
    came: null,
    hasEmail: true,
    ...changes,
  }
}
