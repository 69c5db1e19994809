/** How one gets into an event: the stored value and its name for volunteers. */
export const ticketingKinds = [
  {value: 'none', title: 'Bilietų nereikia'},
  {value: 'free', title: 'Įėjimas laisvas'},
  {value: 'external', title: 'Bilietai parduodami kitoje svetainėje'},
  {value: 'registration', title: 'Reikia užsiregistruoti'},
  {value: 'soldOut', title: 'Visi bilietai parduoti'},
  {value: 'disabled', title: 'Bilietų dar nėra'},
] as const
