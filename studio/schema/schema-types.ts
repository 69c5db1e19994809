import {campaign} from '@site/schemas/documents/campaign'
import {event} from '@site/schemas/documents/event'
import {group} from '@site/schemas/documents/group'
import {legalPage} from '@site/schemas/documents/legalPage'
import {newsItem} from '@site/schemas/documents/newsItem'
import {photoAlbum} from '@site/schemas/documents/photoAlbum'
import {redirect} from '@site/schemas/documents/redirect'
import {school} from '@site/schemas/documents/school'
import {accessAnswer} from '@site/schemas/objects/accessAnswer'
import {actionTypes} from '@site/schemas/objects/actionTypes'
import {bodyImage} from '@site/schemas/objects/bodyImage'
import {campaignReport} from '@site/schemas/objects/campaignReport'
import {contactPerson} from '@site/schemas/objects/contactPerson'
import {contacts} from '@site/schemas/objects/contacts'
import {councilMeeting} from '@site/schemas/objects/councilMeeting'
import {councilMember} from '@site/schemas/objects/councilMember'
import {download} from '@site/schemas/objects/download'
import {eventAccess} from '@site/schemas/objects/eventAccess'
import {legalSection} from '@site/schemas/objects/legalSection'
import {linkButton} from '@site/schemas/objects/linkButton'
import {localizedBody} from '@site/schemas/objects/localizedBody'
import {localizedImage} from '@site/schemas/objects/localizedImage'
import {localizedString} from '@site/schemas/objects/localizedString'
import {localizedText} from '@site/schemas/objects/localizedText'
import {memberDiscount} from '@site/schemas/objects/memberDiscount'
import {milestone} from '@site/schemas/objects/milestone'
import {openingHours} from '@site/schemas/objects/openingHours'
import {performer} from '@site/schemas/objects/performer'
import {place} from '@site/schemas/objects/place'
import {press} from '@site/schemas/objects/press'
import {pressPicture} from '@site/schemas/objects/pressPicture'
import {price} from '@site/schemas/objects/price'
import {programmeItem} from '@site/schemas/objects/programmeItem'
import {publicDocument} from '@site/schemas/objects/publicDocument'
import {question} from '@site/schemas/objects/question'
import {registerEntry} from '@site/schemas/objects/registerEntry'
import {registration} from '@site/schemas/objects/registration'
import {richText, translatedRichText} from '@site/schemas/objects/richText'
import {safeguarding} from '@site/schemas/objects/safeguarding'
import {schoolBreak} from '@site/schemas/objects/schoolBreak'
import {schoolFee} from '@site/schemas/objects/schoolFee'
import {seo} from '@site/schemas/objects/seo'
import {sharedPicture} from '@site/schemas/objects/sharedPicture'
import {socialLink} from '@site/schemas/objects/socialLink'
import {stat} from '@site/schemas/objects/stat'
import {synonymGroup} from '@site/schemas/objects/synonymGroup'
import {table, tableRow} from '@site/schemas/objects/table'
import {ticketing} from '@site/schemas/objects/ticketing'
import {titledText} from '@site/schemas/objects/titledText'
import {video} from '@site/schemas/objects/video'
import {weeklyTime} from '@site/schemas/objects/weeklyTime'
import {aboutPage} from '@site/schemas/singletons/aboutPage'
import {contactPage} from '@site/schemas/singletons/contactPage'
import {groupsPage} from '@site/schemas/singletons/groupsPage'
import {homePage} from '@site/schemas/singletons/homePage'
import {membersGroup} from '@site/schemas/singletons/membersGroup'
import {membershipPage} from '@site/schemas/singletons/membershipPage'
import {schoolsPage} from '@site/schemas/singletons/schoolsPage'
import {siteSettings} from '@site/schemas/singletons/siteSettings'
import type {Language} from '@site/schemas/languages'
import type {PreviewConfig, SchemaTypeDefinition} from 'sanity'
import {inLanguage} from '../languages/interface/in-language.ts'
import {documentPreviews} from '../list-items/document-previews.ts'
import {readablePreview} from '../list-items/readable-preview.ts'
import {typeIcons} from './type-icons.ts'

/** Each of these types has one document, whose id is the type's name. */
export const singletonTypes = [
  homePage,
  aboutPage,
  schoolsPage,
  groupsPage,
  membershipPage,
  contactPage,
  siteSettings,
]

/** These have an id of their own and no page, because only some people may read them. */
export const privateTypes = [membersGroup]

export const documentTypes = [newsItem, event, campaign, school, group, photoAlbum, legalPage, redirect]

const allDocuments = [...documentTypes, ...singletonTypes, ...privateTypes]

const objectTypes = [
  ...actionTypes,
  accessAnswer,
  bodyImage,
  campaignReport,
  contactPerson,
  contacts,
  councilMeeting,
  councilMember,
  download,
  eventAccess,
  legalSection,
  linkButton,
  localizedBody,
  localizedImage,
  localizedString,
  localizedText,
  memberDiscount,
  milestone,
  openingHours,
  performer,
  place,
  press,
  pressPicture,
  price,
  programmeItem,
  publicDocument,
  question,
  registerEntry,
  registration,
  richText,
  safeguarding,
  schoolBreak,
  schoolFee,
  seo,
  sharedPicture,
  socialLink,
  stat,
  synonymGroup,
  table,
  tableRow,
  ticketing,
  titledText,
  translatedRichText,
  video,
  weeklyTime,
]

export const schemaTypesIn = (language: Language) => [
  ...allDocuments.map((type) => withLooks(inLanguage(type, language))),
  ...objectTypes.map((type) => withReadablePreview(inLanguage(type, language))),
]

function withLooks(definition: SchemaTypeDefinition): SchemaTypeDefinition {
  const preview = documentPreviews[definition.name]
  return {...definition, icon: typeIcons[definition.name], ...(preview && {preview})}
}

function withReadablePreview(definition: SchemaTypeDefinition): SchemaTypeDefinition {
  if (definition.type !== 'object' && definition.type !== 'image') return definition
  const {title, preview} = definition as {title?: string; preview?: PreviewConfig}
  return {...definition, icon: typeIcons[definition.name], preview: readablePreview(title, preview)}
}
