import type {Cell, Sheet} from '#/features/admin-list/sheet.ts'
import {addsUp, type Accounts, type MemberFigures, type Sum, type YearlyReport} from './report.ts'

export const reportExportColumns = ['part', 'name', 'gross', 'goneBack', 'fee', 'net', 'number'] as const
export type ReportColumn = (typeof reportExportColumns)[number]

type Part = 'total' | 'kinds' | 'months' | 'campaigns' | 'methods' | 'payouts' | 'members'

export interface ReportWords {
  column: (column: ReportColumn) => string
  part: (part: Part) => string
  kind: (kind: Accounts['money']['kinds'][number]['kind']) => string
  method: (method: Accounts['money']['methods'][number]['method']) => string
  campaign: (campaign: Accounts['money']['campaigns'][number]) => string
  member: (figure: keyof MemberFigures) => string
  payout: (payout: Accounts['payouts'][number], isRight: boolean) => string
}

const figures = [
  'atStart',
  'joined',
  'lapsed',
  'left',
  'atEnd',
  'renewed',
  'honorary',
  'households',
  'inHouseholds',
] as const

/** Each row is a sum of a part of the report, or a number of members. */
export function reportSheet({members, accounts}: YearlyReport, words: ReportWords): Sheet {
  return [
    reportExportColumns.map(words.column),
    ...(accounts ? moneyRows(accounts, words) : []),
    ...figures.map((figure): Cell[] => [
      words.part('members'),
      words.member(figure),
      null,
      null,
      null,
      null,
      members[figure],
    ]),
  ]
}

function moneyRows({money, payouts}: Accounts, words: ReportWords): Cell[][] {
  const row = (part: Part, name: string, sum: Sum): Cell[] => [
    words.part(part),
    name,
    {pence: sum.grossPence},
    {pence: sum.goneBackPence},
    {pence: sum.feePence},
    {pence: sum.netPence},
    null,
  ]
  return [
    row('total', '', money.total),
    ...money.kinds.map((sum) => row('kinds', words.kind(sum.kind), sum)),
    ...money.months.map((sum) => row('months', sum.month.slice(0, 7), sum)),
    ...money.campaigns.map((sum) => row('campaigns', words.campaign(sum), sum)),
    ...money.methods.map((sum) => row('methods', words.method(sum.method), sum)),
    ...payouts.map((payout) =>
      row('payouts', words.payout(payout, addsUp(payout)), {
        grossPence: payout.contents.grossPence,
        goneBackPence: -(payout.contents.refundPence + payout.contents.disputePence),
        feePence: payout.contents.feePence,
        netPence: payout.amountPence,
      }),
    ),
  ]
}
