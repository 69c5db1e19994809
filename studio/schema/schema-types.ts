import {campaign} from '@site/schemas/documents/campaign'
import {event} from '@site/schemas/documents/event'
import {group} from '@site/schemas/documents/group'
import {legalPage} from '@site/schemas/documents/legalPage'
import {newsItem} from '@site/schemas/documents/newsItem'
import {photoAlbum} from '@site/schemas/documents/photoAlbum'
import {redirect} from '@site/schemas/documents/redirect'
import {school} from '@site/schemas/documents/school'
import {accessAnswer} from '@site/schemas/objects/places/accessAnswer'
import {actionTypes} from '@site/schemas/objects/links/actionTypes'
import {bodyImage} from '@site/schemas/objects/pictures/bodyImage'
import {campaignReport} from '@site/schemas/objects/community/campaignReport'
import {contactPerson} from '@site/schemas/objects/people/contactPerson'
import {contacts} from '@site/schemas/objects/people/contacts'
import {councilMeeting} from '@site/schemas/objects/community/councilMeeting'
import {councilMember} from '@site/schemas/objects/people/councilMember'
import {download} from '@site/schemas/objects/links/download'
import {eventAccess} from '@site/schemas/objects/places/eventAccess'
import {legalSection} from '@site/schemas/objects/texts/legalSection'
import {linkButton} from '@site/schemas/objects/links/linkButton'
import {localizedBody} from '@site/schemas/objects/texts/localizedBody'
import {localizedImage} from '@site/schemas/objects/pictures/localizedImage'
import {localizedString} from '@site/schemas/objects/texts/localizedString'
import {localizedText} from '@site/schemas/objects/texts/localizedText'
import {memberDiscount} from '@site/schemas/objects/events/memberDiscount'
import {milestone} from '@site/schemas/objects/community/milestone'
import {openingHours} from '@site/schemas/objects/places/openingHours'
import {performer} from '@site/schemas/objects/people/performer'
import {place} from '@site/schemas/objects/places/place'
import {press} from '@site/schemas/objects/community/press'
import {pressPicture} from '@site/schemas/objects/pictures/pressPicture'
import {price} from '@site/schemas/objects/events/price'
import {programmeItem} from '@site/schemas/objects/events/programmeItem'
import {publicDocument} from '@site/schemas/objects/community/publicDocument'
import {question} from '@site/schemas/objects/texts/question'
import {registerEntry} from '@site/schemas/objects/community/registerEntry'
import {registration} from '@site/schemas/objects/events/registration'
import {richText, translatedRichText} from '@site/schemas/objects/texts/richText'
import {safeguarding} from '@site/schemas/objects/schools/safeguarding'
import {schoolBreak} from '@site/schemas/objects/schools/schoolBreak'
import {schoolFee} from '@site/schemas/objects/schools/schoolFee'
import {seo} from '@site/schemas/objects/search/seo'
import {sharedPicture} from '@site/schemas/objects/pictures/sharedPicture'
import {socialLink} from '@site/schemas/objects/links/socialLink'
import {stat} from '@site/schemas/objects/texts/stat'
import {synonymGroup} from '@site/schemas/objects/search/synonymGroup'
import {table, tableRow} from '@site/schemas/objects/texts/table'
import {ticketing} from '@site/schemas/objects/events/ticketing'
import {titledText} from '@site/schemas/objects/texts/titledText'
import {video} from '@site/schemas/objects/pictures/video'
import {weeklyTime} from '@site/schemas/objects/schools/weeklyTime'
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
