import type {Language} from '@site/schemas/languages'
import {localizedPath} from '#/i18n/localized-path.ts'

/** The whole address, on the host that the visitor is on, of a page in a language. */
export function absolutePath(language: Language, path: string): string {
  return new URL(localizedPath(language, path), location.origin).href
}
