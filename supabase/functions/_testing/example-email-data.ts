import {giftAidWording} from '@site/schemas/consents'
import type {Language} from '@site/schemas/languages'

export const exampleCommunity = {lt: 'Velso lietuvių bendruomenė', en: 'Lithuanian Community in Wales'}

/** Data of the emails with a link and of those about a new email address. */
export const exampleLinkData = {
  link: 'https://example.org/auth/confirm?token_hash=pkce_1a2b&type=signup',
  newEmail: 'nauja@example.test',
}

const person = {firstName: 'Rasa', lastName: 'Rasaitė', email: 'rasa@example.test'}

const registration = (language: Language) => ({
  ...person,
  token: 'ab'.repeat(32),
  eventTitle: language === 'en' ? 'Five for Lithuania' : 'Penki už Lietuvą',
  event: {
    key: 'penki-uz-lietuva-2025',
    title: {lt: 'Penki už Lietuvą', en: 'Five for Lithuania'},
    path: '/penki-uz-lietuva',
    start: '2025-09-21T09:00:00+00:00',
    end: null,
    dateToBeConfirmed: false,
    place: {name: {lt: 'Niuporto parkas', en: 'Newport Park'}, address: 'NP20 0AA'},
    isCancelled: false,
    updatedAt: '2025-09-01T09:00:00.123456+00:00',
  },
  kind: 'race',
  seats: 2,
  offeredUntil: null,
  runners: [
    {firstName: 'Ąžuolas', lastName: 'Rasaitis', age: 8, needsConsent: true},
    {firstName: 'Gintarė', lastName: 'Rasaitytė', age: 11, needsConsent: false},
  ],
})

const payment = {
  purpose: 'membership',
  paymentId: '7b0d3c86-36c5-4c74-9a0e-0c70bb9ee003',
  method: 'stripe',
  amountPence: 1500,
  receivedPence: 1500,
  receivedCurrency: 'GBP',
  refundedPence: 0,
  lostPence: 0,
  takenBackPence: 0,
  paidAt: '2025-11-20T10:15:30.123456+00:00',
}

const declaration = {
  ...person,
  title: null,
  house: '12a',
  street: 'Example Street, Cardiff',
  postcode: 'CF10 1AA',
  wording: giftAidWording('all', {charityName: 'Example Charity', claimsFees: false}),
  covers: 'all',
  givenAt: '2025-11-20T10:15:30.123456+00:00',
}

const paidYear = {
  ...person,
  ...payment,
  status: 'active',
  memberSince: '2025-11-20T10:15:30.123456+00:00',
  validUntil: '2026-11-20T00:00:00+00:00',
  groupUrl: 'https://social.example/groups/nariai',
}

const account = {
  reference: 'M482137',
  bankDetails: {
    accountName: 'Bendruomenės sąskaita',
    bankName: 'Pavyzdžio bankas',
    sortCode: '00-00-00',
    accountNumber: '00000000',
  },
}

const transfer = {
  ...person,
  ...account,
  amountPence: 1500,
  askedAt: '2025-11-20T10:15:30+00:00',
  awaitedUntil: '2026-01-19T10:15:30+00:00',
}

const endOfYear = {
  ...person,
  ...account,
  amountPence: 1500,
  validUntil: '2026-11-20T00:00:00+00:00',
  graceUntil: '2026-12-20T00:00:00+00:00',
  daysLeft: 30,
  token: 'ab'.repeat(32),
}

const donation = {
  ...payment,
  purpose: 'donation',
  amountPence: 2050,
  receivedPence: 2050,
  donorName: 'Tomas Tomaitis',
  campaign: {lt: 'Iš širdies į širdį', en: 'From Heart to Heart'},
}

const gift = {
  subscriptionId: '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77',
  amountPence: 1500,
  since: '2025-10-05T10:00:00+00:00',
  nextChargeAt: '2026-02-05T10:00:00+00:00',
  resumesAt: null,
  donorName: 'Tomas Tomaitis',
  campaign: {lt: 'Iš širdies į širdį', en: 'From Heart to Heart'},
  token: 'ab'.repeat(32),
}

const moneyEmails: Record<string, Record<string, unknown>> = {
  'membership-transfer': transfer,
  'membership-transfer-reminder': transfer,
  'membership-transfer-lapsed': transfer,
  'household-fee': {...transfer, amountPence: 4500, persons: ['Jonas', 'Lina']},
  'membership-already-paid': {
    ...person,
    status: 'active',
    validUntil: '2026-11-20T00:00:00+00:00',
    isHeld: false,
  },
  'membership-welcome': paidYear,
  'membership-renewed': {...paidYear, method: 'bank_transfer'},
  'membership-reminder': endOfYear,
  'membership-expired': {...endOfYear, daysLeft: 0},
  'membership-ended': {...endOfYear, daysLeft: 0},
  'renewal-upcoming': {
    ...person,
    amountPence: 1800,
    renewsAt: '2026-11-20T09:00:00+00:00',
    token: 'ab'.repeat(32),
  },
  'renewal-failed': {
    ...person,
    amountPence: 1500,
    nextAttemptAt: '2026-11-23T09:00:00+00:00',
    token: 'ab'.repeat(32),
  },
  'renewal-confirm': {...person, token: 'ab'.repeat(32)},
  'renewal-ended': {...person, reason: 'member', status: 'active', validUntil: paidYear.validUntil},
  'membership-correction': {...person, amountPence: 1500, status: 'pending', validUntil: null},
  'membership-address': person,
  'membership-invitation': {
    ...person,
    email: 'ona@example.test',
    status: 'active',
    validUntil: paidYear.validUntil,
  },
  'donation-receipt': donation,
  'gift-failed': {...gift, attempt: 'in_1/1', nextAttemptAt: '2026-01-08T10:00:00+00:00'},
  'gift-changed': {...gift, change: 'amount', formerPence: 1000},
  'gift-confirm': {...gift, action: 'change', wantedPence: 2000},
  'gift-ended': {
    ...gift,
    nextChargeAt: null,
    endedAt: '2026-01-08T10:00:00+00:00',
    reason: 'payer',
    gifts: 3,
    givenPence: 4500,
  },
  'gift-links': {
    gifts: [gift, {...gift, campaign: null, donorName: null, amountPence: 500, token: 'cd'.repeat(32)}],
  },
  'gift-aid-confirmed': {...declaration, token: 'ab'.repeat(32)},
  'gift-aid-withdrawn': {...declaration, withdrawnAt: '2026-02-01T00:00:00+00:00'},
  'payment-held': {...person, ...payment, method: 'bank_transfer', receivedPence: 1250, reason: 'other_sum'},
  'donation-correction': {...donation, method: 'bank_transfer'},
  'payment-for-another': {
    ...person,
    ...payment,
    status: 'active',
    validUntil: '2026-11-20T00:00:00+00:00',
  },
  'payment-partly-refunded': {...donation, refundedPence: 500, takenBackPence: 500},
  'payment-refunded': {
    ...person,
    ...payment,
    refundedPence: 1500,
    takenBackPence: 1500,
    status: 'active',
    validUntil: '2026-11-20T00:00:00+00:00',
  },
  'tickets-confirmed': {
    ...payment,
    purpose: 'ticket',
    amountPence: 4500,
    receivedPence: 4500,
    event: {
      key: 'kaledos-2025',
      title: {lt: 'Lietuviškos Kalėdos', en: 'Lithuanian Christmas'},
      path: '/kaledos-2025',
      start: '2025-12-13T17:00:00+00:00',
      end: '2025-12-13T22:00:00+00:00',
      dateToBeConfirmed: false,
      place: {name: {lt: 'Salė, Kardifas', en: 'Hall, Cardiff'}, address: '1 Example Street'},
      isCancelled: false,
      updatedAt: '2025-11-01T09:30:00.123456+00:00',
    },
    eventTitle: 'Lietuviškos Kalėdos',
    buyer: 'Rasa Rasaitė',
    tickets: 3,
    items: [
      {name: 'Kalėdos 2025: suaugusiojo bilietas', quantity: 2},
      {name: 'Kalėdos 2025: vaiko bilietas', quantity: 1},
    ],
    orderNumber: 'k3mZ9qLw',
  },
  'money-attention': {...payment, reason: 'second_fee', payer: 'Rasa Rasaitė'},
  'money-settings-changed': {
    by: 'Ona Onaitė',
    address: 'ona@example.test',
    at: '2026-11-26T07:20:00+00:00',
    changes: [
      {setting: 'accountNumber', before: '12345678', after: '87654321'},
      {setting: 'claimsFees', after: false},
      {setting: 'householdFee', before: 'each', after: 'one'},
      {setting: 'membershipFeePence', before: 1500, after: 1750},
      {setting: 'paypalUrl', before: 'https://paypal.me/example', campaign: {lt: 'Sodas', en: 'A garden'}},
    ],
  },
}

const periodEnd = '2026-11-26T08:00:00+00:00'

const digestEmails: Record<string, Record<string, unknown>> = {
  'daily-digest': {
    periodStart: '2026-11-25T08:00:00+00:00',
    periodEnd,
    day: periodEnd,
    lines: [
      {subject: 'newMembers', number: 2, names: ['Rasa Rasaitė', 'Tomas Tomaitis']},
      {subject: 'awaitedTransfers', number: 3, since: '2026-11-03T10:15:30.123456+00:00'},
      {subject: 'donations', number: 2, pence: 4550},
      {subject: 'comments', number: 1},
      {subject: 'failedEmails', number: 1},
    ],
    events: [
      {
        key: 'penki-uz-lietuva-2025',
        title: {lt: 'Penki už Lietuvą', en: 'Five for Lithuania'},
        added: 3,
        cancelled: 1,
        lapsed: 0,
        requested: 0,
      },
    ],
  },
  'admin-alert': {trouble: 'emails_failing', number: 12, since: '2026-11-26T07:20:00+00:00'},
}

const look = {
  by: 'Jonas Žemaitis',
  email: 'jonas@example.org',
  title: 'Lietuviškos Kalėdos',
  document: {id: 'kaledos-2025', type: 'event', path: 'programme[_key=="ab12"].title.lt'},
  sentence: 'Ar gerai parašiau valandas?',
}

const schedule = {
  title: 'Lietuviškos Kalėdos',
  at: '2025-12-01T08:00:00+00:00',
  document: {id: 'kaledos-2025', type: 'event'},
}

const studioEmails: Record<string, Record<string, unknown>> = {
  'look-request': look,
  'look-answer': {...look, by: 'Rūta Kazlauskaitė', answer: 'Pradžia turi būti 17 val., pataisiau.'},
  'schedule-done': {...schedule, action: 'publish', path: '/kaledos-2025'},
  'schedule-failed': {
    ...schedule,
    action: 'publish',
    failure: 'invalid',
    problems: ['Pavadinimas: Įrašykite tekstą lietuviškai.'],
  },
}

/** Data with which an email of any template can be rendered. */
export function exampleEmailData(template: string, language: Language): Record<string, unknown> {
  const known = moneyEmails[template] ?? digestEmails[template] ?? studioEmails[template]
  if (known) return known
  switch (template) {
    case 'contact-receipt':
    case 'contact-message':
      return {
        ...person,
        subject: 'Klausimas',
        message: 'Labas!\nAr galima atsivesti šunį?',
        isSuspected: true,
      }
    case 'account-deleted':
      return {deletedAt: '2026-11-20T21:15:30.123456+00:00'}
    case 'confirm-subscription':
      return {token: 'ab'.repeat(32)}
    case 'newsletter-issue':
    case 'newsletter-test':
    case 'member-letter':
    case 'member-letter-test':
      return {
        ...(template === 'newsletter-issue' && {token: 'ab'.repeat(32)}),
        ...(template.startsWith('member') && {purpose: 'meeting'}),
        subject: 'Kalėdos Kardife',
        summary: 'Kviečiame visus!',
        content: [
          {kind: 'heading', spans: [{text: 'Kviečiame visus!'}]},
          {
            kind: 'paragraph',
            spans: [
              {text: 'Gruodžio 13 d. – '},
              {text: 'šventė', strong: true},
              {text: ', o bilietai – '},
              {text: 'čia', link: 'https://example.org/kaledos-2025'},
              {text: '.'},
            ],
          },
          {kind: 'bullets', items: [[{text: 'Koncertas'}], [{text: 'Vaišės', emphasis: true}]]},
        ],
        isFallback: language === 'en',
      }
    case 'place-offered':
      return {...registration(language), runners: [], offeredUntil: '2025-09-18T12:30:00+00:00'}
    case 'registration-unconfirmed':
      return {...registration(language), unconfirmedUntil: '2025-09-18T12:30:00+00:00'}
    case 'registration-notice':
      return {...registration(language), status: 'waiting'}
    case 'ticket-message':
      return {
        event: registration(language).event,
        eventTitle: registration(language).eventTitle,
        orderNumber: 'AB12CD34',
        subject: 'Keičiasi pradžia',
        text: 'Pradedame 18 val.\n\nIki!',
        withCalendar: true,
      }
    case 'event-message':
      return {
        ...registration(language),
        subject: 'Keičiasi pradžia',
        text: 'Bėgsime 11 val.\n\nIki!',
        withCalendar: true,
      }
    default:
      return template.includes('registration') || template === 'offer-lapsed'
        ? registration(language)
        : exampleLinkData
  }
}
