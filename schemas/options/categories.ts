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

export const eventKinds = [
  {value: 'celebration', title: {lt: 'Šventė', en: 'Celebration'}},
  {value: 'culture', title: {lt: 'Kultūra', en: 'Culture'}},
  {value: 'sport', title: {lt: 'Sportas', en: 'Sport'}},
  {value: 'family', title: {lt: 'Šeimoms', en: 'For families'}},
  {value: 'faith', title: {lt: 'Tikėjimas', en: 'Faith'}},
  {value: 'food', title: {lt: 'Maistas', en: 'Food'}},
  {value: 'trip', title: {lt: 'Išvyka', en: 'Trip'}},
] as const

export type EventKind = (typeof eventKinds)[number]['value']
