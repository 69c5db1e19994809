/** Which form an event is registered for with: the stored value and its name for volunteers. */
export const registrationKinds = [
  {value: 'none', title: 'Registruotis nereikia'},
  {value: 'general', title: 'Paprasta registracija (vardas, el. paštas)'},
  {value: 'trip', title: 'Išvyka (kiek žmonių važiuos)'},
  {value: 'race', title: 'Bėgimas (suaugusieji ir vaikai)'},
  {value: 'external', title: 'Registruojamasi kitoje svetainėje'},
] as const
