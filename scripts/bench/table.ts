import {minutes, runLines, tableLines} from '../results/describe-run.ts'
import type {Figure, PartResult, Report, Section} from './report.ts'

export function reportLines(report: Report, older?: Report): string[] {
  const olderFigures = new Map(
    older?.parts.flatMap(({sections}) =>
      sections.flatMap(({title, figures}) =>
        figures.map((figure) => [keyOf(title, figure), figure] as const),
      ),
    ),
  )
  return [
    ...runLines(report),
    '',
    ...sectionLines({title: 'noise', figures: report.parts.flatMap(noiseOf)}, new Map()),
    ...report.parts.flatMap(({part, sections, failure}) =>
      failure === undefined
        ? sections.flatMap((section) => ['', ...sectionLines(section, olderFigures)])
        : ['', `### ${part}`, '', `Failed: ${failure}`],
    ),
  ]
}

function sectionLines({title, figures}: Section, older: Map<string, Figure>): string[] {
  const subjects = [...new Set(figures.map(({subject}) => subject))]
  const columns = [...new Set(figures.map(headingOf))]
  const byCell = new Map(figures.map((figure) => [`${figure.subject} ${headingOf(figure)}`, figure]))
  const rows = subjects.map((subject) => [
    subject,
    ...columns.map((column) => {
      const figure = byCell.get(`${subject} ${column}`)
      return figure ? cellOf(figure, older.get(keyOf(title, figure))) : ''
    }),
  ])
  return [`### ${title}`, '', ...tableLines([['', ...columns], ...rows])]
}

const keyOf = (title: string, {subject, measure}: Figure) => [title, subject, measure].join('\n')

const headingOf = ({measure, unit}: Figure) => (unit ? `${measure} (${unit})` : measure)

/** `412 (398–455) ×1.05` is the median, the least and most, and the ratio to the older median. */
function cellOf({value, min, max}: Figure, older?: Figure): string {
  if (typeof value === 'string') return value.replaceAll('|', '\\|')
  const spread = min === max ? '' : ` (${numberOf(min)}–${numberOf(max)})`
  const ratio = typeof older?.value === 'number' && older.value !== 0 ? value / older.value : undefined
  return `${numberOf(value)}${spread}${ratio === undefined ? '' : ` ×${ratio.toFixed(2)}`}`
}

function numberOf(value = Number.NaN): string {
  if (Number.isInteger(value)) return String(value)
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 3)
}

function noiseOf({part, seconds, before, after}: PartResult): Figure[] {
  return [
    {subject: part, measure: 'took', value: minutes(seconds)},
    ...(
      [
        ['before', before],
        ['after', after],
      ] as const
    ).flatMap(([when, {loadAverage, calibrationMs}]): Figure[] => [
      {subject: part, measure: `load ${when}`, value: loadAverage[0] ?? Number.NaN},
      {
        subject: part,
        measure: `calibration ${when}`,
        unit: 'ms',
        value: calibrationMs.median,
        min: calibrationMs.min,
        max: calibrationMs.max,
      },
    ]),
  ]
}
