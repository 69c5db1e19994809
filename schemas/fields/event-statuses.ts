/** Whether an event goes ahead: the stored value and its name for volunteers. */
export const eventStatuses = [
  {value: 'scheduled', title: 'Vyks, kaip paskelbta'},
  {value: 'changed', title: 'Pasikeitė laikas ar vieta'},
  {value: 'cancelled', title: 'Atšaukta'},
] as const
