import type {Match, Reason, SomeProposal} from '../matching/match.ts'
import {settlementOf, type InboxItem} from './inbox-item.ts'

/** A name with all of its letters says more than a similar one. */
export type ReasonKind = Exclude<Reason, {against: true}>['code'] | 'nearName'

/** Lines of which somebody looks at each, and which are confirmed together. */
export interface AlikeItems {
  key: string
  proposal: SomeProposal
  /** What speaks for all of them. */
  reasons: ReasonKind[]
  /** Something speaks against each of them. */
  isDoubted: boolean
  items: InboxItem[]
}

export interface Groups {
  certain: InboxItem[]
  /** Doubtful lines that the same reasons speak for, and nothing against. They are marked until somebody takes the mark away. */
  alike: AlikeItems[]
  /** Others of one kind, of which somebody marks those that are right. */
  unclear: AlikeItems[]
  /** What is not marked above is decided one by one. What is in no list comes first. */
  doubtful: InboxItem[]
  rest: InboxItem[]
}

/** Whether somebody wants a line to be confirmed, by `markOf`. */
export type Marks = ReadonlyMap<string, boolean>

/** A mark is for what was proposed: another proposal for the same line begins anew. */
export const markOf = ({line, match}: InboxItem) => `${line.id} ${JSON.stringify(match.proposal)}`

export function groupItems(items: readonly InboxItem[], marks: Marks = new Map()): Groups {
  const of = (certainty: Match['certainty']) => items.filter(({match}) => match.certainty === certainty)
  const certain = of('certain')
  const alike = alikeItems(of('doubtful'), certain)
  const marked = new Set([...certain, ...alike.flatMap((group) => group.items)])
  const unclear = unclearItems(items.filter((item) => !marked.has(item)))
  const listed = new Set([...marked, ...unclear.flatMap((group) => group.items)])
  const isOpen = (item: InboxItem) => !(marks.get(markOf(item)) ?? marked.has(item))
  const open = items
    .filter(isOpen)
    .toSorted((one, other) => Number(listed.has(one)) - Number(listed.has(other)))
  const isRest = ({match, recorded}: InboxItem) => match.certainty === 'none' && recorded.length === 0
  return {
    certain,
    alike,
    unclear,
    doubtful: open.filter((item) => !isRest(item)),
    rest: open.filter(isRest),
  }
}

/** Of two lines that would pay for one person, one is looked at by itself. */
function alikeItems(doubtful: readonly InboxItem[], certain: readonly InboxItem[]): AlikeItems[] {
  const claimed = new Set(certain.flatMap(payersOf))
  const groups = new Map<string, AlikeItems>()
  for (const item of doubtful.toSorted((one, other) => one.line.on.localeCompare(other.line.on))) {
    const {proposal, reasons} = item.match
    const payers = payersOf(item)
    if (proposal === null || !isAlikeable(item) || payers.some((id) => claimed.has(id))) continue
    for (const id of payers) claimed.add(id)
    const kinds = [...new Set(reasons.flatMap(kindOf))].toSorted()
    addTo(groups, [...sameFor(proposal), ...kinds].join(' '), {
      proposal,
      reasons: kinds,
      isDoubted: false,
      item,
    })
  }
  return severalIn(groups)
}

/** Somebody has to say whose places they are, or which of two claims is paid. */
const ofOneLine = new Set<SomeProposal['kind']>(['trip', 'giftAid'])

/** Those of which a mark says all that is to be said. */
function unclearItems(items: readonly InboxItem[]): AlikeItems[] {
  const groups = new Map<string, AlikeItems>()
  for (const item of items) {
    const {proposal} = item.match
    if (proposal === null || ofOneLine.has(proposal.kind) || !isSettledByMark(item)) continue
    const isDoubted = item.match.reasons.some((reason) => 'against' in reason)
    const key = [...sameFor(proposal), isDoubted ? 'doubted' : 'weak'].join(' ')
    addTo(groups, key, {proposal, reasons: [], isDoubted, item})
  }
  return severalIn(groups)
}

interface Added extends Omit<AlikeItems, 'key' | 'items'> {
  item: InboxItem
}

function addTo(groups: Map<string, AlikeItems>, key: string, {item, ...rest}: Added) {
  const group = groups.get(key) ?? {key, ...rest, items: []}
  group.items.push(item)
  groups.set(key, group)
}

const severalIn = (groups: Map<string, AlikeItems>) =>
  [...groups.values()]
    .filter(({items}) => items.length > 1)
    .toSorted(
      (one, other) =>
        Number(one.isDoubted) - Number(other.isDoubted) || other.items.length - one.items.length,
    )

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

/** The proposal is all of the line, and says all that is booked. */
const isSettledByMark = ({line, match, recorded}: InboxItem) =>
  recorded.length === 0 &&
  !line.hasTwin &&
  line.parts.length === 0 &&
  settlementOf(match.proposal, line.openPence, []) !== null

/** Nothing speaks against it, and it books what a look can tell: a fee that is due, a gift by its words, a bank's charge. */
function isAlikeable(item: InboxItem): boolean {
  const {line, match} = item
  const {proposal, reasons, alternatives} = match
  if (!isSettledByMark(item) || reasons.some((reason) => 'against' in reason)) return false
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
      return line.openPence < 0 && has('word', 'learnt')
    default:
      return false
  }
}
