import type {CustomValidatorResult, SanityDocument, ValidationContext} from '@sanity/types'
import {defineField, defineType} from '../define.ts'
import {requireOneTarget, type Target, targetDocument, targetPage} from '../fields/link-target.ts'
import {pathPattern} from '../routes/document-path.ts'
import {isSitePath} from '../routes/reserved-paths.ts'
import {tooLong} from '../validation/lengths.ts'
import {findOtherPublished, pageAt} from '../validation/stored-documents.ts'
import {message} from '../validation/messages.ts'

export const redirect = defineType({
  name: 'redirect',
  title: {lt: 'Nukreipimas', en: 'Redirect'},
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: {lt: 'Senas adresas', en: 'Old address'},
      description: {
        lt: 'Kuo baigiasi sena nuoroda, pvz., /kaledos. Pradėkite pasviruoju brūkšniu.',
        en: 'The end of the old link, such as /kaledos. Begin with a slash.',
      },
      type: 'string',
      validation: (rule) => [
        rule.required().error({
          lt: 'Įrašykite seną adresą, pvz., /kaledos.',
          en: 'Enter the old address, such as /kaledos.',
        }),
        rule.custom(validateRedirectSource),
      ],
    }),
    defineField({
      ...targetPage,
      description: {
        lt: 'Kur nukreipti lankytoją. Pasirinkite puslapį arba palikite tuščia ir žemiau nurodykite naujieną, renginį, kampaniją ar mokyklėlę.',
        en: 'Where the visitor is taken. Choose a page, or leave this empty and choose a news item, event, campaign or school below.',
      },
    }),
    defineField({
      ...targetDocument,
      description: {
        lt: 'Nuves ten, kur šis puslapis yra dabar, net jei jo adresas vėl pasikeis.',
        en: 'Leads to wherever this page is now, even if its address changes again.',
      },
      weak: true,
    }),
  ],
  validation: (rule) => rule.custom<SanityDocument & Target>(requireOneTarget),
  orderings: [
    {
      name: 'from',
      title: {lt: 'Pagal seną adresą', en: 'By old address'},
      by: [{field: 'from', direction: 'asc'}],
    },
  ],
})

async function validateRedirectSource(
  from: string | undefined,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (!from) return true
  const isShort = tooLong(from, 'title', context)
  if (isShort !== true) return isShort
  if (!pathPattern.test(from)) {
    return {
      lt: 'Pradėkite pasviruoju brūkšniu ir rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., /kaledos.',
      en: 'Begin with a slash, and use only small letters without Lithuanian accents, digits and hyphens, such as /kaledos.',
    }
  }
  if (isSitePath(from)) return message(context, 'redirect.sitePath', {path: from})
  const page = await findOtherPublished(context, pageAt(from))
  if (page) return message(context, 'redirect.page', {path: from, page})
  const other = await findOtherPublished(context, {
    filter: '_type == "redirect" && from == $from',
    params: {from},
  })
  return other === undefined || message(context, 'redirect.taken', {path: from})
}
