/** Prints precision and recall by kind: `node apps/web/features/bank/matching/testing/print-figures.ts` */
import {figuresByKind, figuresTable} from './match-figures.ts'

const headings = ['', 'lines', 'certain', 'precision', 'recall', 'precision of all', 'recall of all']

const print = (rows: string[][]) =>
  rows
    .map((row) => row.map((cell, place) => (place === 0 ? cell.padEnd(44) : cell.padStart(12))).join(' '))
    .join('\n')

process.stdout.write(`${print([headings, ...figuresTable()])}\n`)
for (const half of ['tuning', 'report'] as const) {
  process.stdout.write(`\n${print([[half, ...headings.slice(1)], ...figuresByKind(half)])}\n`)
}
