// The titles are for the Studio only; the site has messages of its own for these values.

/** Statuses of an event. */
export const eventStatuses = [
  {value: 'scheduled', title: 'Vyks, kaip paskelbta'},
  {value: 'changed', title: 'Pasikeitė laikas ar vieta'},
  {value: 'cancelled', title: 'Atšaukta'},
] as const

/** How one gets into an event. */
export const admissionKinds = [
  {value: 'none', title: 'Dar nežinoma, kaip patenkama'},
  {value: 'free', title: 'Įėjimas laisvas, registruotis nereikia'},
  {value: 'tickets', title: 'Bilietai parduodami kitoje svetainėje'},
  {value: 'general', title: 'Registracija mūsų svetainėje: paprasta anketa'},
  {value: 'trip', title: 'Registracija mūsų svetainėje: išvyka (kiek žmonių važiuos)'},
  {value: 'race', title: 'Registracija mūsų svetainėje: bėgimas (suaugusieji ir vaikai)'},
  {value: 'external', title: 'Registruojamasi kitoje svetainėje'},
] as const

export type AdmissionKind = (typeof admissionKinds)[number]['value']

/** Whether tickets can be bought. */
export const ticketAvailabilities = [
  {value: 'onSale', title: 'Galima'},
  {value: 'notYet', title: 'Dar ne'},
  {value: 'soldOut', title: 'Visi parduoti'},
] as const

export type TicketAvailability = (typeof ticketAvailabilities)[number]['value']
