/** What a news item may be about: the stored value and its name in both languages. */
export const newsCategories = [
  {value: 'community', title: {lt: 'Bendruomenė', en: 'Community'}},
  {value: 'culture', title: {lt: 'Kultūra', en: 'Culture'}},
  {value: 'school', title: {lt: 'Mokyklėlės', en: 'Schools'}},
  {value: 'sport', title: {lt: 'Sportas', en: 'Sport'}},
  {value: 'charity', title: {lt: 'Labdara', en: 'Charity'}},
  {value: 'membership', title: {lt: 'Narystė', en: 'Membership'}},
  {value: 'trip', title: {lt: 'Išvykos', en: 'Trips'}},
] as const

export type NewsCategory = (typeof newsCategories)[number]['value']
