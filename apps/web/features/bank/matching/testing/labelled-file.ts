import {readFileSync} from 'node:fs'
import {z} from 'zod'
import {matchDataSchema, type MatchData} from '../match-data.ts'
import type {Match} from '../match.ts'
import {matcher} from '../matcher.ts'
import type {Judged} from './figures.ts'
import {lineOf} from './labelled-line.ts'

const labelOfFile = z.union([
  z.object({kind: z.literal('fee'), members: z.array(z.string())}),
  z.object({kind: z.literal('refundOf'), members: z.array(z.string())}),
  z.object({kind: z.literal('donation'), campaign: z.string().nullable()}),
  z.object({kind: z.literal('ignore'), why: z.string().optional()}),
  z.object({kind: z.enum(['unknown', 'otherIncome', 'trip'])}),
])

type FileLabel = z.infer<typeof labelOfFile>

const linesOfFile = z.array(
  z.object({
    kind: z.string(),
    text: z.string(),
    pence: z.int(),
    on: z.iso.date(),
    label: labelOfFile,
    also: labelOfFile.optional(),
    noCertain: z.boolean().optional(),
    trap: z.boolean().optional(),
  }),
)

export type FileLine = z.infer<typeof linesOfFile>[number]

export interface LabelledFile {
  lines: FileLine[]
  data: MatchData
}

/** Lines that somebody else labelled, and the answer of the database for their community. */
export function readLabelled(linesPath: string, dataPath: string): LabelledFile {
  return {
    lines: linesOfFile.parse(JSON.parse(readFileSync(linesPath, 'utf8'))),
    data: matchDataSchema.parse({payouts: [], claims: [], ...JSON.parse(readFileSync(dataPath, 'utf8'))}),
  }
}

/** A bill that nobody learnt has no proposal. */
const hasProposal = (of: FileLabel) =>
  of.kind === 'ignore' ? of.why !== undefined : of.kind !== 'unknown' && of.kind !== 'otherIncome'

function isRightByFile({proposal}: Match, {label, also}: FileLine): boolean {
  return [label, also].some((each) => {
    if (!each || proposal === null) return false
    if (proposal.kind === 'fee' && each.kind === 'fee')
      return proposal.membershipIds.toSorted().join(' ') === each.members.toSorted().join(' ')
    if (proposal.kind === 'refundOf' && each.kind === 'refundOf')
      return proposal.membershipId === (each.members[0] ?? null)
    if (proposal.kind === 'donation' && each.kind === 'donation')
      return (proposal.campaignId === null) === (each.campaign === null)
    if (proposal.kind === 'ignore' && each.kind === 'ignore')
      return each.why === undefined || proposal.why === each.why
    return proposal.kind === 'trip' && each.kind === 'trip'
  })
}

/** How each line of a file is matched, against its label. */
export function judgedFile({lines, data}: LabelledFile): {each: FileLine; judged: Judged}[] {
  const matchOf = matcher(data)
  return lines.map((each) => {
    const match = matchOf(lineOf(each.text, each.pence, each.on))
    const judged = {
      match,
      isKnowable: hasProposal(each.label),
      isRight: isRightByFile(match, each),
      mayBeCertain: each.noCertain !== true && each.trap !== true,
    }
    return {each, judged}
  })
}
