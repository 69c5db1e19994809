import 'server-only'
import {
  type NamedPhoto,
  namedPhoto,
  namedPhotoParams,
  namedPhotoQuery,
  parsePhotoParameter,
  photoParameter,
  type PhotoReference,
} from '@site/schemas/content/photo-reference'
import {defineQuery} from 'next-sanity'
import * as z from 'zod'
import {BatchedLookup} from '#/shared-cache/batched-lookup.ts'
import {client, lookupAllowance} from '#/sanity/client.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {image, seo} from '#/sanity/fragments.ts'
import type {ContactPageQueryResult} from '#/sanity/sanity.types.gen.ts'

export type ContactPage = NonNullable<ContactPageQueryResult>

export const contactPageQuery = defineQuery(`*[_type == "contactPage"][0]{
  title,
  text,
  "image": image${image},
  phoneNote,
  emailNote,
  "press": press{
    contact,
    members,
    founded,
    "pictures": pictures[]{
      _key,
      credit,
      "image": image${image},
      "file": image.asset->originalFilename
    }
  },
  "seo": seo${seo}
}`)

export async function getContactPage(): Promise<ContactPage | null> {
  return fetchContent({query: contactPageQuery, tags: ['contactPage']})
}

const namedPhotos = new BatchedLookup<NamedPhoto | null>({
  name: 'named-photo',
  maxQuestions: 20,
  allowance: lookupAllowance,
  async answer(parameters) {
    const queries = parameters.map((_, n) =>
      namedPhotoQuery.replaceAll('$document', `$document${n}`).replaceAll('$key', `$key${n}`),
    )
    const params = parameters.map((parameter, n) => {
      const photo = parsePhotoParameter(parameter)
      const {document, key} = photo ? namedPhotoParams(photo) : {document: null, key: null}
      return {[`document${n}`]: document, [`key${n}`]: key}
    })
    const found = await client.fetch<unknown>(`[${queries.join()}]`, Object.assign({}, ...params), {
      cache: 'no-store',
    })
    return z.array(namedPhoto.nullable()).length(parameters.length).parse(found)
  },
})

/**
 * The photo is not cached, since anybody may ask for any; the result is null if there is none.
 * @throws {TooManyLookups}
 */
export const getNamedPhoto = (photo: PhotoReference): Promise<NamedPhoto | null> =>
  namedPhotos.ask(photoParameter(photo))
