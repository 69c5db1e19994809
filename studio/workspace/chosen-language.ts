import {env} from './env.ts'

/** Sanity keeps the language in local storage, where it is known before the Studio itself is created. */
export const isEnglish = () =>
  globalThis.localStorage?.getItem(`sanity-locale:${env.SANITY_PROJECT_ID}:default`) === 'en-US'
