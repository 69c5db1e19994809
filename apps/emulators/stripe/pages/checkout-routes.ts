import {Hono, type Context} from 'hono'
import type Stripe from 'stripe'
import type {Language} from '@site/schemas/languages'
import {changeOrder, type OrderFault} from '../checkout/change-order.ts'
import type {HiddenSession} from '../checkout/hidden-session.ts'
import {authenticateSession, paySession, type PaymentResult} from '../checkout/pay-session.ts'
import {sessionFromLink} from '../checkout/session-from-link.ts'
import {fixedEmail} from '../checkout/session-object.ts'
import {findLink} from '../catalogue/payment-link-object.ts'
import type {Account} from '../store/account.ts'
import {expireDue} from '../store/expire-due.ts'
import {authenticationPage} from './authentication-page.ts'
import {checkoutPage} from './checkout-page.ts'
import {testPayment, type OrderProblem, type PageFault, type TypedPayment} from './checkout-view.ts'
import {messagePage, originsOf, securePage} from './page-frame.ts'
import {languageOf, messagesIn} from './page-language.ts'
import {formOf, payerIn, typedIn, type Form} from './typed-payment.ts'

type Shown = {fault: PageFault} | {problem: OrderProblem}

export function checkoutRoutes(account: Account): Hono {
  const routes = new Hono()
  const {store} = account

  const opened = (c: Context) => {
    expireDue(account)
    const session = store.get('checkout.session', c.req.param('id') ?? '')
    const language = languageOf(session?.locale, c.req.header('accept-language'))
    securePage(c, originsOf(session?.success_url, session?.cancel_url))
    return {session, language, hidden: session && store.hidden<HiddenSession>(session.id)}
  }

  routes.get('/c/pay/:id', (c) => {
    const {session, language, hidden} = opened(c)
    if (!session || !hidden) return c.html(messagePage(language, messagesIn(language).unknown), 404)
    if (session.status !== 'open') return c.html(closedPage(session, language))
    return c.html(checkoutPage({account, session, hidden, language, typed: testPayment}))
  })

  routes.post('/c/pay/:id', async (c) => {
    const form = await formOf(c)
    const {session, language, hidden} = opened(c)
    if (!session || !hidden) return c.html(messagePage(language, messagesIn(language).unknown), 404)
    if (session.status !== 'open') return c.html(closedPage(session, language))
    const {action = ''} = form
    if (action === 'cancel' && session.cancel_url !== null) {
      return c.redirect(withSessionId(session.cancel_url, session), 303)
    }
    const show = (shown: Shown, typed: TypedPayment) => {
      const now = store.get('checkout.session', session.id) ?? session
      const order = store.hidden<HiddenSession>(session.id) ?? hidden
      return c.html(checkoutPage({account, session: now, hidden: order, language, typed, ...shown}))
    }
    if (action !== 'pay') {
      const order = orderIn(form)
      const {fault} = store.transaction(() => changeOrder(account, session, order))
      if (!fault) return c.redirect(`/c/pay/${session.id}`, 303)
      return show(orderProblem(fault, language, order.code), testPayment)
    }
    const typed = typedIn(form, fixedEmail(session))
    const isFree = session.amount_total === 0
    const payer = payerIn(isFree ? {...testPayment, email: typed.email} : typed, account.clock.ms(), language)
    if ('message' in payer) return show({fault: payer}, typed)
    const result = store.transaction(() => paySession(account, session, payer))
    return answer(c, result, {session, language, show: (shown) => show(shown, typed)})
  })

  routes.get('/c/pay/:id/authenticate', (c) => {
    const {session, language} = opened(c)
    if (!session || session.status !== 'open') return c.redirect(`/c/pay/${c.req.param('id')}`, 303)
    return c.html(authenticationPage(session, language))
  })

  routes.post('/c/pay/:id/authenticate', async (c) => {
    const {outcome} = await formOf(c)
    const {session, language, hidden} = opened(c)
    if (!session || !hidden || session.status !== 'open')
      return c.redirect(`/c/pay/${c.req.param('id')}`, 303)
    const result = store.transaction(() => authenticateSession(account, session, outcome === 'succeeds'))
    if (!result) return c.redirect(`/c/pay/${session.id}`, 303)
    const show = (shown: Shown) =>
      c.html(checkoutPage({account, session, hidden, language, typed: testPayment, ...shown}))
    return answer(c, result, {session, language, show})
  })

  routes.get('/b/:slug', (c) => {
    expireDue(account)
    const link = findLink(account, c.req.param('slug'))
    const language = languageOf(c.req.query('locale'), c.req.header('accept-language'))
    securePage(c)
    if (!link) return c.html(messagePage(language, messagesIn(language).unknown), 404)
    const session = store.transaction(() => sessionFromLink(account, link, new URL(c.req.url).searchParams))
    return c.redirect(`/c/pay/${session.id}`, 303)
  })

  return routes
}

interface Answer {
  session: Stripe.Checkout.Session
  language: Language
  show: (shown: Shown) => Response | Promise<Response>
}

function answer(c: Context, result: PaymentResult, {session, language, show}: Answer) {
  if (result.kind === 'authenticate') return c.redirect(`/c/pay/${session.id}/authenticate`, 303)
  if (result.kind === 'refused') return show(orderProblem(result.fault, language))
  if (result.kind === 'declined') {
    const {declined} = messagesIn(language)
    const field = result.reason === 'incorrect_cvc' ? 'cvc' : 'number'
    return show({fault: {message: declined[result.reason], field}})
  }
  const {success_url: success} = result.session
  return c.redirect(success === null ? `/c/pay/${session.id}` : withSessionId(success, session), 303)
}

function closedPage(session: Stripe.Checkout.Session, language: Language) {
  const texts = messagesIn(language)
  if (session.status === 'expired') return messagePage(language, texts.expired)
  return messagePage(language, session.payment_status === 'unpaid' ? texts.unpaid : texts.complete)
}

const withSessionId = (url: string, {id}: Stripe.Checkout.Session) =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', id)

function orderIn(form: Form): {code?: string; quantities?: Record<string, number>} {
  const quantities = Object.entries(form).flatMap(([name, value]) =>
    name.startsWith('quantity-')
      ? [[name.slice('quantity-'.length), /^\d{1,6}$/.test(value) ? Number(value) : -1] as const]
      : [],
  )
  const code = form.code?.trim()
  if (form.action === 'remove') return {code: ''}
  return {quantities: Object.fromEntries(quantities), ...(code && {code})}
}

const orderProblem = (fault: OrderFault, language: Language, code = '') => ({
  problem: {message: messagesIn(language).fault[fault === 'expired' ? 'expired_code' : fault], code},
})
