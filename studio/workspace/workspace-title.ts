import {localizeText} from '@site/schemas/texts/localize'
import * as z from 'zod'
import {isEnglish} from './chosen-language.ts'
import {env} from './env.ts'

const name = z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullable().catch(null)

const key = `community-name:${env.SANITY_PROJECT_ID}:${env.SANITY_DATASET}`

/** The community's name as this browser saw it last, because the Studio needs its title before it can ask for the name. */
export function workspaceTitle(): string {
  const language = isEnglish() ? 'en' : 'lt'
  return (
    localizeText(rememberedName(), language) || {lt: 'Svetainės turinys', en: 'Website content'}[language]
  )
}

function rememberedName() {
  try {
    return name.parse(JSON.parse(globalThis.localStorage?.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

/** @param said what the settings hold, which can be anything */
export function rememberName(said: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(name.parse(said)))
  } catch {
    // A full or forbidden storage leaves the title as it is.
  }
}
