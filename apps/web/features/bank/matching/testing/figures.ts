import type {Match} from '../match.ts'

export interface Judged {
  match: Match
  /** Whether a person could know what the line is. */
  isKnowable: boolean
  isRight: boolean
  mayBeCertain: boolean
}

/** Certain, and not what the label says, or what nobody may be certain of. */
export const isWrong = ({match, isRight, mayBeCertain}: Judged): boolean =>
  match.certainty === 'certain' && !(isRight && mayBeCertain)

export interface Figures {
  lines: number
  knowable: number
  certain: number
  wrongCertain: number
  proposed: number
  right: number
}

export function figuresOf(judged: Judged[]): Figures {
  return {
    lines: judged.length,
    knowable: judged.filter(({isKnowable}) => isKnowable).length,
    certain: judged.filter(({match}) => match.certainty === 'certain').length,
    wrongCertain: judged.filter(isWrong).length,
    proposed: judged.filter(({match}) => match.proposal !== null).length,
    right: judged.filter(({isKnowable, isRight}) => isKnowable && isRight).length,
  }
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

/** Cells of a row: lines, precision and recall of the certain ones, precision and recall of all proposals. */
export const cellsOf = ({lines, knowable, certain, wrongCertain, proposed, right}: Figures): string[] => [
  String(lines),
  `${certain - wrongCertain} / ${certain}`,
  percent(certain - wrongCertain, certain),
  percent(certain - wrongCertain, knowable),
  percent(right, proposed),
  percent(right, knowable),
]
