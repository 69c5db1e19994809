import {londonDay} from '@site/schemas/london-time/instant'
import type {ComponentType} from 'react'
import type {ObjectInputProps, SchemaTypeDefinition} from 'sanity'
import {LocalizedBodyInput, LocalizedInput} from '../languages/content/localized-input.tsx'
import {SharedPictureBlock, SharedPictureInput} from '../languages/content/shared-picture.tsx'
import {siteNow} from '../time/site-clock.ts'
import {withDoneButton} from './done-button.tsx'
import {EventKeyInput} from './event-key-input.tsx'
import {PhotoList} from './pictures/photo-list.tsx'
import {AnyFileInput, PictureFiles, PictureInput, RichTextInput} from './pictures/picture-files.tsx'
import {TableInput} from './table/table-input.tsx'
import {TypedDayInput, TypedInstantInput} from './typed/date-input.tsx'
import {LinkInput} from './typed/link-input.tsx'
import {MoneyInput} from './typed/money-input.tsx'
import {WebAddressInput} from './typed/url-input.tsx'

interface Definition {
  type: string
  name?: string
  initialValue?: unknown
  options?: {unit?: string; leads?: string}
  components?: {input?: ComponentType<never>; block?: ComponentType<never>}
  fields?: Definition[]
  of?: Definition[]
  marks?: {annotations?: Definition[]}
}

const inputOfObject: Record<string, ComponentType<never> | undefined> = {
  localizedString: LocalizedInput,
  localizedText: LocalizedInput,
  localizedBody: LocalizedBodyInput,
}

/** Returns undefined if Sanity's own input is right. */
function inputOf({type, name, options, of = []}: Definition): ComponentType<never> | undefined {
  switch (type) {
    case 'date':
      return TypedDayInput
    case 'datetime':
      return TypedInstantInput
    case 'string':
      return name === 'eventKey' ? EventKeyInput : undefined
    case 'number':
      return options?.unit === 'pounds' ? MoneyInput : undefined
    case 'url':
      return options?.leads === 'anywhere' ? LinkInput : WebAddressInput
    case 'file':
      return AnyFileInput
    case 'image':
      return PictureInput
    case 'object':
      return inputOfObject[name ?? '']
    case 'array': {
      if (of.some((member) => member.type === 'block')) return RichTextInput
      if (of.some((member) => member.type === 'tableRow')) return TableInput
      const pictures = of.filter((member) => /image$/i.test(member.type))
      if (pictures.length === 0) return undefined
      return pictures.length === of.length ? PhotoList : PictureFiles
    }
    default:
      return undefined
  }
}

const openInDialogs = new Set(['object', 'image', 'file'])

/**
 * The schemas are data that the site shares, so the Studio adds its own inputs here. It also makes dates begin with the
 * site's today, not the device's.
 */
export function withInputs(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  const definitions = types as unknown as Definition[]
  const named = new Map(definitions.map((definition) => [definition.name, definition]))

  const withInput = (definition: Definition): Definition => {
    const {type, fields, of, marks, components, initialValue} = definition
    const input = inputOf(definition)
    // Blocks of running text have dialogs of their own.
    const isList = !of?.some((member) => member.type === 'block')
    return {
      ...definition,
      ...(input && {components: {...components, input}}),
      ...(type === 'sharedPicture' && {
        components: {...components, input: SharedPictureInput, block: SharedPictureBlock},
      }),
      ...(type === 'date' && initialValue ? {initialValue: () => londonDay(siteNow())} : undefined),
      ...(fields && {fields: fields.map(withInput)}),
      ...(of && {of: of.map(isList ? asListItem : withInput)}),
      ...(marks?.annotations && {marks: {...marks, annotations: marks.annotations.map(withInput)}}),
    }
  }

  const asListItem = (member: Definition): Definition => {
    const item = withInput(member)
    const made = chainOf(member)
    if (!openInDialogs.has(made.at(-1)?.type ?? '')) return item
    // An input on a member of a list replaces that of its type, so it has to contain it.
    const input = made.map(inputOf).find(Boolean) as ComponentType<ObjectInputProps> | undefined
    return {...item, components: {...item.components, input: withDoneButton(input)}}
  }

  const chainOf = (definition: Definition): Definition[] => {
    const parent = named.get(definition.type)
    return parent ? [definition, ...chainOf(parent)] : [definition]
  }

  return definitions.map(withInput) as unknown as SchemaTypeDefinition[]
}
