import textLt from './guide.lt.md'
import membersLt from './pictures/lt/members.webp'
import paymentLt from './pictures/lt/payment.webp'
import registrationsLt from './pictures/lt/registrations.webp'
import doorLt from './pictures/lt/door.webp'
import newsletterLt from './pictures/lt/newsletter.webp'
import textEn from './guide.en.md'
import membersEn from './pictures/en/members.webp'
import paymentEn from './pictures/en/payment.webp'
import registrationsEn from './pictures/en/registrations.webp'
import doorEn from './pictures/en/door.webp'
import newsletterEn from './pictures/en/newsletter.webp'
import type {Language} from '@site/schemas/languages'
import type {StaticImageData} from 'next/image'

interface GuideText {
  markdown: string
  pictures: Record<string, StaticImageData>
}

/** `npm run guide-pictures` takes the pictures. */
export const guideTexts: Record<Language, GuideText> = {
  lt: {
    markdown: textLt,
    pictures: {
      'pictures/lt/members.webp': membersLt,
      'pictures/lt/payment.webp': paymentLt,
      'pictures/lt/registrations.webp': registrationsLt,
      'pictures/lt/door.webp': doorLt,
      'pictures/lt/newsletter.webp': newsletterLt,
    },
  },
  en: {
    markdown: textEn,
    pictures: {
      'pictures/en/members.webp': membersEn,
      'pictures/en/payment.webp': paymentEn,
      'pictures/en/registrations.webp': registrationsEn,
      'pictures/en/door.webp': doorEn,
      'pictures/en/newsletter.webp': newsletterEn,
    },
  },
}
