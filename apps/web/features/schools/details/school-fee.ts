import type {SchoolCard} from '../schools-queries.ts'

type StoredFee = NonNullable<SchoolCard['fee']>
type Period = NonNullable<StoredFee['per']>

/** Amounts are pounds with whole pence. */
export interface Fee {
  amount: number
  /** The upper end of a range. */
  amountTo: number | null
  /** Converted from another billing period, assuming a typical term. */
  isAbout: boolean
}

/** Returns undefined if the school does not say enough to work it out. */
export function feeFor(period: Period, {amount, amountTo, ...terms}: StoredFee): Fee | undefined {
  return amount == null ? undefined : convert(period, {...terms, amount, amountTo: amountTo ?? null})
}

export function siblingFeeFor(period: Period, {siblingAmount, ...terms}: StoredFee): Fee | undefined {
  return siblingAmount == null
    ? undefined
    : convert(period, {...terms, amount: siblingAmount, amountTo: null})
}

type Terms = Pick<StoredFee, 'per' | 'lessonsPerTerm' | 'monthsPerTerm'>

function convert(period: Period, {amount, amountTo, ...terms}: Terms & Pick<Fee, 'amount' | 'amountTo'>) {
  const per = terms.per ?? 'lesson'
  if (per === period) return {amount, amountTo, isAbout: false}
  const [times, dividedBy] = [periodsPerTerm(per, terms), periodsPerTerm(period, terms)]
  if (!times || !dividedBy) return undefined
  const converted = (pounds: number) => Math.round((pounds * 100 * times) / dividedBy) / 100
  return {amount: converted(amount), amountTo: amountTo && converted(amountTo), isAbout: true}
}

function periodsPerTerm(period: Period, {lessonsPerTerm, monthsPerTerm}: Terms) {
  return {lesson: lessonsPerTerm, month: monthsPerTerm, term: 1}[period]
}
