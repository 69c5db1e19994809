import {env} from '../../workspace/env.ts'
import {storedLocale} from '../../vendor-patches/stored-locale.ts'

/** This is known before the Studio itself is created. */
export const isEnglish = () => storedLocale(env.SANITY_STUDIO_PROJECT_ID) === 'en-US'
