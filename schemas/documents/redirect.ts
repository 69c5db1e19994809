import {defineField, defineType, type SanityDocument, type ValidationContext} from '@sanity/types'
import {requireOneTarget, type Target, targetDocument, targetPage} from '../fields/link-target.ts'
import {pathPattern} from '../routes/document-path.ts'
import {isSitePath} from '../routes/reserved-paths.ts'
import {tooLong} from '../validation/lengths.ts'
import {findOtherPublished, pageAt} from '../validation/stored-documents.ts'
import {message} from '../validation/messages.ts'

/** A redirect from an old path to a page or document. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Nukreipimas',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: 'Senas adresas',
      description: 'Kuo baigiasi sena nuoroda, pvz., /kaledos. Pradėkite pasviruoju brūkšniu.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Įrašykite seną adresą, pvz., /kaledos.'),
        rule.custom(validateRedirectSource),
      ],
    }),
    defineField({
      ...targetPage,
      description:
        'Kur nukreipti lankytoją. Pasirinkite puslapį arba palikite tuščia ir žemiau nurodykite naujieną, renginį, kampaniją ar mokyklėlę.',
    }),
    defineField({
      ...targetDocument,
      description: 'Nuves ten, kur šis puslapis yra dabar, net jei jo adresas vėl pasikeis.',
      weak: true,
    }),
  ],
  validation: (rule) => rule.custom<SanityDocument & Target>(requireOneTarget),
  orderings: [{name: 'from', title: 'Pagal seną adresą', by: [{field: 'from', direction: 'asc'}]}],
})

/** True if the path can be redirected, otherwise the validation message. */
async function validateRedirectSource(
  from: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!from) return true
  const isShort = tooLong(from, 'title', context)
  if (isShort !== true) return isShort
  if (!pathPattern.test(from)) {
    return 'Pradėkite pasviruoju brūkšniu ir rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., /kaledos.'
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
