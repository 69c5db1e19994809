import type {Person} from '../support/people.ts'

/** As the dashboard asks for them: exact up to a thousand, and one row more than a page. */
const counted = {count: 'estimated'} as const
const exact = {count: 'exact'} as const
const LAST = 25
const MOST = 1001
const up = {ascending: true} as const
const down = {ascending: false} as const
const emptyLast = {nullsFirst: false} as const

type Page = [string, () => PromiseLike<{error: unknown}>]

/** The queries of the admin dashboard, by what they show. */
export const adminPages = (admin: Person, event: string): Page[] => [
  ...waitingCounts(admin),
  ...pagesOfUsers(admin),
  ...pagesOfComments(admin),
  ...pagesOfMembers(admin),
  ...pagesOfPayments(admin),
  ...pagesOfRegistrations(admin, event),
]

const waitingCounts = ({client}: Person): Page[] => [
  [
    'pending comments',
    () => client.from('event_comments').select('id', exact).eq('status', 'pending').limit(1),
  ],
  ['pending photos', () => client.from('photo_uploads').select('id', exact).limit(1)],
  [
    'requests',
    () =>
      client
        .from('event_registrations')
        .select('event_key', exact)
        .eq('status', 'requested')
        .order('created_at')
        .limit(1),
  ],
  ['new messages', () => client.from('contact_messages').select('id', exact).eq('status', 'new').limit(1)],
  [
    'payments to decide, counted',
    () => client.from('payment_overview').select('id', exact).not('attention', 'is', null).limit(1),
  ],
]

function pagesOfUsers({client}: Person): Page[] {
  const users = () => client.from('user_overview').select('*', counted)
  const found = (pattern: string) =>
    client
      .rpc(
        'find_users',
        {patterns: [pattern], most: MOST, sorted_by: 'created_at', is_descending: true},
        counted,
      )
      .select('*')
      .order('created_at', down)
      .order('id', down)
      .range(0, LAST)
  return [
    ['users, newest', () => users().order('created_at', down).order('id', down).range(0, LAST)],
    [
      'users, by name',
      () =>
        users()
          .order('sort_name', {...up, ...emptyLast})
          .order('id')
          .range(0, LAST),
    ],
    [
      'users, by name from the end',
      () =>
        users()
          .order('sort_name', {...down, ...emptyLast})
          .order('id', down)
          .range(0, LAST),
    ],
    [
      'users, last seen',
      () =>
        users()
          .order('last_sign_in_at', {...down, ...emptyLast})
          .order('id', down)
          .range(0, LAST),
    ],
    [
      'users, by status',
      () => users().order('privacy_policy_accepted', down).order('id', down).range(0, LAST),
    ],
    [
      'users with a role',
      () => users().not('roles', 'is', null).order('created_at', down).order('id', down).range(0, LAST),
    ],
    ['users, searched for one', () => found('%pavardenis77%')],
    ['users, searched for what all have', () => found('%growth%')],
  ]
}

function pagesOfComments({client}: Person): Page[] {
  const comments = () => client.from('comment_overview').select('*', counted).is('deleted_at', null)
  const found = (...patterns: string[]) =>
    client
      .rpc('find_comments', {patterns, most: MOST}, counted)
      .select('*')
      .is('deleted_at', null)
      .order('created_at', down)
      .order('id', down)
      .range(0, LAST)
  return [
    ['comments, newest', () => comments().order('created_at', down).order('id', down).range(0, LAST)],
    ['comments, oldest', () => comments().order('created_at').order('id').range(0, LAST)],
    [
      'comments, pending',
      () => comments().eq('status', 'pending').order('created_at').order('id').range(0, LAST),
    ],
    [
      'comments, reported',
      () => comments().gt('open_reports', 0).order('open_reports', down).order('id', down).range(0, LAST),
    ],
    [
      'comments, deleted',
      () =>
        client
          .from('comment_overview')
          .select('*', counted)
          .not('deleted_at', 'is', null)
          .order('deleted_at', down)
          .order('id', down)
          .range(0, LAST),
    ],
    ['comments, searched for what all say', () => found('%grazia%', '%svente%')],
    ['comments, searched for one', () => found('%komentaras 777:%')],
    ['comments, searched by author', () => found('%growth77@%')],
  ]
}

function pagesOfMembers({client}: Person): Page[] {
  const members = () => client.from('membership_overview').select('*', counted)
  const found = (words: string[], pence = words.map(() => -1)) =>
    client
      .rpc('find_members', {words, pence, most: MOST, sorted_by: 'created_at', is_descending: true}, counted)
      .select('*')
      .order('created_at', down)
      .order('id')
      .range(0, LAST)
  return [
    ['members, newest', () => members().order('created_at', down).order('id').range(0, LAST)],
    ['members, by name', () => members().order('sort_name').order('id').range(0, LAST)],
    ['members, by status', () => members().order('status').order('sort_name').order('id').range(0, LAST)],
    [
      'members, by end',
      () =>
        members()
          .order('valid_until', {...up, ...emptyLast})
          .order('id')
          .range(0, LAST),
    ],
    [
      'members, transfer awaited',
      () => members().eq('awaits_transfer', true).order('created_at', down).order('id').range(0, LAST),
    ],
    [
      'members who paid nothing',
      () => members().is('payment_method', null).order('created_at', down).order('id').range(0, LAST),
    ],
    ['members, searched for one', () => found(['pavardenis777'])],
    ['members, searched for what all have', () => found(['growth'])],
    ['members, searched by sum', () => found(['15'], [1500])],
    ['members, searched with a wrong letter', () => found(['pavxrdenis777'])],
    ['members by month', () => client.rpc('members_by_month')],
  ]
}

function pagesOfPayments({client}: Person): Page[] {
  const payments = () => client.from('payment_overview').select('*', counted)
  const found = (words: string[], pence = words.map(() => -1)) =>
    client
      .rpc(
        'find_payments',
        {words, pence, most: MOST, sorted_by: 'happened_at', is_descending: true},
        counted,
      )
      .select('*')
      .order('happened_at', down)
      .order('id')
      .range(0, LAST)
  const latest = (rows: ReturnType<typeof payments>) =>
    rows.order('happened_at', down).order('id').range(0, LAST)
  return [
    ['payments, newest', () => latest(payments())],
    ['payments, largest', () => latest(payments().order('sum_pence', down))],
    ['payments, smallest', () => latest(payments().order('sum_pence'))],
    ['payments, to decide', () => latest(payments().not('attention', 'is', null))],
    ['payments, awaited', () => latest(payments().eq('status', 'open').eq('method', 'bank_transfer'))],
    ['payments, gone back', () => latest(payments().or('refunded_pence.gt.0,lost_pence.gt.0'))],
    [
      'payments, donors to approve',
      () => latest(payments().eq('shows_donor', true).is('approved_at', null).eq('status', 'paid')),
    ],
    ['payments, searched for one', () => found(['pavardenis777'])],
    ['payments, searched by number', () => found(['c81e728d9d4c'])],
    ['payments, searched for what all have', () => found(['growth'])],
    ['payments, searched by sum', () => found(['15'], [1500])],
    ['payments, searched with a wrong letter', () => found(['aukotxjas777'])],
    ['totals of campaigns', () => client.from('campaign_progress').select('campaign_id, confirmed_pence')],
  ]
}

const pagesOfRegistrations = ({client}: Person, event: string): Page[] => [
  [
    'events with registrations',
    () =>
      client
        .from('content_items')
        .select('key, title_lt, event_registrations (id), event_changes (id)')
        .eq('kind', 'event')
        .order('key')
        .limit(1, {referencedTable: 'event_registrations'})
        .is('event_changes.resolved_at', null),
  ],
  ['events with tickets', () => client.rpc('ticket_events')],
  [
    'registrations of an event',
    () =>
      client
        .from('registration_overview')
        .select('*', exact)
        .eq('event_key', event)
        .order('created_at')
        .order('id')
        .range(0, 999),
  ],
  ['buyers of tickets', () => client.rpc('ticket_buyers', {event_key: event})],
]
