import 'server-only'
import {
  type NamedPhoto,
  namedPhoto,
  namedPhotoParams,
  namedPhotoQuery,
  type PhotoReference,
} from '@site/schemas/requests/photo-reference'
import {defineQuery} from 'next-sanity'
import {client} from '#/sanity/client.ts'
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
      "original": image.asset->{url, originalFilename, "width": metadata.dimensions.width, "height": metadata.dimensions.height}
    }
  },
  "seo": seo${seo}
}`)

export async function getContactPage(): Promise<ContactPage | null> {
  return fetchContent({query: contactPageQuery, tags: ['contactPage']})
}

/** A published photo, uncached, since anybody may ask for any; null if there is none. */
export async function getNamedPhoto(photo: PhotoReference): Promise<NamedPhoto | null> {
  return namedPhoto
    .nullable()
    .parse(await client.fetch(namedPhotoQuery, namedPhotoParams(photo), {cache: 'no-store'}))
}
