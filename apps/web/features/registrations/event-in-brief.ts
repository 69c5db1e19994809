/** All texts are in the page's language, and empty for what is not known. */
export interface EventInBrief {
  /** The day with the time. */
  when: string
  where: string
  price: string
  /** True only for a price that is known. */
  costs: boolean
  isDateToBeConfirmed: boolean
  /** Whether the number of places is limited. */
  isLimited: boolean
}
