/**
 * Prints precision and recall by kind: `node apps/web/features/bank/matching/testing/print-figures.ts`, or of any labelled
 * lines: `… print-figures.ts LINES.json MATCH-DATA.json`, with those that are wrong.
 */
import {cellsOf, figuresOf, isWrong} from './figures.ts'
import {judgedFile, readLabelled} from './labelled-file.ts'
import {figuresByKind, figuresTable} from './match-figures.ts'

const headings = ['', 'lines', 'certain', 'precision', 'recall', 'precision of all', 'recall of all']

const print = (rows: string[][]) =>
  rows
    .map((row) => row.map((cell, place) => (place === 0 ? cell.padEnd(44) : cell.padStart(12))).join(' '))
    .join('\n')

const [linesPath, dataPath] = process.argv.slice(2)

if (linesPath && dataPath) {
  const file = readLabelled(linesPath, dataPath)
  process.stdout.write(
    `${print([headings, ['all', ...cellsOf(figuresOf(judgedFile(file).map(({judged}) => judged)))]])}\n`,
  )
  for (const {each, judged} of judgedFile(file)) {
    if (isWrong(judged)) process.stdout.write(`certain and wrong: ${each.kind}: ${each.text}\n`)
    if (judged.isKnowable && !judged.isRight) process.stdout.write(`not first: ${each.kind}: ${each.text}\n`)
  }
} else {
  process.stdout.write(`${print([headings, ...figuresTable()])}\n`)
  for (const half of ['tuning', 'report'] as const)
    process.stdout.write(`\n${print([[half, ...headings.slice(1)], ...figuresByKind(half)])}\n`)
}
