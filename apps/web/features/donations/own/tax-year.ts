import {londonDay} from '@site/schemas/london-time/instant'

/** In the United Kingdom it begins on 6 April. Its days are ISO days, both included. */
export interface TaxYear {
  year: number
  first: string
  last: string
}

export const taxYear = (year: number): TaxYear => ({
  year,
  first: `${year}-04-06`,
  last: `${year + 1}-04-05`,
})

/** @param instant an ISO instant, of which the day in London counts */
export function taxYearOf(instant: string): TaxYear {
  const day = londonDay(new Date(instant))
  const year = Number(day.slice(0, 4))
  return taxYear(day < `${year}-04-06` ? year - 1 : year)
}
