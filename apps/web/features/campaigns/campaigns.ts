import {defineQuery} from 'next-sanity'
import {body, image, seo} from '#/sanity/fragments.ts'

export const campaignQuery = defineQuery(`*[_type == "campaign" && path == $path][0]{
  _id,
  name,
  description,
  "image": image${image},
  "body": body${body},
  stats,
  "gallery": gallery[]${image},
  reference,
  targetAmount,
  paypalUrl,
  path,
  "seo": seo${seo}
}`)
