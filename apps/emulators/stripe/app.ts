import {Hono} from 'hono'
import {FULL_DISK, isWriteMethod, type Disk} from '../http/full-disk.ts'
import type {BodyLimits} from '../http/limit-bodies.ts'
import {isOwnOrigin} from '../http/own-origin.ts'
import type {WebhookSender} from '../http/webhook-sender.ts'
import {createApi, errorResponse} from './api/endpoint.ts'
import type {Idempotency} from './api/idempotency.ts'
import {insufficientStorage, StripeError, unrecognizedUrl} from './api/stripe-error.ts'
import {addProductEndpoints} from './catalogue/product-routes.ts'
import {addSessionEndpoints} from './checkout/session-routes.ts'
import {addCustomerEndpoints} from './billing/customer-routes.ts'
import {addCouponEndpoints} from './discounts/coupon-routes.ts'
import {addPromotionCodeEndpoints} from './discounts/promotion-code-routes.ts'
import {addInvoiceEndpoints} from './invoices/invoice-routes.ts'
import {localRoutes} from './local/local-routes.ts'
import type {OutageSwitch} from './local/outage.ts'
import {checkoutRoutes} from './pages/checkout-routes.ts'
import {dashboardRoutes} from './pages/dashboard-routes.ts'
import {invoiceRoutes} from './pages/invoice-routes.ts'
import {portalRoutes} from './pages/portal-routes.ts'
import {addRefundEndpoints} from './payments/refund-routes.ts'
import {addPortalEndpoints} from './portal/portal-session-routes.ts'
import {addPayoutEndpoints} from './payouts/payout-routes.ts'
import type {Account} from './store/account.ts'
import {expireDue} from './store/expire-due.ts'
import {addSubscriptionEndpoints} from './billing/subscription-routes.ts'
import type {Deliveries} from './store/deliveries.ts'
import type {DeliverySwitch} from './store/delivery-switches.ts'
import {addEventEndpoints} from './webhooks/event-routes.ts'

interface AppOptions {
  account: Account
  idempotency: Idempotency
  secretKey: string
  deliveries: Deliveries
  switches: DeliverySwitch
  sender: WebhookSender
  hasEndpoint: boolean
  outage: OutageSwitch
}

export function createApp(options: AppOptions): Hono {
  const {account, idempotency, secretKey, outage} = options
  const app = new Hono()
  app.get('/health', (c) => c.json({status: 'ok'}))

  for (const path of ['/local/*', '/dashboard', '/dashboard/*', '/b/*', '/c/*', '/i/*', '/p/*']) {
    app.use(path, async (c, next) => {
      if (isOwnOrigin((name) => c.req.header(name))) return next()
      const message = 'Only programs on this machine and pages of this server may do this.'
      throw new StripeError(403, {type: 'invalid_request_error', message})
    })
  }
  app.route('/local', localRoutes(options))
  app.route('/dashboard', dashboardRoutes(options))
  app.route('/', checkoutRoutes(account))
  app.route('/', portalRoutes(account))
  app.route('/', invoiceRoutes(account))

  app.use('/v1/*', outage.middleware)
  app.use('/v1/*', async (_c, next) => {
    expireDue(account)
    await next()
  })
  const add = createApi({app, account, idempotency, secretKey, delay: outage.delay})
  addSessionEndpoints(add, account)
  addProductEndpoints(add, account)
  addRefundEndpoints(add, account)
  addCouponEndpoints(add, account)
  addPromotionCodeEndpoints(add, account)
  addPayoutEndpoints(add, account)
  addCustomerEndpoints(add, account)
  addSubscriptionEndpoints(add, account)
  addInvoiceEndpoints(add, account)
  addPortalEndpoints(add, account)
  addEventEndpoints(add, account)

  app.notFound((c) => errorResponse(unrecognizedUrl(c.req.method, c.req.path), c))
  app.onError(errorResponse)
  return app
}

export const bodyLimits: BodyLimits = {
  maxBytes: () => 256 * 1024,
  tooLarge: (_path, maxBytes) =>
    Response.json(
      {error: {type: 'invalid_request_error', message: `The request is larger than ${maxBytes} bytes.`}},
      {status: 413},
    ),
}

export const diskOf = (directory: string): Disk => ({
  directory,
  isWrite: isWriteMethod,
  full: (path) =>
    path.startsWith('/v1/')
      ? Response.json({error: insufficientStorage().body}, {status: 507})
      : new Response(FULL_DISK, {status: 507}),
})
