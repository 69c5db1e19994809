/** Id of the locale that is chosen in the menu behind the user's name; Sanity keeps it in local storage. */
export const storedLocale = (projectId: string) =>
  globalThis.localStorage?.getItem(`sanity-locale:${projectId}:default`) ?? undefined
