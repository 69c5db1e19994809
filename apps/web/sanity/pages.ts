import {defineQuery} from 'next-sanity'
import {body, image, seo} from './fragments.ts'

export const homePageQuery = defineQuery(`*[_type == "homePage"][0]{
  title,
  text,
  "image": image${image},
  "campaign": campaign->{name, description, "image": image${image}, stats, reference, _id, path},
  "seo": seo${seo}
}`)

export const aboutPageQuery = defineQuery(`*[_type == "aboutPage"][0]{
  title,
  text,
  "image": image${image},
  connections,
  objectives,
  missions,
  eligibility,
  "membership": membership${body},
  subscription,
  reasons,
  "seo": seo${seo}
}`)

export const membershipPageQuery = defineQuery(`*[_type == "membershipPage"][0]{
  title,
  text,
  "image": image${image},
  hasDeadline,
  benefits,
  feeText,
  minimumAge,
  "seo": seo${seo}
}`)

export const contactPageQuery = defineQuery(`*[_type == "contactPage"][0]{
  title,
  text,
  "image": image${image},
  phoneNote,
  emailNote,
  "seo": seo${seo}
}`)

export const legalPageQuery = defineQuery(`*[_type == "legalPage" && _id == $id][0]{
  title,
  intro,
  updatedOn,
  sections[]{_key, title, "body": body${body}},
  "seo": seo${seo}
}`)
