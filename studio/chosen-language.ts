import {env} from './env.ts'

/** Whether English is chosen in the menu behind the user's name; the vendor keeps the choice in local storage. */
export const isEnglish = () =>
  globalThis.localStorage?.getItem(`sanity-locale:${env.SANITY_STUDIO_PROJECT_ID}:default`) === 'en-US'
