/** What a school's fee is paid for: the stored value and its name for volunteers. */
export const feePeriods = [
  {value: 'lesson', title: 'Už pamoką'},
  {value: 'month', title: 'Už mėnesį'},
  {value: 'term', title: 'Už trimestrą'},
] as const
