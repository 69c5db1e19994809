import type {Accounts, MemberFigures, Payout} from '../report/report.ts'

const sum = {grossPence: 3000, goneBackPence: 500, feePence: 85, netPence: 2415}

export const examplePayout: Payout = {
  id: 'po_1',
  amountPence: 2415,
  currency: 'GBP',
  status: 'paid',
  arrivesOn: '2026-06-05',
  isAutomatic: true,
  isRead: true,
  contents: {
    grossPence: 3000,
    refundPence: -500,
    disputePence: 0,
    feePence: 85,
    netPence: 2415,
    payments: 2,
  },
}

export const exampleMembers: MemberFigures = {
  atStart: 40,
  joined: 5,
  renewed: 30,
  lapsed: 3,
  left: 1,
  atEnd: 41,
  honorary: 2,
  households: 3,
  inHouseholds: 7,
}

export const exampleAccounts: Accounts = {
  money: {
    total: sum,
    kinds: [{kind: 'donation', ...sum}],
    methods: [{method: 'stripe', ...sum}],
    months: [{month: '2026-06-01', ...sum}],
    campaigns: [{id: 'other', nameLt: null, nameEn: null, ...sum}],
  },
  otherCurrencies: [],
  payouts: [examplePayout],
  stripe: {readUntil: '2026-06-06T10:00:00+00:00', unknown: [], different: []},
}
