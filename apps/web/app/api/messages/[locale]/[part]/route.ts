import {formKinds} from '@site/schemas/statuses/registration'
import {hasLocale, type Messages} from 'next-intl'
import {getMessages} from 'next-intl/server'
import {donationMessages, giftAidMessages} from '#/features/donations/donation-messages.ts'
import {applicationMessages} from '#/features/membership/application-messages.ts'
import {registrationMessages} from '#/features/registrations/registration-messages.ts'
import {routing} from '#/i18n/routing.ts'

// A static route would cache a response for every made-up path until the next restart.
export const dynamic = 'force-dynamic'

const accountPages = ['confirm', 'profile', 'reset']

function accountMessages({account}: Messages) {
  const ofDialog = Object.entries(account).filter(([key]) => !accountPages.includes(key))
  return {account: Object.fromEntries(ofDialog)}
}

const parts = new Map<string, (messages: Messages) => object>([
  ['account', accountMessages],
  ['comments', ({comments}) => ({comments})],
  ['contact', ({contact, submission}) => ({contact, submission})],
  ['donation', donationMessages],
  ['donationWithGiftAid', giftAidMessages],
  ['error', ({error}) => ({error})],
  ['giftAidDeclaration', ({giftAidDeclaration}) => ({giftAidDeclaration})],
  ['membership', applicationMessages],
  ['newsletter', ({newsletter: {form}}) => ({newsletter: {form}})],
  ...formKinds.map((kind) => [kind, registrationMessages(kind)] as const),
])

/** Pages do not have the messages of their dialogs (`ui/dialogs`) and of what loads late (`ui/late/late-component.tsx`). */
export async function GET(
  _: Request,
  {params}: RouteContext<'/api/messages/[locale]/[part]'>,
): Promise<Response> {
  const {locale, part} = await params
  const messagesOf = parts.get(part)
  if (!messagesOf || !hasLocale(routing.locales, locale)) return new Response(null, {status: 404})
  const messages = await getMessages({locale})
  return Response.json(
    {form: messages.form, ...messagesOf(messages)},
    {headers: {'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex'}},
  )
}
