// The titles are for the Studio only; the site has messages of its own for these values.

/** Statuses of an event. */
export const eventStatuses = [
  {value: 'scheduled', title: 'Vyks, kaip paskelbta'},
  {value: 'changed', title: 'Pasikeitė laikas ar vieta'},
  {value: 'cancelled', title: 'Atšaukta'},
] as const

/** Kinds of tickets. */
export const ticketingKinds = [
  {value: 'none', title: 'Bilietų nereikia'},
  {value: 'free', title: 'Įėjimas laisvas'},
  {value: 'external', title: 'Bilietai parduodami kitoje svetainėje'},
  {value: 'registration', title: 'Reikia užsiregistruoti'},
  {value: 'soldOut', title: 'Visi bilietai parduoti'},
  {value: 'disabled', title: 'Bilietų dar nėra'},
] as const

/** Kinds of registration forms. */
export const registrationKinds = [
  {value: 'none', title: 'Registruotis nereikia'},
  {value: 'general', title: 'Paprasta registracija (vardas, el. paštas)'},
  {value: 'trip', title: 'Išvyka (kiek žmonių važiuos)'},
  {value: 'race', title: 'Bėgimas (suaugusieji ir vaikai)'},
  {value: 'external', title: 'Registruojamasi kitoje svetainėje'},
] as const
