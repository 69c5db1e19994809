import {Hono, type Context} from 'hono'
import {cardOfSubscription} from '../customers/customer-cards.ts'
import {findCustomer} from '../customers/customer-object.ts'
import {liveSubscriptions} from '../subscriptions/subscription-object.ts'
import {saveCard} from '../billing/save-card.ts'
import type {Account} from '../store/account.ts'
import {expireDue} from '../store/expire-due.ts'
import {testPayment, type PageFault, type TypedPayment} from './checkout-view.ts'
import {messagePage, originsOf, securePage} from './page-frame.ts'
import {languageOf, messagesIn} from './page-language.ts'
import {portalPage} from './portal-page.ts'
import {formOf, payerIn, typedIn} from './typed-payment.ts'

/** The page of a portal session, which changes the card of the customer. */
export function portalRoutes(account: Account): Hono {
  const routes = new Hono()
  const {store, clock} = account

  const opened = (c: Context) => {
    expireDue(account)
    const session = store.get('billing_portal.session', c.req.param('id') ?? '')
    const language = languageOf(session?.locale, c.req.header('accept-language'))
    const done = session?.flow?.after_completion.redirect?.return_url
    securePage(c, originsOf(session?.return_url, done))
    const customer = session && findCustomer(account, session.customer)
    return {language, found: session && customer && {session, customer, done}}
  }
  type Opened = NonNullable<ReturnType<typeof opened>['found']>

  const show = (
    c: Context,
    {session, customer}: Opened,
    {typed = testPayment, fault}: {typed?: TypedPayment; fault?: PageFault} = {},
  ) =>
    c.html(
      portalPage({
        card: cardOfSubscription(account, customer, liveSubscriptions(account, customer)[0]),
        language: languageOf(session.locale, c.req.header('accept-language')),
        typed,
        fault,
        mayGoBack: session.return_url !== null,
      }),
    )

  routes.get('/p/session/:id', (c) => {
    const {language, found} = opened(c)
    return found ? show(c, found) : c.html(messagePage(language, messagesIn(language).unknown), 404)
  })

  routes.post('/p/session/:id', async (c) => {
    const form = await formOf(c)
    const {language, found} = opened(c)
    const texts = messagesIn(language)
    if (!found) return c.html(messagePage(language, texts.unknown), 404)
    const {session, customer, done} = found
    if (form.action === 'back' && session.return_url !== null) return c.redirect(session.return_url, 303)
    const typed = typedIn(form, customer.email ?? 'customer@example.test')
    const payer = payerIn(typed, clock.ms(), language)
    if ('message' in payer) return show(c, found, {typed, fault: payer})
    const saved = store.transaction(() => saveCard(account, customer, payer))
    if (saved.kind === 'declined') {
      const field = saved.reason === 'incorrect_cvc' ? 'cvc' : 'number'
      return show(c, found, {typed, fault: {message: texts.declined[saved.reason], field}})
    }
    if (done) return c.redirect(done, 303)
    return c.html(messagePage(language, {title: texts.portal.saved, text: texts.portal.savedText}))
  })

  return routes
}
