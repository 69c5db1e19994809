import {checkBalances} from './balance-check.ts'
import type {ReadLine, StatementLine} from './statement-line.ts'

/** The lines of each account that a file names, or of '' if it names none. */
export function accountsOf(lines: ReadLine[]): Map<string, ReadLine[]> {
  const accounts = new Map<string, ReadLine[]>()
  for (const line of lines) {
    const own = accounts.get(line.account)
    if (own) own.push(line)
    else accounts.set(line.account, [line])
  }
  return accounts
}

/** How many balances of a file do not follow from its sums. */
export const misfits = (lines: ReadLine[]): number =>
  [...accountsOf(lines).values()].reduce((count, own) => count + checkBalances(own).gaps.length, 0)

/** Days and times in the name of a file, and the number that a browser gives to a second download. */
const daysInName = /(^|\D)(?:\d{1,2}|20\d{2}|20\d{4}|20\d{6}(?:[T_-]?\d{4,6})?|\d{4}20\d{2})(?!\d)/gi

/**
 * What the next file of an account has in common with this one, so that nobody is asked twice: the account that it
 * names, else its layout and its name without days. Other digits of a name may be those of an account, and stay.
 */
export function sourceOf({named, layout, fileName}: {named: string; layout: string; fileName: string}) {
  if (named !== '') return `account ${named}`
  const name = fileName
    .toLowerCase()
    .replaceAll(daysInName, '$1 ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return `${layout.slice(0, 500)}\n${name.trim()}`
}

/** A line that is stored already. */
export type KnownLine = Pick<StatementLine, 'on' | 'pence' | 'balancePence'>

/**
 * Whether lines cannot be of the account of which these lines are known: on a day of both no line has sum and balance in
 * common, or a line within the period of the file is not in it.
 */
export function contradicts(lines: StatementLine[], known: KnownLine[]): boolean {
  const days = lines.map(({on}) => on).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const isInFile = (line: KnownLine) => lines.some(({on, pence}) => on === line.on && pence === line.pence)
  if (known.some((line) => line.on > first && line.on < last && !isInFile(line))) return true
  const balances = (all: KnownLine[], on: string) =>
    all.filter((line) => line.on === on && line.balancePence !== null)
  return [...new Set(days)].some((on) => {
    const [here, there] = [balances(lines, on), balances(known, on)]
    const isShared = here.some(({pence, balancePence}) =>
      there.some((line) => line.pence === pence && line.balancePence === balancePence),
    )
    return here.length > 0 && there.length > 0 && !isShared
  })
}
