import type {CustomValidator, UrlRule, ValidationContext} from '@sanity/types'
import {documentPath} from '../routes/document-path.ts'
import {isSitePath} from '../routes/reserved-paths.ts'
import {languages} from '../languages.ts'
import {completeLink, completeWebAddress, isContact, isPath, isWholeAddress} from '../links/typed-link.ts'
import {readVideoAddress} from '../links/video-address.ts'
import {message} from './messages.ts'
import {findOtherPublished, pageAt} from './stored-documents.ts'

declare module '@sanity/types' {
  interface UrlOptions {
    /** `anywhere` also accepts pages of the site, files, email addresses and phone numbers. */
    leads?: 'anywhere'
  }
}

/** Browsers and the site's own redirects stop at about this length. */
const MOST_CHARACTERS = 2000

/** Accepts a whole http(s) address or an empty field. */
export const webAddress = (rule: UrlRule): UrlRule => addressWith(/^https?:/, rule)

export const secureWebAddress = (rule: UrlRule): UrlRule => addressWith(/^https:/, rule)

function addressWith(scheme: RegExp, rule: UrlRule): UrlRule {
  return plainUrl(rule, (address, context) => {
    if (isContact(address)) return message(context, 'link.webOnly')
    if (isWholeAddress(address) && scheme.test(address)) return true
    return incomplete(address, completeWebAddress(address), context) ?? message(context, 'link.notWeb')
  })
}

/** Two links to the tickets would have to be changed in two places. */
export function ticketsLinkedOnce(rule: UrlRule): UrlRule {
  return rule
    .custom<string>(async (url, context) => {
      if (!url) return true
      const sells = {filter: '_type == "event" && ticketing.url == $url', params: {url}}
      const event = await findOtherPublished(context, sells)
      return event === undefined || message(context, 'link.tickets', {event})
    })
    .warning()
}

/** Accepts a page or file of the site, a whole address, an email address or a phone number, and an empty field. */
export function linkAnywhere(rule: UrlRule): UrlRule {
  return plainUrl(rule, (link, context) => {
    if (isPath(link)) return validatePage(link, context)
    if (isWholeAddress(link)) return true
    return incomplete(link, completeLink(link), context) ?? message(context, 'link.invalid')
  })
}

export function videoAddress(rule: UrlRule): UrlRule {
  return plainUrl(rule, (address, context) => {
    const video = readVideoAddress(completeWebAddress(address))
    if (video === 'list')
      return {
        lt: 'Tai vaizdo įrašų sąrašas. Atverkite vieną įrašą ir nukopijuokite jo adresą.',
        en: 'This is a list of videos. Open one of them, and copy its address.',
      }
    if (!video)
      return {
        lt: 'Čia tinka tik „YouTube“ arba „Vimeo“ vaizdo įrašo adresas. Į kitą svetainę veskite mygtuku.',
        en: 'Only the address of a video on YouTube or Vimeo works here. Lead to another site with a button.',
      }
    return isWholeAddress(address) || (incomplete(address, completeWebAddress(address), context) ?? true)
  })
}

/** Sanity's own check accepts `youtube.com` as a path of the site. */
function plainUrl(
  rule: UrlRule,
  validate: (link: string, context: ValidationContext) => ReturnType<CustomValidator<string>>,
): UrlRule {
  return rule.uri({allowRelative: true, scheme: /./}).custom((link, context) => {
    if (!link) return true
    if (link.length > MOST_CHARACTERS) {
      return message(context, 'text.tooLong', {length: link.length, most: MOST_CHARACTERS})
    }
    return validate(link, context)
  })
}

function incomplete(link: string, completed: string, context: ValidationContext): string | undefined {
  const isMeant = completed !== link && isWholeAddress(completed)
  return isMeant ? message(context, 'link.incomplete', {address: completed}) : undefined
}

async function validatePage(link: string, context: ValidationContext): Promise<true | string> {
  const path = pagePath(link)
  if (!path) return message(context, 'link.invalid')
  if (isSitePath(path) || (context.document && documentPath(context.document) === path)) return true
  const found =
    (await findOtherPublished(context, pageAt(path))) ??
    (await findOtherPublished(context, {filter: '_type == "redirect" && from == $path', params: {path}}))
  return found !== undefined || message(context, 'link.noPage', {path})
}

/** Returns the path without language, query and fragment. */
function pagePath(link: string): string | undefined {
  if (!URL.canParse(link, 'https://site')) return undefined
  const {pathname} = new URL(link, 'https://site')
  const [, first, ...rest] = pathname.replace(/(.)\/$/, '$1').split('/')
  const isLanguage = languages.some(({id}) => id === first)
  return isLanguage ? `/${rest.join('/')}` : `/${[first, ...rest].join('/')}`
}
