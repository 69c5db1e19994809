import type {Match, Reason, SomeProposal} from '../matching/match.ts'
import {settlementOf, type InboxItem} from './inbox-item.ts'

/** A name with all of its letters says more than a similar one. */
export type ReasonKind = Exclude<Reason, {against: true}>['code'] | 'nearName'

/** Doubtful lines that the same reasons speak for, and nothing against: somebody looks at them and confirms them together. */
export interface AlikeItems {
  key: string
  proposal: SomeProposal
  reasons: ReasonKind[]
  items: InboxItem[]
}

export interface Groups {
  certain: InboxItem[]
  alike: AlikeItems[]
  doubtful: InboxItem[]
  rest: InboxItem[]
}

/** Lines of the set are left out of their groups, and are decided one by one. */
export function groupItems(items: readonly InboxItem[], leftOut: ReadonlySet<string> = new Set()): Groups {
  const of = (certainty: Match['certainty']) => items.filter(({match}) => match.certainty === certainty)
  const none = of('none')
  const isKnown = ({recorded}: InboxItem) => recorded.length > 0
  const certain = of('certain')
  const alike = alikeItems(of('doubtful'), certain)
  const together = new Set(alike.flatMap((group) => group.items))
  return {
    certain,
    alike,
    doubtful: [
      ...[...certain, ...together].filter(({line}) => leftOut.has(line.id)),
      ...of('doubtful').filter((item) => !together.has(item)),
      ...none.filter(isKnown),
    ],
    rest: none.filter((item) => !isKnown(item)),
  }
}

function alikeItems(doubtful: readonly InboxItem[], certain: readonly InboxItem[]): AlikeItems[] {
  const claimed = new Set(certain.flatMap(payersOf))
  const groups = new Map<string, AlikeItems>()
  for (const item of doubtful.toSorted((one, other) => one.line.on.localeCompare(other.line.on))) {
    const {proposal, reasons} = item.match
    const payers = payersOf(item)
    // Of two lines that would pay for one person, one is looked at by itself.
    if (proposal === null || !isAlikeable(item) || payers.some((id) => claimed.has(id))) continue
    for (const id of payers) claimed.add(id)
    const kinds = [...new Set(reasons.flatMap(kindOf))].toSorted()
    const key = [...sameFor(proposal), ...kinds].join(' ')
    const group = groups.get(key) ?? {key, proposal, reasons: kinds, items: []}
    group.items.push(item)
    groups.set(key, group)
  }
  return [...groups.values()]
    .filter(({items}) => items.length > 1)
    .toSorted((one, other) => other.items.length - one.items.length)
}

const payersOf = ({match: {proposal}}: InboxItem) => (proposal?.kind === 'fee' ? proposal.membershipIds : [])

function kindOf(reason: Reason): ReasonKind[] {
  if ('against' in reason) return []
  return [reason.code === 'name' && reason.distance > 0 ? 'nearName' : reason.code]
}

/** What all lines of a group have in common beside their reasons. */
function sameFor(proposal: SomeProposal): string[] {
  if (proposal.kind === 'donation') return [proposal.kind, proposal.campaignId ?? '']
  return proposal.kind === 'ignore' ? [proposal.kind, proposal.why] : [proposal.kind]
}

/** Nothing speaks against it, and it books what a look can tell: a fee that is due, a gift by its words, a bank's charge. */
function isAlikeable({line, match: {proposal, reasons, alternatives}, recorded}: InboxItem): boolean {
  if (recorded.length > 0 || line.hasTwin || line.parts.length > 0) return false
  if (reasons.some((reason) => 'against' in reason)) return false
  if (settlementOf(proposal, line.openPence, []) === null) return false
  const kinds = reasons.flatMap(kindOf)
  const has = (...some: ReasonKind[]) => kinds.some((kind) => some.includes(kind))
  switch (proposal?.kind) {
    case 'fee': {
      const isOnlyOne = !alternatives.some(({kind}) => kind === 'fee')
      const isGuessed = has('surname', 'nearName', 'cutName', 'household', 'learnt') && isOnlyOne
      const isClear = has('reference', 'name') || (isGuessed && has('word', 'announced'))
      return proposal.membershipIds.length === 1 && has('amount') && isClear
    }
    case 'donation':
      return has('word', 'campaign', 'learnt')
    case 'ignore':
      return line.openPence < 0
    default:
      return false
  }
}
