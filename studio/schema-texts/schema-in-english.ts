import type {PreviewConfig, SchemaTypeDefinition} from 'sanity'
import {englishText} from './english-of.ts'
import {rulesInEnglish, type Validation} from './rules-in-english.ts'

/** What a type, or one of its fields, options, groups or styles, may have. */
interface Definition {
  name?: string
  title?: unknown
  description?: unknown
  validation?: Validation
  options?: {list?: unknown[]}
  marks?: {annotations?: unknown[]; decorators?: unknown[]}
  preview?: PreviewConfig
  [part: string]: unknown
}

const partLists = ['fields', 'of', 'groups', 'fieldsets', 'orderings', 'styles', 'lists'] as const

/** The types with their titles, descriptions and messages in English. */
export function schemaInEnglish<Type extends SchemaTypeDefinition>(types: readonly Type[]): Type[] {
  return types.map((type) => inEnglish(type as unknown as Definition, type.name) as unknown as Type)
}

function inEnglish(definition: Definition, type: string): Definition {
  const {title, description, validation, options, marks, preview} = definition
  const each = (part: unknown) => (isDefinition(part) ? inEnglish(part, type) : part)
  const parts = partLists.map((name) => [name, definition[name]] as const)
  return {
    ...definition,
    ...Object.fromEntries(
      parts.flatMap(([name, part]) => (Array.isArray(part) ? [[name, part.map(each)]] : [])),
    ),
    ...(typeof title === 'string' && {title: englishText(title, type) ?? title}),
    ...(typeof description === 'string' && {description: englishText(description, type) ?? description}),
    ...(validation && {validation: rulesInEnglish(validation)}),
    ...(options?.list && {options: {...options, list: options.list.map(each)}}),
    ...(preview?.prepare && {preview: previewInEnglish(preview, type)}),
    ...(marks && {
      marks: {...marks, annotations: marks.annotations?.map(each), decorators: marks.decorators?.map(each)},
    }),
  }
}

/** What a preview says of its own, such as the name of an option, in English; what volunteers wrote as it is. */
function previewInEnglish({prepare, ...preview}: PreviewConfig, type: string): PreviewConfig {
  return {
    ...preview,
    prepare: (selection: Record<string, unknown>, options) => {
      const written = Object.values(selection)
      const english = (text: string | undefined) =>
        text === undefined || written.includes(text) ? text : (englishText(text, type) ?? text)
      const shown = prepare?.(selection, options) ?? {}
      return {...shown, title: english(shown.title), subtitle: english(shown.subtitle)}
    },
  }
}

const isDefinition = (part: unknown): part is Definition => typeof part === 'object' && part !== null
