import {subjects, type Finding} from './finding.ts'

const marks = {ok: '✓', 'left out': '-', attention: '!', problem: '✗'} as const

/** Grouped by subject. What is to be done follows at the end, problems last, and counted. */
export function report(findings: readonly Finding[]): string[] {
  const having = (state: Finding['state']) => findings.filter((finding) => finding.state === state)
  const counts = [
    `${having('ok').length} well`,
    `${having('left out').length} left out`,
    `${having('attention').length} to look at`,
    counted(having('problem').length, 'problem'),
  ]
  return [
    ...subjects.flatMap((subject) => {
      const own = findings.filter((finding) => finding.subject === subject)
      return own.length > 0 ? [subject, ...lines(own), ''] : []
    }),
    ...remedies('To look at', having('attention')),
    ...remedies('Problems', having('problem')),
    `${counts.join(', ')}.`,
  ]
}

/** Checks that say the same share a line. */
const lines = (findings: readonly Finding[]) =>
  together(findings, ({state, says}) => `${state} ${says}`).map(([first, checks]) => line(first, checks))

const line = ({state, says}: Finding, checks: string[]) =>
  `  ${marks[state]} ${[...new Set(checks)].join(' · ')}: ${says}`

/** Findings with one remedy share it. */
function remedies(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return []
  const byTodo = Map.groupBy(findings, (finding) => ('todo' in finding ? finding.todo : ''))
  return [title, ...[...byTodo].flatMap(([todo, own]) => [...lines(own), `    → ${todo}`]), '']
}

function together(findings: readonly Finding[], by: (finding: Finding) => string): [Finding, string[]][] {
  return [...Map.groupBy(findings, by).values()].flatMap((own) =>
    own[0] ? [[own[0], own.map(({check}) => check)] as [Finding, string[]]] : [],
  )
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
