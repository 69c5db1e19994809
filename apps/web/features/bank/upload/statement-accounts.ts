import {accountsOf, contradicts, sourceOf} from '../statement/accounts.ts'
import type {ReadLine} from '../statement/statement-line.ts'
import type {KnownStatement} from './upload-queries.ts'

/** An account of earlier statements or of the file, or a new one with the name that is typed. */
export interface AccountAnswer {
  isNew: boolean
  name: string
}

/** The lines of one account of a file, and whose they are. */
export interface StatementPart {
  /** As the file names the account, or ''. */
  named: string
  source: string
  lines: ReadLine[]
  options: string[]
  answer: AccountAnswer | undefined
  isContradicted: boolean
}

interface OpenedFile {
  fileName: string
  layout: string
  lines: ReadLine[]
}

/**
 * The accounts of a file. What was answered for its like is taken again, unless the lines that are known speak against it;
 * so is the account that the very first file names. Nothing else is assumed.
 */
export function statementParts(
  {fileName, layout, lines}: OpenedFile,
  known: KnownStatement[],
  answers: Record<string, AccountAnswer>,
): StatementPart[] {
  const accounts = [...new Set(known.map(({account}) => account))]
  return [...accountsOf(lines)].map(([named, own]) => {
    const source = sourceOf({named, layout, fileName})
    const isAgainst = (account: string) =>
      contradicts(
        own,
        known.flatMap((each) => (each.account === account ? each.lines : [])),
      )
    const before =
      known.find((each) => each.source === source)?.account ?? (accounts.length === 0 ? named : '')
    const remembered = before !== '' && !isAgainst(before) ? {isNew: false, name: before} : undefined
    const answer = answers[named] ?? remembered
    return {
      named,
      source,
      lines: own,
      options: [...new Set([...accounts, ...(named ? [named] : [])])],
      answer,
      isContradicted: answer !== undefined && isAgainst(answer.name.trim()),
    }
  })
}
