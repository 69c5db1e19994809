/** Sanity keeps the locale from the user menu in local storage. */
export const storedLocale = (projectId: string) =>
  globalThis.localStorage?.getItem(`sanity-locale:${projectId}:default`) ?? undefined
