/** What data are about, in the order of the privacy page. */
export const subjects = [
  'accounts',
  'events',
  'members',
  'money',
  'letters',
  'volunteers',
  'running',
] as const

/** Grounds of article 6 of the UK GDPR. `healthConsent` is the explicit consent of article 9. */
export type LegalBasis = 'consent' | 'contract' | 'healthConsent' | 'legalObligation' | 'legitimateInterests'

export type Reader =
  | 'admins'
  | 'editors'
  | 'everyone'
  | 'keepers'
  | 'moderators'
  | 'nobody'
  | 'organisers'
  | 'self'
  | 'secretaries'
  | 'treasurers'

/** The backups and the machine of the site are hosted by whom the community chose, which the privacy policy names. */
export type Place = 'backups' | 'browser' | 'resend' | 'sanity' | 'siteHost' | 'stripe' | 'supabase'

type Term = {readonly days: number} | {readonly months: number} | {readonly years: number}

export interface PersonalDataKind {
  readonly about: (typeof subjects)[number]
  readonly basis: LegalBasis
  readonly readBy: readonly Reader[]
  readonly at: readonly Place[]
  /** Counted from what the privacy page says. Without it, the page says until when. */
  readonly term?: Term
}

/**
 * Every kind of personal data that the site keeps. The privacy page lists all of it, in the words of `legal.kept.kind` in the
 * messages, and `tables.ts` names the columns of the database that hold it. What stays in a browser: `stored-items.ts` of the site.
 */
export const personalDataKinds = {
  account: {about: 'accounts', basis: 'contract', readBy: ['self', 'admins'], at: ['supabase']},
  signUp: {
    about: 'accounts',
    basis: 'contract',
    readBy: ['admins'],
    at: ['supabase'],
    term: {days: 7},
  },
  session: {about: 'accounts', basis: 'legitimateInterests', readBy: ['nobody'], at: ['supabase']},
  comment: {about: 'accounts', basis: 'contract', readBy: ['everyone'], at: ['supabase']},
  deletedComment: {
    about: 'accounts',
    basis: 'legitimateInterests',
    readBy: ['moderators'],
    at: ['supabase'],
    term: {days: 7},
  },
  like: {about: 'accounts', basis: 'consent', readBy: ['self'], at: ['supabase']},
  browser: {about: 'accounts', basis: 'legitimateInterests', readBy: ['self'], at: ['browser']},

  registration: {
    about: 'events',
    basis: 'contract',
    readBy: ['organisers', 'admins'],
    at: ['supabase'],
    term: {years: 1},
  },
  health: {
    about: 'events',
    basis: 'healthConsent',
    readBy: ['admins'],
    at: ['supabase'],
    term: {days: 30},
  },
  child: {
    about: 'events',
    basis: 'consent',
    readBy: ['organisers', 'admins'],
    at: ['supabase'],
    term: {days: 30},
  },
  ticket: {
    about: 'events',
    basis: 'contract',
    readBy: ['organisers', 'treasurers'],
    at: ['stripe', 'supabase'],
    term: {years: 1},
  },

  membership: {
    about: 'members',
    basis: 'contract',
    readBy: ['self', 'secretaries', 'treasurers'],
    at: ['supabase'],
    term: {years: 2},
  },
  application: {
    about: 'members',
    basis: 'contract',
    readBy: ['secretaries', 'treasurers'],
    at: ['supabase'],
    term: {years: 2},
  },
  memberImport: {
    about: 'members',
    basis: 'legitimateInterests',
    readBy: ['secretaries'],
    at: ['supabase'],
    term: {days: 1},
  },

  donation: {
    about: 'money',
    basis: 'contract',
    readBy: ['self', 'treasurers'],
    at: ['stripe', 'supabase'],
    term: {years: 7},
  },
  giftAid: {
    about: 'money',
    basis: 'legalObligation',
    readBy: ['treasurers'],
    at: ['supabase'],
    term: {years: 7},
  },
  payment: {
    about: 'money',
    basis: 'legalObligation',
    readBy: ['self', 'treasurers'],
    at: ['stripe', 'supabase'],
  },
  bankLine: {
    about: 'money',
    basis: 'legalObligation',
    readBy: ['treasurers'],
    at: ['supabase'],
    term: {years: 3},
  },

  message: {
    about: 'letters',
    basis: 'legitimateInterests',
    readBy: ['admins', 'organisers'],
    at: ['supabase'],
    term: {years: 2},
  },
  newsletter: {about: 'letters', basis: 'consent', readBy: ['admins'], at: ['supabase'], term: {years: 2}},
  email: {
    about: 'letters',
    basis: 'legitimateInterests',
    readBy: ['admins'],
    at: ['resend', 'supabase'],
    term: {days: 30},
  },
  suppressedAddress: {
    about: 'letters',
    basis: 'legitimateInterests',
    readBy: ['admins'],
    at: ['resend', 'supabase'],
  },

  log: {
    about: 'volunteers',
    basis: 'legitimateInterests',
    readBy: ['admins'],
    at: ['supabase'],
    term: {years: 2},
  },
  editor: {
    about: 'volunteers',
    basis: 'legitimateInterests',
    readBy: ['editors'],
    at: ['sanity', 'supabase'],
    term: {days: 180},
  },
  lookRequest: {
    about: 'volunteers',
    basis: 'legitimateInterests',
    readBy: ['editors'],
    at: ['supabase'],
    term: {days: 90},
  },
  content: {about: 'volunteers', basis: 'consent', readBy: ['everyone'], at: ['sanity']},
  picture: {about: 'volunteers', basis: 'consent', readBy: ['editors'], at: ['sanity']},
  waitingPhoto: {
    about: 'volunteers',
    basis: 'legitimateInterests',
    readBy: ['moderators'],
    at: ['supabase'],
    term: {years: 1},
  },

  submission: {
    about: 'running',
    basis: 'legitimateInterests',
    readBy: ['nobody'],
    at: ['supabase'],
    term: {days: 1},
  },
  reportedError: {
    about: 'running',
    basis: 'legitimateInterests',
    readBy: ['admins'],
    at: ['supabase'],
    term: {days: 30},
  },
  serverLog: {
    about: 'running',
    basis: 'legitimateInterests',
    readBy: ['keepers'],
    at: ['siteHost', 'supabase', 'sanity'],
  },
  backup: {
    about: 'running',
    basis: 'legitimateInterests',
    readBy: ['keepers'],
    at: ['backups'],
    term: {months: 12},
  },
  erasure: {
    about: 'running',
    basis: 'legalObligation',
    readBy: ['nobody'],
    at: ['supabase'],
    term: {months: 13},
  },
} as const satisfies Record<string, PersonalDataKind>

export type PersonalDataKindName = keyof typeof personalDataKinds
