/** What posts say besides what volunteers have written. They are in the language of the post, not of the Studio. */
export const postWords = {
  lt: {
    cancelled: 'Renginys atšauktas.',
    changed: 'Pasikeitė renginio laikas arba vieta.',
    over: (when: string) => `Renginys jau įvyko: ${when}.`,
    toBeConfirmed: 'Data tikslinama',
    address: (address: string) => `Daugiau – mūsų svetainėje ${address}`,
    section: (host: string, section: string) => `Daugiau – mūsų svetainėje ${host}, skiltyje „${section}“`,
  },
  en: {
    cancelled: 'This event has been cancelled.',
    changed: 'The time or place of this event has changed.',
    over: (when: string) => `This event has taken place: ${when}.`,
    toBeConfirmed: 'Date to be confirmed',
    address: (address: string) => `More on our website: ${address}`,
    section: (host: string, section: string) => `More on our website: ${host}, under ‘${section}’`,
  },
} as const
