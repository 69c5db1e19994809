/** These titles are for the Studio; the site has messages of its own. */
export const accessAnswers = [
  {value: 'yes', title: {lt: 'Taip', en: 'Yes'}},
  {value: 'partly', title: {lt: 'Iš dalies', en: 'Partly'}},
  {value: 'no', title: {lt: 'Ne', en: 'No'}},
] as const

export type AccessAnswer = (typeof accessAnswers)[number]['value']
