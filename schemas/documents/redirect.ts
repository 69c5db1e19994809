import {defineField, defineType, type SanityDocument, type ValidationContext} from '@sanity/types'
import {requireOneTarget, type Target, targetDocument, targetPage} from '../fields/link-target.ts'
import {pathPattern} from '../routes/document-path.ts'
import {isSitePath} from '../routes/reserved-paths.ts'
import {findOtherDocument, findPageAt} from '../validation/stored-documents.ts'

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
  preview: {
    select: {
      title: 'from',
      page: 'page',
      documentTitle: 'document.title.lt',
      documentName: 'document.name.lt',
    },
    prepare: ({title, page, documentTitle, documentName}) => ({
      title,
      subtitle: `→ ${page ?? documentTitle ?? documentName ?? '?'}`,
    }),
  },
})

/** True if the path can be redirected, otherwise the validation message. */
async function validateRedirectSource(
  from: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!from) return true
  if (!pathPattern.test(from)) {
    return 'Pradėkite pasviruoju brūkšniu ir rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., /kaledos.'
  }
  if (isSitePath(from)) return `Adresu ${from} atveriamas svetainės puslapis, todėl jo nukreipti negalima.`
  const page = await findPageAt(from, context)
  if (page) return `Adresu ${from} atveriamas puslapis „${page}“. Pirma pakeiskite to puslapio adresą.`
  const other = await findOtherDocument(context, '_type == "redirect" && from == $from', {from})
  return other === undefined || `Adresas ${from} jau nukreiptas.`
}
