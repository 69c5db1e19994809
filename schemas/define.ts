import type {
  BlockDecoratorDefinition,
  BlockListDefinition,
  BlockStyleDefinition,
  FieldDefinitionBase,
  FieldGroupDefinition,
  HotspotPreview,
  IntrinsicDefinitions,
  PreviewConfig,
  PreviewValue,
  SortOrdering,
  TypeAliasDefinition,
} from '@sanity/types'
import type {BilingualText} from './languages.ts'

/** A type, a field or a member of a list, as the functions below return it. */
export interface Definition {
  type: string
  name?: string
  title?: BilingualText
  description?: BilingualText
  group?: string | string[]
}

type Titled<Part> = Omit<Part, 'title'> & {title: BilingualText}

/** What volunteers wrote is one string. */
type Shown = string | BilingualText | undefined

interface Preview {
  select?: Record<string, string>
  prepare?: (
    selection: Parameters<NonNullable<PreviewConfig['prepare']>>[0],
  ) => Omit<PreviewValue, 'title' | 'subtitle'> & {title?: Shown; subtitle?: Shown}
}

interface Option {
  value: string
  title: BilingualText
}

interface OptionTexts {
  list: readonly Option[]
  hotspot: {previews: Titled<HotspotPreview>[]}
}

type WithOptions<Options> = {
  [Name in keyof Options]: Name extends keyof OptionTexts ? OptionTexts[Name] : Options[Name]
}

/** The parts of Sanity's definitions in which there are texts. */
interface Texts<Options> {
  title: BilingualText
  description: BilingualText
  fields: Definition[]
  of: Definition[]
  groups: Titled<FieldGroupDefinition>[]
  orderings: Titled<SortOrdering>[]
  styles: Titled<BlockStyleDefinition>[]
  lists: Titled<BlockListDefinition>[]
  marks: {decorators?: Titled<BlockDecoratorDefinition>[]; annotations?: Definition[]}
  options: WithOptions<NonNullable<Options>>
  preview: Preview
}

type InBothLanguages<Sanitys> = {
  [Part in keyof Sanitys as Exclude<Part, 'name'>]: Part extends keyof Texts<unknown>
    ? Texts<Sanitys[Part]>[Part]
    : Sanitys[Part]
}

type Parts<Type extends string> = Type extends keyof IntrinsicDefinitions
  ? InBothLanguages<IntrinsicDefinitions[Type]>
  : InBothLanguages<TypeAliasDefinition<Type, undefined>>

/** Sanity's `defineType`, with every text in both languages. */
export const defineType = <const Type extends string, const Name extends string>(
  definition: {type: Type; name: Name} & Parts<Type>,
) => definition

/** Sanity's `defineField`, with every text in both languages. */
export const defineField = <const Type extends string, const Name extends string>(
  definition: {type: Type; name: Name} & Parts<Type> & FieldDefinitionBase,
) => definition

/** Sanity's `defineArrayMember`, with every text in both languages. */
export const defineArrayMember = <const Type extends string>(
  definition: {type: Type; name?: string} & Parts<Type>,
) => definition
