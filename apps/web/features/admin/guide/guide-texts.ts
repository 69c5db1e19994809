import textLt from '../../../../../docs/admin-guide.lt.md'
import membersLt from '../../../../../docs/admin-guide/lt/members.webp'
import paymentLt from '../../../../../docs/admin-guide/lt/payment.webp'
import registrationsLt from '../../../../../docs/admin-guide/lt/registrations.webp'
import doorLt from '../../../../../docs/admin-guide/lt/door.webp'
import newsletterLt from '../../../../../docs/admin-guide/lt/newsletter.webp'
import textEn from '../../../../../docs/admin-guide.en.md'
import membersEn from '../../../../../docs/admin-guide/en/members.webp'
import paymentEn from '../../../../../docs/admin-guide/en/payment.webp'
import registrationsEn from '../../../../../docs/admin-guide/en/registrations.webp'
import doorEn from '../../../../../docs/admin-guide/en/door.webp'
import newsletterEn from '../../../../../docs/admin-guide/en/newsletter.webp'
import type {Language} from '@site/schemas/languages'
import type {StaticImageData} from 'next/image'

interface GuideText {
  markdown: string
  /** By their paths in the Markdown. */
  pictures: Record<string, StaticImageData>
}

/** The guide to the admin dashboard, which `npm run guide-pictures` takes the pictures of. */
export const guideTexts: Record<Language, GuideText> = {
  lt: {
    markdown: textLt,
    pictures: {
      'admin-guide/lt/members.webp': membersLt,
      'admin-guide/lt/payment.webp': paymentLt,
      'admin-guide/lt/registrations.webp': registrationsLt,
      'admin-guide/lt/door.webp': doorLt,
      'admin-guide/lt/newsletter.webp': newsletterLt,
    },
  },
  en: {
    markdown: textEn,
    pictures: {
      'admin-guide/en/members.webp': membersEn,
      'admin-guide/en/payment.webp': paymentEn,
      'admin-guide/en/registrations.webp': registrationsEn,
      'admin-guide/en/door.webp': doorEn,
      'admin-guide/en/newsletter.webp': newsletterEn,
    },
  },
}
