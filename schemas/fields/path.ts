import type {CustomValidatorResult, SlugRule, StringRule, ValidationContext} from '@sanity/types'
import {defineField} from '../define.ts'
import {pathPattern} from '../routes/document-path.ts'
import {isReservedPath} from '../routes/reserved-paths.ts'
import {slugify} from '../routes/slugify.ts'
import {tooLong} from '../validation/lengths.ts'
import {plainRule} from '../validation/sanity-rules.ts'
import {findOtherDraft, findOtherPublished, pageAt} from '../validation/stored-documents.ts'
import {message} from '../validation/messages.ts'

export const path = defineField({
  name: 'path',
  title: {lt: 'Trumpas adresas', en: 'Short address'},
  description: {
    lt: 'Nebūtina. Adresas, kurį lengva pasakyti ar atspausdinti plakate, pvz., /kaledos-2025. Pradėkite pasviruoju brūkšniu. Vėliau pakeitus, senos nuorodos ves į naują adresą.',
    en: 'Optional. An address that is easy to say or to print on a poster, such as /kaledos-2025. Begin with a slash. If you change it later, old links lead to the new address.',
  },
  type: 'string',
  validation: pathRules,
})

/** A malformed, reserved or already published path is an error. A path that only another draft has is a warning. */
export function pathRules(rule: StringRule): StringRule[] {
  return [rule.custom(validatePath), rule.custom(warnOfDraft).warning()]
}

async function validatePath(
  value: string | undefined,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (!value) return true
  const isShort = tooLong(value, 'title', context)
  if (isShort !== true) return isShort
  if (!pathPattern.test(value)) {
    return {
      lt: 'Pradėkite pasviruoju brūkšniu ir rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., /kaledos-2025.',
      en: 'Begin with a slash, and use only small letters without Lithuanian accents, digits and hyphens, such as /kaledos-2025.',
    }
  }
  if (isReservedPath(value)) {
    return message(context, 'path.reserved', {path: value})
  }
  const other = await findOtherPublished(context, pageAt(value))
  return other === undefined || message(context, 'path.taken', {path: value, other})
}

async function warnOfDraft(value: string | undefined, context: ValidationContext): Promise<true | string> {
  const other = value && (await findOtherDraft(context, pageAt(value)))
  return !other || message(context, 'path.inDraft', {path: value, other})
}

export const slug = defineField({
  name: 'slug',
  title: {lt: 'Adreso pabaiga', en: 'End of the address'},
  description: {
    lt: 'Spustelėkite „Sukurti“ – adresas bus sudarytas iš lietuviško pavadinimo. Vėliau pakeitus, senos nuorodos ves į naują adresą.',
    en: 'Press ‘Generate’: the address is made from the Lithuanian title. If you change it later, old links lead to the new address.',
  },
  type: 'slug',
  options: {source: 'title.lt', slugify},
  validation: (rule) => {
    const plain = plainRule(rule)
    return [
      plain.custom<Slug>(
        (value) =>
          Boolean(value?.current) || {
            lt: 'Spustelėkite „Sukurti“, kad puslapis turėtų adresą.',
            en: 'Press ‘Generate’ so that the page has an address.',
          },
      ),
      plain.custom<Slug>((value, context) => tooLong(value?.current, 'title', context)),
      plain.custom<Slug>((value) =>
        !value?.current || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value.current)
          ? true
          : {
              lt: 'Adrese gali būti tik mažosios raidės be lietuviškų ženklų, skaičiai ir brūkšneliai. Paprasčiausia – spustelėti „Sukurti“.',
              en: 'An address can hold only small letters without Lithuanian accents, digits and hyphens. It is simplest to press ‘Generate’.',
            },
      ),
      plain.custom<Slug>(refuseTakenSlug),
      plain.custom<Slug>(warnOfDraftSlug).warning(),
    ] as unknown as SlugRule[]
  },
})

type Slug = {current?: string} | undefined

const withSlug = (current: string, {document}: Pick<ValidationContext, 'document'>) => ({
  filter: '_type == $type && slug.current == $current',
  params: {current, type: document?._type ?? ''},
})

/** Drafts do not count, because otherwise a copy would block the original from being published. */
async function refuseTakenSlug(value: Slug, context: ValidationContext): Promise<true | string> {
  const other = value?.current && (await findOtherPublished(context, withSlug(value.current, context)))
  return !other || message(context, 'slug.taken', {other})
}

async function warnOfDraftSlug(value: Slug, context: ValidationContext): Promise<true | string> {
  const other = value?.current && (await findOtherDraft(context, withSlug(value.current, context)))
  return !other || message(context, 'slug.inDraft', {other})
}
