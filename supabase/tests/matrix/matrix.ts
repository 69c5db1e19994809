import {photoFields, visitorId} from '../content.ts'
import {unique} from '../people.ts'
import {everybody, type Matrix} from './cell.ts'

const accounts: Matrix = {
  profiles: {
    key: 'id',
    select: [
      'refused',
      'user',
      'none',
      'other',
      'moderator',
      'organiser',
      'secretary',
      'treasurer',
      'all',
      'all',
    ],
    insert: everybody('refused'),
    update: [
      'refused',
      'user',
      'refused',
      'other',
      'moderator',
      'organiser',
      'secretary',
      'treasurer',
      'admin',
      'all',
    ],
    delete: everybody('refused'),
    change: {first_name: 'Kita'},
  },
  user_roles: {
    key: 'user_id',
    select: [
      'refused',
      'none',
      'none',
      'none',
      'moderator',
      'organiser',
      'secretary',
      'treasurer',
      'all',
      'all',
    ],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    newRow: ({people}, caller) => ({
      user_id: people[caller === 'other' ? 'other' : 'user'].id,
      role: 'admin',
    }),
    change: {role: 'admin'},
  },
  event_organisers: {
    key: 'user_id',
    select: ['refused', 'none', 'none', 'none', 'none', 'organiser', 'none', 'none', 'all', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    newRow: ({people, newEvent}) => ({user_id: people.user.id, event_key: newEvent}),
    change: {event_key: 'kita'},
  },
  user_overview: {
    key: 'id',
    select: ['refused', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'all', 'none'],
    insert: everybody('read only'),
    update: everybody('read only'),
    delete: everybody('read only'),
    change: {first_name: 'Kita'},
  },
  audit_log: {
    key: 'subject_id',
    select: ['refused', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'all', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    change: {action: 'nothing'},
  },
}

const likes: Matrix = {
  content_items: {
    key: 'key',
    select: ['refused', 'none', 'none', 'none', 'all', 'all', 'all', 'all', 'all', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    change: {title_lt: 'Kita'},
  },
  event_likes: {
    key: 'user_id',
    select: ['anonymous', 'user', 'none', 'other', 'none', 'none', 'none', 'none', 'none', 'all'],
    insert: ['added', 'added', 'refused', 'added', 'added', 'added', 'added', 'added', 'added', 'refused'],
    update: everybody('refused'),
    delete: ['anonymous', 'user', 'refused', 'other', 'none', 'none', 'none', 'none', 'none', 'all'],
    newRow: ({callers, newEvent}, caller) => ({event_id: newEvent, user_id: visitorId(callers[caller])}),
    change: {user_id: 'kitas'},
  },
  event_like_counts: {
    key: 'event_id',
    select: everybody('all'),
    insert: everybody('read only'),
    update: everybody('read only'),
    delete: everybody('read only'),
    change: {like_count: 1000},
  },
}

const visible = {
  everybody: "user's, other's",
  user: "user's, user's pending, other's",
  other: "user's, other's, other's pending",
}

const comments: Matrix = {
  commenters: {
    key: 'user_id',
    columns: ['user_id', 'trusted_at', 'banned_at'],
    select: ['refused', 'user', 'none', 'none', 'none', 'none', 'none', 'none', 'all', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    newRow: ({people}) => ({user_id: people.other.id, trusted_at: '2025-11-15T12:00:00Z'}),
    change: {trusted_at: '2025-11-15T12:00:00Z'},
  },
  event_comments: {
    key: 'id',
    select: [
      visible.everybody,
      visible.user,
      visible.everybody,
      visible.other,
      'all',
      visible.everybody,
      visible.everybody,
      visible.everybody,
      'all',
      'all',
    ],
    insert: ['refused', 'added', 'refused', 'added', 'added', 'added', 'added', 'added', 'added', 'refused'],
    update: everybody('refused'),
    delete: ['refused', 'none', 'refused', 'none', 'all', 'none', 'none', 'none', 'all', 'all'],
    newRow: ({callers, newEvent, people}, caller) => ({
      event_id: newEvent,
      user_id: callers[caller].id ?? people.user.id,
      comment_text: 'Ar bus vietos?',
    }),
    change: {comment_text: 'Kita'},
  },
  event_comment_counts: {
    key: 'event_id',
    select: everybody('all'),
    insert: everybody('read only'),
    update: everybody('read only'),
    delete: everybody('read only'),
    change: {comment_count: 1000},
  },
  comment_overview: {
    key: 'id',
    select: ['refused', 'none', 'none', 'none', 'all', 'none', 'none', 'none', 'all', 'none'],
    insert: everybody('read only'),
    update: everybody('read only'),
    delete: everybody('read only'),
    change: {comment_text: 'Kita'},
  },
  deleted_comments: {
    key: 'id',
    select: ['refused', 'none', 'none', 'none', 'all', 'none', 'none', 'none', 'all', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    change: {comment_text: 'Kita'},
  },
  comment_reports: {
    key: 'reporter_id',
    select: ['refused', 'none', 'none', 'none', 'all', 'none', 'none', 'none', 'all', 'all'],
    insert: ['added', 'added', 'refused', 'added', 'added', 'added', 'added', 'added', 'added', 'refused'],
    update: everybody('refused'),
    delete: everybody('refused'),
    newRow: ({callers, rows}, caller) => ({
      comment_id: rows.event_comments?.["user's"] ?? '',
      reporter_id: visitorId(callers[caller]),
      reason: 'Nemandagu',
    }),
    change: {reason: 'Kita'},
  },
}

const emails: Matrix = {
  email_outbox: {
    key: 'id',
    columns: ['id', 'status'],
    select: ['refused', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'failed', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    change: {status: 'sent'},
  },
  email_failures: {
    key: 'id',
    select: ['refused', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'all', 'none'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    change: {recipient: 'kita@example.test'},
  },
  email_events: {
    key: 'id',
    select: ['refused', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'all', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: everybody('refused'),
    change: {event: 'delivered'},
  },
  suppressed_addresses: {
    key: 'email',
    select: ['refused', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'all', 'all'],
    insert: everybody('refused'),
    update: everybody('refused'),
    delete: ['refused', 'none', 'refused', 'none', 'none', 'none', 'none', 'none', 'all', 'refused'],
    change: {reason: 'complained'},
  },
}

const photos: Matrix = {
  photo_uploads: {
    key: 'id',
    select: ['refused', 'none', 'none', 'none', 'all', 'none', 'none', 'none', 'all', 'all'],
    insert: [
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'added',
    ],
    update: everybody('refused'),
    delete: [
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'all',
    ],
    newRow: ({newEvent, people}) => photoFields(newEvent, people.admin),
    change: {alt_lt: 'Kita'},
  },
}

const organised = (row: string) =>
  ['refused', 'none', 'none', 'none', 'none', row, 'none', 'none', 'all', 'all'] as const
const adminsOnly = ['refused', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'all', 'all'] as const
const closed = {insert: everybody('refused'), update: everybody('refused'), delete: everybody('refused')}

const submissions: Matrix = {
  contact_messages: {
    key: 'id',
    select: organised('about the event'),
    ...closed,
    change: {status: 'answered'},
  },
  event_registrations: {key: 'id', select: organised("the event's"), ...closed, change: {seats: 1}},
  bus_registrations: {
    key: 'registration_id',
    select: organised("the event's"),
    ...closed,
    change: {passengers: 1},
  },
  trip_payments: {
    key: 'payment_id',
    select: ['refused', 'none', 'none', 'none', 'none', 'all', 'none', 'all', 'all', 'all'],
    ...closed,
    change: {name: 'Kita'},
  },
  race_registrations: {key: 'id', select: organised("the event's"), ...closed, change: {first_name: 'Kita'}},
  race_health_notes: {
    key: 'race_registration_id',
    select: adminsOnly,
    ...closed,
    change: {medical_conditions: 'Kita'},
  },
  race_consents: {key: 'race_registration_id', select: adminsOnly, ...closed, change: {wording: 'Kita'}},
  event_changes: {key: 'id', select: organised("the event's"), ...closed, change: {revision: 2}},
  attendance: {key: 'attendee_id', select: organised("the event's"), ...closed, change: {came: false}},
  newsletter_subscribers: {key: 'id', select: adminsOnly, ...closed, change: {first_name: 'Kita'}},
  newsletter_issues: {key: 'id', select: adminsOnly, ...closed, change: {subject_lt: 'Kita'}},
  newsletter_deliveries: {key: 'id', select: adminsOnly, ...closed, change: {language: 'en'}},
  registration_overview: {
    key: 'id',
    select: organised("the event's"),
    insert: everybody('read only'),
    update: everybody('read only'),
    delete: everybody('read only'),
    change: {seats: 1},
  },
}

const treasurersOnly = [
  'refused',
  'none',
  'none',
  'none',
  'none',
  'none',
  'none',
  'all',
  'all',
  'all',
] as const
const ownAndTreasurers = [
  'refused',
  "user's",
  'none',
  "other's",
  'none',
  'none',
  'none',
  'all',
  'all',
  'all',
] as const
/** A secretary sees fees, but no gifts and no tickets. */
const fees = "user's, other's, a stranger's"
const keepersOnly = ['refused', 'none', 'none', 'none', 'none', 'none', 'all', 'all', 'all', 'all'] as const
const ownAndKeepers = [
  'refused',
  "user's",
  'none',
  "other's",
  'none',
  'none',
  'all',
  'all',
  'all',
  'all',
] as const
const readOnly = {
  insert: everybody('read only'),
  update: everybody('read only'),
  delete: everybody('read only'),
}

const money: Matrix = {
  payments: {
    key: 'id',
    select: ['refused', 'none', 'none', 'none', 'none', 'none', fees, 'all', 'all', 'all'],
    ...closed,
    change: {amount_pence: 1},
  },
  ledger: {key: 'id', select: treasurersOnly, ...closed, change: {amount_pence: 1}},
  stripe_events: {key: 'id', select: treasurersOnly, ...closed, change: {outcome: 'ignored'}},
  stripe_balance_transactions: {key: 'id', select: treasurersOnly, ...closed, change: {category: 'kita'}},
  stripe_payouts: {key: 'id', select: treasurersOnly, ...closed, change: {status: 'failed'}},
  memberships: {key: 'id', select: ownAndKeepers, ...closed, change: {status: 'active'}},
  membership_payments: {
    key: 'payment_id',
    select: ownAndKeepers,
    ...closed,
    change: {covers_from: null, covers_until: null},
  },
  membership_applications: {
    key: 'id',
    select: keepersOnly,
    insert: ['added', 'added', 'refused', 'added', 'added', 'added', 'added', 'added', 'added', 'refused'],
    update: everybody('refused'),
    delete: everybody('refused'),
    newRow: () => ({
      first_name: 'Rasa',
      last_name: 'Rasaitė',
      email: `${unique('policy')}@example.test`,
      payment_method: 'bank_transfer',
      payment_status: 'pending',
    }),
    change: {payment_status: 'paid'},
  },
  discount_codes: {key: 'id', select: ownAndKeepers, ...closed, change: {amount_pence: 1}},
  ticket_orders: {key: 'payment_id', select: treasurersOnly, ...closed, change: {name: 'Kita'}},
  donations: {key: 'payment_id', select: ownAndTreasurers, ...closed, change: {donor_name: 'Kita'}},
  subscriptions: {key: 'id', select: ownAndTreasurers, ...closed, change: {amount_pence: 1}},
  subscription_overview: {
    key: 'id',
    select: ['refused', 'none', 'none', 'none', 'none', 'none', 'none', 'all', 'all', 'none'],
    ...readOnly,
    change: {status: 'ended'},
  },
  campaigns: {key: 'id', select: treasurersOnly, ...closed, change: {name_lt: 'Kita'}},
  campaign_progress: {
    key: 'campaign_id',
    select: treasurersOnly,
    ...readOnly,
    change: {confirmed_pence: 1},
  },
  membership_overview: {
    key: 'id',
    select: ['refused', 'none', 'none', 'none', 'none', 'none', 'all', 'all', 'all', 'none'],
    ...readOnly,
    change: {status: 'active'},
  },
  bank_statements: {key: 'id', select: treasurersOnly, ...closed, change: {file_name: 'kitas.csv'}},
  bank_lines: {key: 'id', select: treasurersOnly, ...closed, change: {text: 'Kita'}},
  bank_line_payments: {key: 'payment_id', select: treasurersOnly, ...closed, change: {pence: 1}},
  bank_line_overview: {
    key: 'id',
    select: ['refused', 'none', 'none', 'none', 'none', 'none', 'none', 'all', 'all', 'none'],
    ...closed,
    change: {text: 'Kita'},
  },
  payment_overview: {
    key: 'id',
    select: ['refused', 'none', 'none', 'none', 'none', 'none', fees, 'all', 'all', 'none'],
    ...readOnly,
    change: {status: 'paid'},
  },
}

/** Every table and view of the public schema, with the result of every operation by every caller. */
export const matrix: Matrix = {
  ...accounts,
  ...likes,
  ...comments,
  ...emails,
  ...photos,
  ...submissions,
  ...money,
}
