import {BillIcon} from '@sanity/icons/Bill'
import {BookIcon} from '@sanity/icons/Book'
import {CalendarIcon} from '@sanity/icons/Calendar'
import {CogIcon} from '@sanity/icons/Cog'
import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {DocumentPdfIcon} from '@sanity/icons/DocumentPdf'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {HeartIcon} from '@sanity/icons/Heart'
import {HomeIcon} from '@sanity/icons/Home'
import {ImagesIcon} from '@sanity/icons/Images'
import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {LaunchIcon} from '@sanity/icons/Launch'
import {LinkIcon} from '@sanity/icons/Link'
import {LockIcon} from '@sanity/icons/Lock'
import {PlayIcon} from '@sanity/icons/Play'
import {ThLargeIcon} from '@sanity/icons/ThLarge'
import {ThListIcon} from '@sanity/icons/ThList'
import {UsersIcon} from '@sanity/icons/Users'
import type {ComponentType} from 'react'

export const typeIcons: Record<string, ComponentType> = {
  newsItem: DocumentTextIcon,
  event: CalendarIcon,
  campaign: HeartIcon,
  school: BookIcon,
  group: UsersIcon,
  photoAlbum: ImagesIcon,
  legalPage: BillIcon,
  redirect: LinkIcon,
  homePage: HomeIcon,
  aboutPage: InfoOutlineIcon,
  schoolsPage: ThListIcon,
  groupsPage: ThListIcon,
  membershipPage: CreditCardIcon,
  contactPage: EnvelopeIcon,
  siteSettings: CogIcon,
  membersGroup: LockIcon,
  linkButton: LaunchIcon,
  video: PlayIcon,
  download: DocumentPdfIcon,
  table: ThLargeIcon,
}
