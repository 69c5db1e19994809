import {env} from '../../workspace/env.ts'
import {storedLocale} from '../../vendor-patches/stored-locale.ts'

/** Whether the Studio is in English, which is known before it is made. */
export const isEnglish = () => storedLocale(env.SANITY_STUDIO_PROJECT_ID) === 'en-US'
