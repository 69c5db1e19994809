/** What kind an event may be of: the stored value and its name in both languages. */
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
