export const weekdays = [
  {value: 'monday', title: {lt: 'Pirmadienis', en: 'Monday'}},
  {value: 'tuesday', title: {lt: 'Antradienis', en: 'Tuesday'}},
  {value: 'wednesday', title: {lt: 'Trečiadienis', en: 'Wednesday'}},
  {value: 'thursday', title: {lt: 'Ketvirtadienis', en: 'Thursday'}},
  {value: 'friday', title: {lt: 'Penktadienis', en: 'Friday'}},
  {value: 'saturday', title: {lt: 'Šeštadienis', en: 'Saturday'}},
  {value: 'sunday', title: {lt: 'Sekmadienis', en: 'Sunday'}},
] as const

export type Weekday = (typeof weekdays)[number]['value']

export const feePeriods = [
  {value: 'lesson', title: {lt: 'Už pamoką', en: 'For a lesson'}},
  {value: 'month', title: {lt: 'Už mėnesį', en: 'For a month'}},
  {value: 'term', title: {lt: 'Už trimestrą', en: 'For a term'}},
] as const
