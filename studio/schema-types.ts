import {campaign} from '@site/schemas/documents/campaign'
import {event} from '@site/schemas/documents/event'
import {newsItem} from '@site/schemas/documents/newsItem'
import {actionTypes} from '@site/schemas/objects/actionTypes'
import {bankDetails} from '@site/schemas/objects/bankDetails'
import {bodyImage} from '@site/schemas/objects/bodyImage'
import {contacts} from '@site/schemas/objects/contacts'
import {localizedBody} from '@site/schemas/objects/localizedBody'
import {localizedImage} from '@site/schemas/objects/localizedImage'
import {localizedString} from '@site/schemas/objects/localizedString'
import {localizedText} from '@site/schemas/objects/localizedText'
import {openingHours} from '@site/schemas/objects/openingHours'
import {place} from '@site/schemas/objects/place'
import {richText} from '@site/schemas/objects/richText'
import {seo} from '@site/schemas/objects/seo'
import {socialLink} from '@site/schemas/objects/socialLink'
import {homePage} from '@site/schemas/singletons/homePage'
import {siteSettings} from '@site/schemas/singletons/siteSettings'

/** Document types of which there is exactly one document, whose id is the type's name. */
export const singletonTypes = [homePage, siteSettings]

export const documentTypes = [newsItem, event, campaign]

/** Everything that the Studio knows. */
export const schemaTypes = [
  ...documentTypes,
  ...singletonTypes,
  ...actionTypes,
  localizedString,
  localizedText,
  localizedBody,
  richText,
  localizedImage,
  bodyImage,
  seo,
  place,
  contacts,
  socialLink,
  bankDetails,
  openingHours,
]
