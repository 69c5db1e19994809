export interface DemoPerson {
  email: string
  firstName: string
  lastName: string
  /** What the table of addresses says of the account. */
  role: string
  isAdmin: boolean
}

/** Accounts of the local site, the same on every machine: they exist in the emulator only. */
export const demoPeople: DemoPerson[] = [
  {email: 'admin@example.test', firstName: 'Aldona', lastName: 'Petraitienė', role: 'admin', isAdmin: true},
  {
    email: 'narys@example.test',
    firstName: 'Mindaugas',
    lastName: 'Kazlauskas',
    role: 'member',
    isAdmin: false,
  },
  {email: 'vartotojas@example.test', firstName: 'Rasa', lastName: 'Jankutė', role: 'user', isAdmin: false},
]

export const demoPassword = 'slaptazodis'
