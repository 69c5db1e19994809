import type {Definition} from '@site/schemas/define'
import type {BilingualText, Language} from '@site/schemas/languages'
import type {PreviewConfig, SchemaTypeDefinition} from 'sanity'

export const inLanguage = (type: Definition, language: Language) =>
  withTextsIn(language, type) as SchemaTypeDefinition

function withTextsIn(language: Language, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => withTextsIn(language, each))
  if (typeof part !== 'object' || part === null) return part
  if (isText(part)) return part[language]
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [
      name,
      name === 'prepare' ? previewIn(language, each) : withTextsIn(language, each),
    ]),
  )
}

const previewIn =
  (language: Language, prepare: NonNullable<PreviewConfig['prepare']>): PreviewConfig['prepare'] =>
  (selection, options) => {
    const {title, subtitle, ...shown} = prepare(selection, options)
    return {...shown, ...(withTextsIn(language, {title, subtitle}) as typeof shown)}
  }

const isText = (part: object): part is BilingualText =>
  'lt' in part && typeof part.lt === 'string' && 'en' in part && typeof part.en === 'string'
