import type {Language} from '@site/schemas/languages'
import {env} from '../env.ts'
import {localizedPath} from './localized-path.ts'

/** The whole address of a page in a language, from the one without host and language. */
export function absoluteUrl(language: Language, path: string): string {
  return new URL(localizedPath(language, path), env.SITE_URL).href
}
