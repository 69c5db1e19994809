/** How an event answers one question about access. The titles are for the Studio; the site has messages of its own. */
export const accessAnswers = [
  {value: 'yes', title: 'Taip'},
  {value: 'partly', title: 'Iš dalies'},
  {value: 'no', title: 'Ne'},
] as const

export type AccessAnswer = (typeof accessAnswers)[number]['value']
