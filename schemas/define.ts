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

export interface Definition {
  type: string
  name?: string
  title?: BilingualText
  description?: BilingualText
  group?: string | string[]
}

type Titled<Part> = Omit<Part, 'title'> & {title: BilingualText}

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

/** Like Sanity's functions of the same names, these take every text in both languages. */
export const defineType = <const Type extends string, const Name extends string>(
  definition: {type: Type; name: Name} & Parts<Type>,
) => definition

export const defineField = <const Type extends string, const Name extends string>(
  definition: {type: Type; name: Name} & Parts<Type> & FieldDefinitionBase,
) => definition

export const defineArrayMember = <const Type extends string>(
  definition: {type: Type; name?: string} & Parts<Type>,
) => definition
