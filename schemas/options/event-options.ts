// These titles are for the Studio only; the site has messages of its own.

export const eventStatuses = [
  {value: 'scheduled', title: {lt: 'Vyks, kaip paskelbta', en: 'Going ahead as announced'}},
  {value: 'changed', title: {lt: 'Pasikeitė laikas ar vieta', en: 'Time or place has changed'}},
  {value: 'cancelled', title: {lt: 'Atšaukta', en: 'Cancelled'}},
] as const

export const admissionKinds = [
  {value: 'none', title: {lt: 'Dar nežinoma, kaip patenkama', en: 'Not known yet'}},
  {value: 'free', title: {lt: 'Įėjimas laisvas, registruotis nereikia', en: 'Free entry, no registration'}},
  {
    value: 'tickets',
    title: {lt: 'Bilietai parduodami kitoje svetainėje', en: 'Tickets are sold on another site'},
  },
  {
    value: 'general',
    title: {
      lt: 'Registracija mūsų svetainėje: paprasta anketa',
      en: 'Registration on our site: a simple form',
    },
  },
  {
    value: 'trip',
    title: {
      lt: 'Registracija mūsų svetainėje: išvyka (kiek žmonių važiuos)',
      en: 'Registration on our site: a trip (how many people are coming)',
    },
  },
  {
    value: 'race',
    title: {
      lt: 'Registracija mūsų svetainėje: bėgimas (suaugusieji ir vaikai)',
      en: 'Registration on our site: a race (adults and children)',
    },
  },
  {value: 'external', title: {lt: 'Registruojamasi kitoje svetainėje', en: 'Registration on another site'}},
] as const

export type AdmissionKind = (typeof admissionKinds)[number]['value']

export const ticketAvailabilities = [
  {value: 'onSale', title: {lt: 'Galima', en: 'Yes, on sale'}},
  {value: 'notYet', title: {lt: 'Dar ne', en: 'Not yet'}},
  {value: 'soldOut', title: {lt: 'Visi parduoti', en: 'Sold out'}},
] as const

export type TicketAvailability = (typeof ticketAvailabilities)[number]['value']

export const accessAnswers = [
  {value: 'yes', title: {lt: 'Taip', en: 'Yes'}},
  {value: 'partly', title: {lt: 'Iš dalies', en: 'Partly'}},
  {value: 'no', title: {lt: 'Ne', en: 'No'}},
] as const

export type AccessAnswer = (typeof accessAnswers)[number]['value']
